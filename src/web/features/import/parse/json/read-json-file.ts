import type { JsonFlight } from '#domain/import/json/json-flight';
import { readJsonFlights } from '#domain/import/json/read-json-flights';
import { hashOf } from '#web/parts/files/hash-of.ts';
import { ReadError } from '../read-error.ts';
import type { ReadFlight, RefusedEntry, SourceFile } from '../readings.ts';
import { MAX_TEXT_BYTES } from '../sources/limits.ts';
import { bytesOf } from '../sources/source-bytes.ts';
import { decodeText } from '../text/decode-text.ts';

/** A flight in a JSON, and the path of its track as the JSON has it; empty without one. */
export interface FlightOfJson {
  readonly flight: ReadFlight;
  readonly trackPath: string;
}

export interface ReadJson {
  readonly flights: readonly FlightOfJson[];
  readonly refused: readonly RefusedEntry[];
}

/** Returns the flights in a JSON of another logbook. Throws when there are none. */
export async function readJsonFile({ path, handle }: SourceFile): Promise<ReadJson> {
  const bytes = await bytesOf(handle, MAX_TEXT_BYTES);
  const entries = readJsonFlights(parsed(decodeText(bytes)));
  if (entries === null) throw new ReadError('notFlightFile');
  const flights = entries.filter((flight) => flight !== null);
  if (flights.length === 0) throw new ReadError('noFlights');
  const sha256 = await hashOf(bytes);
  return {
    flights: flights.map((flight, index) => readFlightOf(flight, { path, key: `${sha256}:${index}` })),
    refused: entries.flatMap((flight, index) => (flight === null ? [{ row: index + 1, problem: 'noDate' }] : [])),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ReadError('badJson', { cause });
  }
}

function readFlightOf(
  { trackPath, ...values }: JsonFlight,
  { path, key }: { readonly path: string; readonly key: string },
): FlightOfJson {
  return { flight: { ...values, key, path, track: null }, trackPath };
}
