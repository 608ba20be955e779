import { deserialize, serialize } from 'node:v8';
import {
  type FlightsReading,
  MOST_ROWS,
  type ReadFlight,
  type ReadLogbook,
  readFlights,
} from '#domain/csv/read-flights';
import type { AltitudeUnit } from '#domain/units';
import { splitRows } from './csv-rows.ts';
import { textOfUpload, type UploadReading } from './upload-text.ts';

/** A file of flights as it was sent. */
export interface FlightsFile {
  /** A data URI in base64. */
  readonly encodedContent: string;
  /** The unit of its altitudes. */
  readonly unit: AltitudeUnit;
}

/** What a file says, its flights packed in batches: to unpack all of them at once would hold up the event loop. */
export interface PackedLogbook extends Pick<ReadLogbook, 'sites' | 'gliders'> {
  readonly flightsNum: number;
  /** Each to be read by {@link unpackFlights}, in the order of the file. */
  readonly batches: readonly Uint8Array[];
}

/** What reading the file comes to. */
export type FlightsFileReading =
  | ({ readonly state: 'read' } & PackedLogbook)
  | Exclude<FlightsReading, { readonly state: 'read' }>
  | Exclude<UploadReading, { readonly state: 'read' }>;

const BATCH_FLIGHTS = 500;

/** Reads and checks a CSV file of flights. */
export function readFlightsFile({ encodedContent, unit }: FlightsFile): FlightsFileReading {
  const upload = textOfUpload(encodedContent);
  if (upload.state !== 'read') return upload;
  const reading = readFlights(splitRows(upload.text, MOST_ROWS), unit);
  if (reading.state !== 'read') return reading;
  const { sites, gliders, flights } = reading.logbook;
  return { state: 'read', sites, gliders, flightsNum: flights.length, batches: batchesOf(flights) };
}

/** The flights of a batch of {@link PackedLogbook}. */
export function unpackFlights(batch: Uint8Array): readonly ReadFlight[] {
  return deserialize(batch);
}

function batchesOf(flights: readonly ReadFlight[]): Uint8Array[] {
  const batches: Uint8Array[] = [];
  for (let at = 0; at < flights.length; at += BATCH_FLIGHTS) {
    batches.push(serialize(flights.slice(at, at + BATCH_FLIGHTS)));
  }
  return batches;
}
