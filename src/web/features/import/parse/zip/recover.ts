import { bufferOf } from '../sources/buffer-of.ts';
import { entryName, LOCAL_HEADER_SIZE, type ZipEntry } from './zip.ts';

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
