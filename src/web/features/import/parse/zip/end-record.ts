import { ReadError } from '../read-error.ts';
import { bufferOf } from '../sources/buffer-of.ts';

/** Where the central directory of a ZIP is. */
export interface Directory {
  readonly offset: number;
  readonly size: number;
  readonly entries: number;
  /** Bytes before the ZIP that its offsets do not count, as of a program that unpacks itself. */
  readonly shift: number;
}

const END = 0x06054b50;
const END_SIZE = 22;
const MAX_COMMENT = 65_535;
const LOCATOR_64 = 0x07064b50;
const LOCATOR_64_SIZE = 20;
const END_64 = 0x06064b50;
const END_64_SIZE = 56;

/** Finds the central directory by the record at the end, or by that of ZIP64 (PKWARE, APPNOTE 6.3, 4.3.14 to 4.3.16). */
export async function findDirectory(blob: Blob): Promise<Directory> {
  const tailStart = Math.max(0, blob.size - END_SIZE - MAX_COMMENT - LOCATOR_64_SIZE);
  const tail = await viewOf(blob.slice(tailStart));
  const at = lastEnd(tail);
  if (at === -1) throw new ReadError('badZip');
  const end = tailStart + at;
  const locator = at - LOCATOR_64_SIZE;
  const has64 = locator >= 0 && tail.getUint32(locator, true) === LOCATOR_64;
  const large =
    has64 && (await directory64(blob, { locator: tailStart + locator, offset: numberAt(tail, locator + 8) }));
  if (large) return large;
  return directoryBefore(end, {
    entries: tail.getUint16(at + 10, true),
    size: tail.getUint32(at + 12, true),
    offset: tail.getUint32(at + 16, true),
  });
}

/** Returns a 64-bit number; NaN for one that is larger than any file. */
export function numberAt(view: DataView, at: number): number {
  const number = Number(view.getBigUint64(at, true));
  return Number.isSafeInteger(number) ? number : Number.NaN;
}

/** Returns the bytes of a part of a file. Throws `gone` when it cannot be read any more. */
export async function viewOf(part: Blob): Promise<DataView> {
  return new DataView(await bufferOf(part));
}

/** The last record whose comment ends within the file; -1 without one. */
function lastEnd(tail: DataView): number {
  for (let at = tail.byteLength - END_SIZE; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END) continue;
    if (at + END_SIZE + tail.getUint16(at + 20, true) <= tail.byteLength) return at;
  }
  return -1;
}

/** The record of ZIP64 is where the locator says, or right before it when bytes precede the ZIP; null where it is not. */
async function directory64(
  blob: Blob,
  { locator, offset }: { readonly locator: number; readonly offset: number },
): Promise<Directory | null> {
  for (const at of [offset, locator - END_64_SIZE]) {
    if (!(at >= 0 && at + END_64_SIZE <= locator)) continue;
    const record = await viewOf(blob.slice(at, at + END_64_SIZE));
    if (record.getUint32(0, true) !== END_64) continue;
    const [entries, size, start] = [numberAt(record, 32), numberAt(record, 40), numberAt(record, 48)];
    return directoryBefore(at, { entries, size, offset: start });
  }
  return null;
}

function directoryBefore(end: number, stated: Omit<Directory, 'shift'>): Directory {
  const shift = end - stated.size - stated.offset;
  if (!(shift >= 0)) throw new ReadError('badZip');
  return { ...stated, offset: stated.offset + shift, shift };
}
