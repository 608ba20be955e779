import type { IgcReader } from '../igc-reader.ts';
import { textOfBytes } from '../text-of-bytes.ts';

/** Manufacturer, serial, and the number of the flight where it stands behind them. */
const RECORDER = /^A(\w{3})([\w-]*?)(?:FLIGHT:(\d+).*)?(?:\W.*)?$/;
/** A serial that is called one. */
const NAMED_SERIAL = /\bS\/N\s*([\w-]+)/;

/** Reads an A record, `AMMMSSS…`: who made the recorder, and which one it is. The first one counts. */
export function readRecorder(reader: IgcReader, start: number): void {
  if (reader.headers.manufacturer !== '') return;
  const line = textOfBytes(reader.bytes.subarray(start, reader.lineEnd));
  const [, manufacturer = '', serial = '', flight] = RECORDER.exec(line) ?? [];
  reader.headers = {
    ...reader.headers,
    manufacturer,
    recorderSerial: NAMED_SERIAL.exec(line)?.[1] ?? serial,
    flightNumberOfDay: reader.headers.flightNumberOfDay ?? (Number(flight ?? 0) || null),
  };
}
