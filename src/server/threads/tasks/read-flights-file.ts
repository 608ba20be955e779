import { deserialize, serialize } from 'node:v8';
import {
  type CsvImport,
  type ImportedFlight,
  type ImportedLogbook,
  MAX_ROWS,
  readCsvFlights,
} from '#domain/csv/read-csv-flights';
import type { AltitudeUnit } from '#domain/units';
import { splitRows } from './csv-rows.ts';
import { type DecodedUpload, decodeUpload } from './upload-text.ts';

/** An uploaded file of flights. */
export interface FlightsFile {
  /** A data URI in base64. */
  readonly encodedContent: string;
  /** The unit of its altitudes. */
  readonly unit: AltitudeUnit;
}

/** The content of a file, its flights serialized in batches: deserializing all at once would block the event loop. */
export interface PackedLogbook extends Pick<ImportedLogbook, 'sites' | 'gliders'> {
  readonly flightsNum: number;
  /** To be read by {@link unpackFlights}, in the order of the file. */
  readonly batches: readonly Uint8Array[];
}

/** The outcome of reading a file. */
export type FlightsFileReading =
  | ({ readonly state: 'read' } & PackedLogbook)
  | Exclude<CsvImport, { readonly state: 'read' }>
  | Exclude<DecodedUpload, { readonly state: 'read' }>;

const BATCH_FLIGHTS = 500;

/** Reads and checks a CSV file of flights. */
export function readFlightsFile({ encodedContent, unit }: FlightsFile): FlightsFileReading {
  const upload = decodeUpload(encodedContent);
  if (upload.state !== 'read') return upload;
  const reading = readCsvFlights(splitRows(upload.text, MAX_ROWS), unit);
  if (reading.state !== 'read') return reading;
  const { sites, gliders, flights } = reading.logbook;
  return { state: 'read', sites, gliders, flightsNum: flights.length, batches: batchesOf(flights) };
}

/** Returns the flights of a batch of {@link PackedLogbook}. */
export function unpackFlights(batch: Uint8Array): readonly ImportedFlight[] {
  return deserialize(batch);
}

function batchesOf(flights: readonly ImportedFlight[]): Uint8Array[] {
  const batches: Uint8Array[] = [];
  for (let at = 0; at < flights.length; at += BATCH_FLIGHTS) {
    batches.push(serialize(flights.slice(at, at + BATCH_FLIGHTS)));
  }
  return batches;
}
