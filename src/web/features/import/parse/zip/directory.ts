import { ReadError } from '../read-error.ts';
import { decodeText } from '../text/decode-text.ts';
import { type Directory, findDirectory, numberAt, viewOf } from './end-record.ts';
import type { ZipEntry } from './zip-entry.ts';

/** Most entries in all ZIPs of an import. */
export const MAX_ENTRIES = 20_000;
/** Largest central directory, in bytes. */
const MAX_DIRECTORY = 32 * 2 ** 20;

const HEADER = 0x02014b50;
const HEADER_SIZE = 46;
const LOCAL_HEADER_SIZE = 30;
const ENCRYPTED = 0x0041;
const IN_EXTRA = 0xffffffff;
const EXTRA_64 = 0x0001;

/**
 * Returns the files in a ZIP by its central directory, folders left out. Throws when it is damaged, has too many entries, or entries
 * that overlap, as in a ZIP made to unpack without end.
 */
export async function readDirectory(blob: Blob, maxEntries = MAX_ENTRIES): Promise<readonly ZipEntry[]> {
  const directory = await findDirectory(blob);
  if (directory.entries > maxEntries || directory.size > MAX_DIRECTORY) throw new ReadError('tooManyEntries');
  const view = await viewOf(blob.slice(directory.offset, directory.offset + directory.size));
  const entries = entriesOf(view, directory);
  rejectOverlaps(entries, directory.offset);
  return entries.filter(({ name }) => !name.endsWith('/'));
}

function entriesOf(view: DataView, directory: Directory): readonly ZipEntry[] {
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < directory.entries; ) {
    if (at + HEADER_SIZE > view.byteLength || view.getUint32(at, true) !== HEADER) throw new ReadError('badZip');
    const [nameSize, extraSize, commentSize] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const end = at + HEADER_SIZE + (nameSize ?? 0) + (extraSize ?? 0);
    if (end > view.byteLength) throw new ReadError('badZip');
    entries.push(entryAt(view, at, directory.shift));
    at = end + (commentSize ?? 0);
  }
  return entries;
}

function entryAt(view: DataView, at: number, shift: number): ZipEntry {
  const nameSize = view.getUint16(at + 28, true);
  const name = new Uint8Array(view.buffer, view.byteOffset + at + HEADER_SIZE, nameSize);
  return {
    name: decodeText(name).replaceAll('\\', '/'),
    method: view.getUint16(at + 10, true),
    isEncrypted: (view.getUint16(at + 8, true) & ENCRYPTED) !== 0,
    crc32: view.getUint32(at + 16, true),
    ...sizesAt(view, at, shift),
  };
}

/** Sizes and offset; those that do not fit 32 bits are in the extra field of ZIP64, in this order. */
function sizesAt(view: DataView, at: number, shift: number): Pick<ZipEntry, 'size' | 'packedSize' | 'offset'> {
  const stated = [24, 20, 42].map((offset) => view.getUint32(at + offset, true));
  const large = extra64At(view, at);
  let next = 0;
  const [size = 0, packedSize = 0, offset = 0] = stated.map((value) => {
    if (value !== IN_EXTRA || large === null) return value;
    if (next + 8 > large.byteLength) throw new ReadError('badZip');
    next += 8;
    return numberAt(large, next - 8);
  });
  return { size, packedSize, offset: offset + shift };
}

/** The extra field of ZIP64; null without one. */
function extra64At(view: DataView, at: number): DataView | null {
  const start = at + HEADER_SIZE + view.getUint16(at + 28, true);
  const end = start + view.getUint16(at + 30, true);
  for (let field = start; field + 4 <= end; field += 4 + view.getUint16(field + 2, true)) {
    const size = view.getUint16(field + 2, true);
    if (view.getUint16(field, true) !== EXTRA_64) continue;
    if (field + 4 + size > end) throw new ReadError('badZip');
    return new DataView(view.buffer, view.byteOffset + field + 4, size);
  }
  return null;
}

/** Each entry ends before the next begins, and the last before the directory. */
function rejectOverlaps(entries: readonly ZipEntry[], directoryAt: number): void {
  const sorted = entries.toSorted((a, b) => a.offset - b.offset);
  for (const [i, { offset, packedSize }] of sorted.entries()) {
    const next = sorted[i + 1]?.offset ?? directoryAt;
    if (offset + LOCAL_HEADER_SIZE + packedSize > next) throw new ReadError('overlapping');
  }
}
