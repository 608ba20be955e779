import type { JsonFlight } from '#domain/import/json-flight';
import { readJsonFlights } from '#domain/import/read-json-flights';
import { isTrackKind } from '#domain/import/source-kind';
import { decodeText } from './decode-text.ts';
import { hashOf } from './hash-of.ts';
import { MAX_TEXT_BYTES } from './limits.ts';
import { ReadError } from './read-error.ts';
import type { ReadFlight, RefusedEntry, SourceFile } from './readings.ts';
import { bytesOf } from './source-bytes.ts';
import { pathsOfNamed } from './track-paths.ts';

/** A flight in a JSON, and the path of its track as the JSON has it; empty without one. */
interface FlightOfJson {
  readonly flight: ReadFlight;
  readonly trackPath: string;
}

interface ReadJson {
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

/** No logbook has lists in lists so deep, and none has so many values: parsing a file of nothing else takes all of the memory. */
const [MAX_DEPTH, MAX_VALUES] = [64, 3_000_000];

function parsed(text: string): unknown {
  rejectHostile(text);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ReadError('badJson', { cause });
  }
}

const DEPTH_OF: Readonly<Record<string, number>> = { '[': 1, '{': 1, ']': -1, '}': -1 };

/** Throws `tooDeep` or `tooLargeFile`. */
function rejectHostile(text: string): void {
  let [depth, values] = [0, 0];
  for (let i = 0; i < text.length; i += 1) {
    const mark = text.charAt(i);
    if (mark === '"') i = endOfString(text, i);
    else if (mark === ',') values += 1;
    else depth += DEPTH_OF[mark] ?? 0;
    if (depth > MAX_DEPTH) throw new ReadError('tooDeep');
    if (values > MAX_VALUES) throw new ReadError('tooLargeFile');
  }
}

/** Returns where the quote is that closes a string. */
function endOfString(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && text.charAt(end) !== '"') end += text.charAt(end) === '\\' ? 2 : 1;
  return end;
}

function readFlightOf(
  { trackPath, ...values }: JsonFlight,
  { path, key }: { readonly path: string; readonly key: string },
): FlightOfJson {
  return { flight: { ...values, key, path, track: null }, trackPath };
}

/** The values that recorders write beside a track, by the path of the track. Changed in place. */
export class Sidecars {
  readonly #tracks: ReadonlySet<string>;
  readonly #values = new Map<string, ReadFlight>();

  /** The sources among which a track can be. */
  constructor(sources: readonly SourceFile[]) {
    const tracks = sources.filter(({ kind }) => isTrackKind(kind));
    this.#tracks = new Set(tracks.map(({ path }) => path));
  }

  /** Keeps the values of flights whose tracks are among the sources, and returns the others. */
  keep(path: string, flights: readonly FlightOfJson[]): readonly ReadFlight[] {
    return flights.flatMap(({ flight, trackPath }) => {
      const track = trackPath === '' ? undefined : this.#trackAt(path, trackPath);
      if (track === undefined) return [flight];
      this.#values.set(track, flight);
      return [];
    });
  }

  /** Returns flights of a track file with the names, remarks and tags that were beside it, where they have none. */
  joined(path: string, flights: readonly ReadFlight[]): readonly ReadFlight[] {
    const beside = this.#values.get(path);
    if (beside === undefined) return flights;
    const { siteName, gliderName, remarks, tags } = beside;
    const values = { siteName, remarks, ...(tags && { tags }) };
    return flights.map((flight) => ({ ...flight, ...values, gliderName: gliderName || flight.gliderName }));
  }

  /** Returns the flight that is written beside a track which cannot be read. */
  withoutTrack(path: string): readonly ReadFlight[] {
    const beside = this.#values.get(path);
    return beside === undefined ? [] : [beside];
  }

  /** A track is looked for from the folder of the JSON up: its path begins at the root of the recorder's card. */
  #trackAt(path: string, trackPath: string): string | undefined {
    return pathsOfNamed(path, trackPath).find((place) => this.#tracks.has(place));
  }
}
