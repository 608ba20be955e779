import {
  BlobWriter,
  ERR_ENCRYPTED,
  ERR_INVALID_CRC32,
  ERR_INVALID_UNCOMPRESSED_SIZE,
  ERR_UNSUPPORTED_COMPRESSION,
  type FileEntry,
  isZipFile,
  Reader,
  Uint8ArrayReader,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-custom.js';
import type { ReadProblem } from '#domain/import/read-problem';
import { decodeText } from './decode-text.ts';
import { MAX_ENTRIES } from './limits.ts';
import { bufferOf, ReadError } from './read-error.ts';

/** A file in a ZIP: plain data, which can be passed to a worker and kept for 100,000 files. */
export interface ZipEntry {
  /** Its name with folders, `july/flight.igc`; only ever shown. */
  readonly name: string;
  /** Offset of its local header in the ZIP. */
  readonly offset: number;
  /** Bytes as packed. */
  readonly packedSize: number;
  /** Bytes unpacked. */
  readonly size: number;
  /** 0 for stored, 8 for deflated. */
  readonly method: number;
  readonly crc32: number;
  readonly isEncrypted: boolean;
  /** Why it cannot be unpacked, where that is known already. */
  readonly problem?: 'badEntry' | 'overlapping';
}

/** Largest central directory, in bytes. */
const MAX_DIRECTORY = 32 * 2 ** 20;
const LOCAL_HEADER_SIZE = 30;

/** Bytes behind a ZIP are its comment, and nothing else; what other programs disagree about is read as far as it makes sense. */
const AS_IT_IS = { strictness: 'tolerant', filenameValidation: 'tolerant', maxAppendedDataSize: 0 } as const;

/**
 * Returns the files in a ZIP by its central directory, folders left out. Entries that overlap the next, as in a ZIP made to unpack
 * without end, are not unpacked. Throws when the directory is damaged or has too many entries.
 */
export async function readDirectory(blob: Blob, maxEntries = MAX_ENTRIES): Promise<readonly ZipEntry[]> {
  const entries: ZipEntry[] = [];
  const names = { decodeText: entryName };
  try {
    const reader = new ZipReader(new PartsReader(blob), AS_IT_IS);
    for await (const { filename, offset, compressedSize, ...entry } of reader.getEntriesGenerator(names)) {
      if (entries.length === maxEntries) throw new ReadError('tooManyEntries');
      const { uncompressedSize: size, compressionMethod: method, crc32 = 0, encrypted: isEncrypted } = entry;
      entries.push({ name: filename, offset, packedSize: compressedSize, size, method, crc32, isEncrypted });
    }
  } catch (cause) {
    throw cause instanceof ReadError ? cause : new ReadError('badZip', { cause });
  }
  return withoutOverlaps(entries).filter(({ name }) => !name.endsWith('/'));
}

/** Each entry ends before the next begins; one that does not is marked, and no byte is unpacked twice. */
function withoutOverlaps(entries: readonly ZipEntry[]): readonly ZipEntry[] {
  const sorted = entries.toSorted((a, b) => a.offset - b.offset);
  const overlapping = new Set(
    sorted.filter(({ offset, packedSize }, i) => {
      const next = sorted[i + 1]?.offset ?? Number.POSITIVE_INFINITY;
      return offset + LOCAL_HEADER_SIZE + packedSize > next;
    }),
  );
  return entries.map((entry) => (overlapping.has(entry) ? { ...entry, problem: 'overlapping' } : entry));
}

/** Returns whether a file that begins otherwise ends as a ZIP with entries does: a program that unpacks itself, bytes before a ZIP. */
export async function endsAsZip(blob: Blob): Promise<boolean> {
  try {
    if (!(await isZipFile(new PartsReader(blob), AS_IT_IS))) return false;
    return (await readDirectory(blob, MAX_ENTRIES)).length > 0;
  } catch (error) {
    if (error instanceof ReadError) return error.problem === 'tooManyEntries';
    throw error;
  }
}

/** Returns the bytes of a ZIP's entry, checked for length and checksum. Throws when it is damaged or encrypted. */
export async function unpackEntry(blob: Blob, entry: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(entry.size);
  let length = 0;
  const write = (part: Uint8Array): void => {
    bytes.set(part, length);
    length += part.length;
  };
  await unpack(blob, entry, (file) => file.getData(new WritableStream({ write }), { checkCrc32: true }));
  return bytes;
}

/** Returns the first bytes of a ZIP's entry, at most so many; what follows is neither unpacked nor checked. */
export async function unpackHead(blob: Blob, entry: ZipEntry, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(Math.min(most, entry.size));
  let length = 0;
  const write = (part: Uint8Array): void => {
    const room = part.subarray(0, bytes.length - length);
    bytes.set(room, length);
    length += room.length;
    if (length === bytes.length) throw new Error('There are enough bytes.');
  };
  await unpack(blob, entry, async (file) => {
    try {
      await file.getData(new WritableStream({ write }));
    } catch (error) {
      if (length < bytes.length) throw error; // Else the stream was ended, in whatever words of the browser.
    }
  });
  return bytes;
}

/** Returns a ZIP's entry as a file, which the browser keeps outside of the page's memory when it is large; checked in length. */
export function unpackFile(blob: Blob, entry: ZipEntry): Promise<Blob> {
  return unpack(blob, entry, (file) => file.getData(new BlobWriter()));
}

const PROBLEMS: Readonly<Record<string, ReadProblem>> = {
  [ERR_ENCRYPTED]: 'encrypted',
  [ERR_UNSUPPORTED_COMPRESSION]: 'unknownCompression',
  [ERR_INVALID_CRC32]: 'wrongChecksum',
  [ERR_INVALID_UNCOMPRESSED_SIZE]: 'wrongLength',
};

/** Unpacks an entry: never more bytes than it says. */
async function unpack<Result>(
  blob: Blob,
  entry: ZipEntry,
  getData: (file: FileEntry) => Promise<Result>,
): Promise<Result> {
  if (entry.problem !== undefined) throw new ReadError(entry.problem);
  const part = blob.slice(entry.offset, entry.offset + LOCAL_HEADER_SIZE + 2 * MAX_FIELD + entry.packedSize);
  try {
    const reader = await entryReader(part, directoryOf(entry, part.size));
    const [file] = await new ZipReader(reader, { ...AS_IT_IS, useWebWorkers: false }).getEntries();
    if (file === undefined || file.directory) throw new ReadError('badEntry');
    return await getData(file);
  } catch (cause) {
    if (cause instanceof ReadError) throw cause;
    const problem = cause instanceof Error ? PROBLEMS[cause.message] : undefined;
    throw new ReadError(problem ?? 'badEntry', { cause });
  }
}

/** Small entries are read at once: as several small parts they would take longer than unpacking does. */
async function entryReader(part: Blob, directory: Uint8Array): Promise<Reader<unknown>> {
  if (part.size > MAX_AT_ONCE) return new PartsReader(part, directory);
  return new Uint8ArrayReader(joinedBytes(new Uint8Array(await bufferOf(part)), directory));
}

const MAX_AT_ONCE = 4 * 2 ** 20;

function joinedBytes(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/** Longest name and extra field of a local header, in bytes. */
const MAX_FIELD = 0xffff;
const DIRECTORY_SIZE = 68;

/** The directory of a ZIP whose only entry is at its start, right behind its bytes (PKWARE, APPNOTE 6.3, 4.3.12 and 4.3.16). */
function directoryOf({ method, crc32, packedSize, size, isEncrypted }: ZipEntry, offset: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(DIRECTORY_SIZE));
  view.setUint32(0, 0x02014b50, true);
  view.setUint16(8, Number(isEncrypted), true);
  view.setUint16(10, method, true);
  for (const [i, value] of [crc32, packedSize, size].entries()) view.setUint32(16 + 4 * i, value, true);
  view.setUint32(46, 0x06054b50, true);
  for (const at of [54, 56]) view.setUint16(at, 1, true);
  view.setUint32(58, 46, true);
  view.setUint32(62, offset, true);
  return new Uint8Array(view.buffer);
}

/** Reads a file, and bytes behind it. Throws `gone` when the file cannot be read any more. */
class PartsReader extends Reader<Blob> {
  readonly #blob: Blob;
  readonly #behind: Uint8Array;

  constructor(blob: Blob, behind: Uint8Array = new Uint8Array()) {
    super(blob);
    this.#blob = blob;
    this.#behind = behind;
    this.size = blob.size + behind.length;
  }

  override async readUint8Array(index: number, length: number): Promise<Uint8Array> {
    if (length > MAX_DIRECTORY) throw new ReadError('tooManyEntries');
    const { size } = this.#blob;
    const end = index + length;
    const behind = this.#behind.subarray(Math.max(0, index - size), Math.max(0, end - size));
    if (index >= size) return behind.slice();
    const head = new Uint8Array(await bufferOf(this.#blob.slice(index, Math.min(end, size))));
    return behind.length === 0 ? head : joinedBytes(head, behind);
  }
}

/** Bytes 0x80 to 0xA5 of MS-DOS: all letters, where Windows-1252 has quotation marks and signs. */
const DOS_LETTERS = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑ';
const FIRST_DOS_LETTER = 0x80;

/** Returns the name of an entry with folders: UTF-8, else as of MS-DOS, as Windows packs, or Windows-1252. */
function entryName(bytes: Uint8Array): string {
  const text = decodeText(bytes).replaceAll('\\', '/');
  const high = bytes.filter((byte) => byte >= FIRST_DOS_LETTER);
  const isDos = text.length === bytes.length && high.every((byte) => byte < FIRST_DOS_LETTER + DOS_LETTERS.length);
  if (high.length === 0 || !isDos) return text;
  return Array.from(bytes, (byte) => DOS_LETTERS[byte - FIRST_DOS_LETTER] ?? String.fromCharCode(byte))
    .join('')
    .replaceAll('\\', '/');
}

const LOCAL_HEADER = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const DESCRIPTOR_SIZE = 16;
/** Headers that follow an entry, or the next one. */
const NEXT_HEADERS: readonly number[] = [LOCAL_HEADER, 0x02014b50, 0x06054b50];
const HAS_DESCRIPTOR = 0x0008;
const ENCRYPTED = 0x0041;
/** The first byte of every header. */
const P = 0x50;
/** Bytes that are searched at once. */
const CHUNK = 65_536;

/**
 * Returns the files in a ZIP whose directory is missing or damaged, as in one that was cut off, by the header before each of them; the
 * last of a ZIP that was cut off cannot be unpacked. No more than `most`.
 */
export async function recoverEntries(blob: Blob, most: number): Promise<readonly ZipEntry[]> {
  const entries: ZipEntry[] = [];
  let at = (await nextHeader(blob, 0, [LOCAL_HEADER]))?.at;
  while (at !== undefined && entries.length < most) {
    const entry = await entryAt(blob, at);
    if (entry) entries.push(entry);
    const end = at + LOCAL_HEADER_SIZE + (entry?.packedSize ?? 0);
    at = (await nextHeader(blob, end, [LOCAL_HEADER]))?.at;
  }
  return entries.filter(({ name }) => !name.endsWith('/'));
}

async function entryAt(blob: Blob, at: number): Promise<ZipEntry | null> {
  const header = await viewOf(blob.slice(at, at + LOCAL_HEADER_SIZE));
  if (header.byteLength < LOCAL_HEADER_SIZE) return null;
  const [nameSize, extraSize] = [header.getUint16(26, true), header.getUint16(28, true)];
  const name = await viewOf(blob.slice(at + LOCAL_HEADER_SIZE, at + LOCAL_HEADER_SIZE + nameSize));
  const flags = header.getUint16(6, true);
  const start = at + LOCAL_HEADER_SIZE + nameSize + extraSize;
  const stated = {
    crc32: header.getUint32(14, true),
    packedSize: header.getUint32(18, true),
    size: header.getUint32(22, true),
  };
  const isLater = (flags & HAS_DESCRIPTOR) !== 0 && stated.packedSize === 0;
  const sizes = isLater ? await descriptorAfter(blob, start) : stated;
  const isWhole = sizes !== null && start + sizes.packedSize <= blob.size;
  return {
    name: entryName(new Uint8Array(name.buffer)),
    offset: at,
    method: header.getUint16(8, true),
    isEncrypted: (flags & ENCRYPTED) !== 0,
    ...(isWhole ? sizes : { crc32: 0, packedSize: 0, size: 0, problem: 'badEntry' }),
  };
}

/** Sizes and checksum that follow the packed bytes; null when there are none before the next header. */
async function descriptorAfter(
  blob: Blob,
  start: number,
): Promise<Pick<ZipEntry, 'crc32' | 'packedSize' | 'size'> | null> {
  for (let from = start; ; ) {
    const found = await nextHeader(blob, from, [DESCRIPTOR, ...NEXT_HEADERS]);
    if (found?.header !== DESCRIPTOR) return null;
    const view = await viewOf(blob.slice(found.at, found.at + DESCRIPTOR_SIZE));
    const isOf = view.byteLength === DESCRIPTOR_SIZE && view.getUint32(8, true) === found.at - start;
    if (isOf) return { crc32: view.getUint32(4, true), packedSize: found.at - start, size: view.getUint32(12, true) };
    from = found.at + 4;
  }
}

/** Where the first of some headers is, from a place on; null without one. */
async function nextHeader(
  blob: Blob,
  from: number,
  headers: readonly number[],
): Promise<{ readonly at: number; readonly header: number } | null> {
  for (let start = from; start + 4 <= blob.size; start += CHUNK - 3) {
    const view = await viewOf(blob.slice(start, start + CHUNK));
    const bytes = new Uint8Array(view.buffer);
    for (let at = bytes.indexOf(P); at !== -1 && at + 4 <= bytes.length; at = bytes.indexOf(P, at + 1)) {
      const header = view.getUint32(at, true);
      if (headers.includes(header)) return { at: start + at, header };
    }
  }
  return null;
}

async function viewOf(part: Blob): Promise<DataView> {
  return new DataView(await bufferOf(part));
}
