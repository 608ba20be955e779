import { digitsAt, NO_NUMBER, twoDigits } from './digits.ts';
import type { Extension, IgcReader } from './igc-reader.ts';

/** From where to where a line's characters stand, the last one left out. */
export interface Line {
  readonly start: number;
  readonly end: number;
}

const HEAD = 3;
/** `SSFFCCC`: first place, last place, code. */
const ENTRY = 7;
const MILLIMINUTES_A_DEGREE = 60_000;
const MOST_DIGITS = 9;

/** Reads an I record, `INNSSFFCCC…`: which characters after a position record's altitudes mean what. */
export function readExtensions(reader: IgcReader, start: number, end: number): void {
  for (let at = start + HEAD; at + ENTRY <= end; at += ENTRY) {
    const code = String.fromCharCode(...reader.bytes.subarray(at + 4, at + ENTRY));
    if (code === 'LAD') reader.latitudeExtension = extensionAt(reader.view, at);
    if (code === 'LOD') reader.longitudeExtension = extensionAt(reader.view, at);
  }
}

/** What the further digits of a position record add to a coordinate, in degrees; 0 where they are cut off or none. */
export function finerDegrees(extension: Extension, reader: IgcReader, line: Line): number {
  const at = line.start + extension.at;
  if (at + extension.digits > line.end) return 0;
  const number = digitsAt(reader.view, at, extension.digits);
  return number === NO_NUMBER ? 0 : number * extension.unit;
}

function extensionAt(view: DataView, at: number): Extension | null {
  const first = twoDigits(view, at);
  const last = twoDigits(view, at + 2);
  const digits = last - first + 1;
  if (first === NO_NUMBER || digits < 1 || digits > MOST_DIGITS) return null;
  return { at: first - 1, digits, unit: 1 / (MILLIMINUTES_A_DEGREE * 10 ** digits) };
}
