import type { IgcReader } from '../igc-reader.ts';
import { textOfBytes } from '../text-of-bytes.ts';

/** Manufacturer and serial. */
const RECORDER = /^A(\w{3})([\w-]*)/i;
/** The number of the flight, directly after the serial. */
const FLIGHT = /FLIGHT:(\d{1,3})/;
/** A serial after a label. */
const NAMED_SERIAL = /\bS\/N\s?([\w-]+)/;
/** Longest serial: it becomes part of a file name. */
const MAX_SERIAL = 32;

/** Reads an A record, `AMMMSSS…`: manufacturer and serial of the recorder. The first one counts. */
export function readRecorder(reader: IgcReader, start: number): void {
  if (reader.headers.manufacturer !== '') return;
  const line = textOfBytes(reader.bytes.subarray(start, reader.lineEnd));
  const [, manufacturer = '', serial = ''] = RECORDER.exec(line) ?? [];
  reader.headers = {
    ...reader.headers,
    manufacturer: manufacturer.toUpperCase(),
    recorderSerial: (NAMED_SERIAL.exec(line)?.[1] ?? serial.replace(/FLIGHT$/, '')).slice(0, MAX_SERIAL),
    flightNumberOfDay: reader.headers.flightNumberOfDay ?? flightNumberIn(line),
  };
}

function flightNumberIn(line: string): number | null {
  return Number(FLIGHT.exec(line)?.[1] ?? 0) || null;
}
