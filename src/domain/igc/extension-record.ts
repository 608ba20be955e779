import { digitsAt, NO_NUMBER } from './digits.ts';
import type { Extension, IgcReader } from './igc-reader.ts';

const HEAD = 3;
/** `SSFFCCC`: first column, last column, code. */
const ENTRY = 7;
const MAX_DIGITS = 9;

/** Reads an I record, `INNSSFFCCC…`: the meaning of the characters after a position record's altitudes. */
export function readExtensions(reader: IgcReader, start: number): void {
  for (let at = start + HEAD; at + ENTRY <= reader.lineEnd; at += ENTRY) {
    const code = String.fromCharCode(...reader.bytes.subarray(at + 4, at + ENTRY)).toUpperCase();
    reader.positionLength = Math.max(reader.positionLength, digitsAt(reader.view, at + 2, 2));
    if (code === 'LAD') reader.latitudeExtension = extensionAt(reader.view, at);
    if (code === 'LOD') reader.longitudeExtension = extensionAt(reader.view, at);
  }
}

/** Returns the fraction of a thousandth of a minute in the further digits of a coordinate; 0 without them. */
export function finerMilliminutes(reader: IgcReader, start: number, extension: Extension | null): number {
  if (extension === null || start + extension.end > reader.lineEnd) return 0;
  const number = digitsAt(reader.view, start + extension.at, extension.end - extension.at);
  return number === NO_NUMBER ? 0 : number / extension.scale;
}

function extensionAt(view: DataView, at: number): Extension | null {
  const first = digitsAt(view, at, 2);
  const end = digitsAt(view, at + 2, 2);
  const digits = end - first + 1;
  if (first === NO_NUMBER || digits < 1 || digits > MAX_DIGITS) return null;
  return { at: first - 1, end, scale: 10 ** digits };
}
