import { ReadError } from '../read-error.ts';
import { type Directory, findDirectory, numberAt, viewOf } from './end-record.ts';
import { entryName } from './entry-name.ts';
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
 * Returns the files in a ZIP by its central directory, folders left out. Entries that overlap the next, as in a ZIP made to unpack
 * without end, are not unpacked. Throws when the directory is damaged or has too many entries.
 */
export async function readDirectory(blob: Blob, maxEntries = MAX_ENTRIES): Promise<readonly ZipEntry[]> {
  const directory = await findDirectory(blob);
  if (directory.entries > maxEntries || directory.size > MAX_DIRECTORY) throw new ReadError('tooManyEntries');
  const view = await viewOf(blob.slice(directory.offset, directory.offset + directory.size));
  const entries = entriesOf(view, directory, maxEntries);
  return withoutOverlaps(entries, directory.offset).filter(({ name }) => !name.endsWith('/'));
}

/** Returns whether a file that begins otherwise ends as a ZIP with entries does: a program that unpacks itself, bytes before a ZIP. */
export async function endsAsZip(blob: Blob): Promise<boolean> {
  try {
    const { offset, entries } = await findDirectory(blob);
    const header = await viewOf(blob.slice(offset, offset + HEADER_SIZE));
    return entries > 0 && header.byteLength === HEADER_SIZE && header.getUint32(0, true) === HEADER;
  } catch (error) {
    if (error instanceof ReadError) return false;
    throw error;
  }
}

/** More entries than the end record counts are read, too: it has 16 bits for their number, and not every program uses ZIP64. */
function entriesOf(view: DataView, directory: Directory, maxEntries: number): readonly ZipEntry[] {
  const entries: ZipEntry[] = [];
  const isHeader = (at: number): boolean => at + HEADER_SIZE <= view.byteLength && view.getUint32(at, true) === HEADER;
  for (let at = 0; isHeader(at); ) {
    if (entries.length === maxEntries) throw new ReadError('tooManyEntries');
    const [nameSize, extraSize, commentSize] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const end = at + HEADER_SIZE + (nameSize ?? 0) + (extraSize ?? 0);
    if (end > view.byteLength) throw new ReadError('badZip');
    entries.push(entryAt(view, at, directory.shift));
    at = end + (commentSize ?? 0);
  }
  if (entries.length < directory.entries) throw new ReadError('badZip');
  return entries;
}

function entryAt(view: DataView, at: number, shift: number): ZipEntry {
  const nameSize = view.getUint16(at + 28, true);
  const name = new Uint8Array(view.buffer, view.byteOffset + at + HEADER_SIZE, nameSize);
  const sizes = sizesAt(view, at, shift);
  return {
    name: entryName(name),
    method: view.getUint16(at + 10, true),
    isEncrypted: (view.getUint16(at + 8, true) & ENCRYPTED) !== 0,
    crc32: view.getUint32(at + 16, true),
    ...(sizes ?? { size: 0, packedSize: 0, offset: 0, problem: 'badZip' }),
  };
}

/** Sizes and offset; those that do not fit 32 bits are in the extra field of ZIP64, in this order. Null when that is damaged. */
function sizesAt(view: DataView, at: number, shift: number): Pick<ZipEntry, 'size' | 'packedSize' | 'offset'> | null {
  const stated = [24, 20, 42].map((offset) => view.getUint32(at + offset, true));
  const large = extra64At(view, at);
  let next = 0;
  const numbers = stated.map((value) => {
    if (value !== IN_EXTRA || large === null) return value;
    next += 8;
    return next > large.byteLength ? Number.NaN : numberAt(large, next - 8);
  });
  const [size = 0, packedSize = 0, offset = 0] = numbers;
  return numbers.some(Number.isNaN) ? null : { size, packedSize, offset: offset + shift };
}

/** The extra field of ZIP64; null without one. */
function extra64At(view: DataView, at: number): DataView | null {
  const start = at + HEADER_SIZE + view.getUint16(at + 28, true);
  const end = start + view.getUint16(at + 30, true);
  for (let field = start; field + 4 <= end; field += 4 + view.getUint16(field + 2, true)) {
    const size = view.getUint16(field + 2, true);
    if (view.getUint16(field, true) !== EXTRA_64) continue;
    return new DataView(view.buffer, view.byteOffset + field + 4, Math.min(size, end - field - 4));
  }
  return null;
}

/** Each entry ends before the next begins, and the last before the directory; one that does not is marked, and no byte is unpacked twice. */
function withoutOverlaps(entries: readonly ZipEntry[], directoryAt: number): readonly ZipEntry[] {
  const sorted = entries.filter(({ problem }) => problem === undefined).toSorted((a, b) => a.offset - b.offset);
  const overlapping = new Set(
    sorted.filter(({ offset, packedSize }, i) => {
      const next = sorted[i + 1]?.offset ?? directoryAt;
      return offset + LOCAL_HEADER_SIZE + packedSize > next;
    }),
  );
  return entries.map((entry) => (overlapping.has(entry) ? { ...entry, problem: 'overlapping' } : entry));
}
