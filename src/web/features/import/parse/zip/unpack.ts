import { ReadError } from '../read-error.ts';
import { crc32 } from './crc32.ts';
import { viewOf } from './end-record.ts';
import type { ZipEntry } from './zip-entry.ts';

const LOCAL_HEADER = 0x04034b50;
const LOCAL_HEADER_SIZE = 30;
const STORED = 0;
const DEFLATED = 8;

/** Returns the bytes of a ZIP's entry, checked for length and checksum. Throws when it is damaged or encrypted. */
export async function unpackEntry(blob: Blob, entry: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  const packed = await packedOf(blob, entry);
  const bytes = new Uint8Array(entry.size);
  let length = 0;
  for await (const part of partsOf(unpacked(packed, entry))) {
    if (length + part.length > bytes.length) throw new ReadError('wrongLength');
    bytes.set(part, length);
    length += part.length;
  }
  if (length !== entry.size) throw new ReadError('wrongLength');
  if (crc32(bytes) !== entry.crc32) throw new ReadError('wrongChecksum');
  return bytes;
}

/** Returns the first bytes of a ZIP's entry, at most so many; what follows is neither unpacked nor checked. */
export async function unpackHead(blob: Blob, entry: ZipEntry, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const packed = await packedOf(blob, entry);
  const bytes = new Uint8Array(Math.min(most, entry.size));
  let length = 0;
  for await (const part of partsOf(unpacked(packed, entry))) {
    const room = part.subarray(0, bytes.length - length);
    bytes.set(room, length);
    length += room.length;
    if (length === bytes.length) break;
  }
  return bytes.subarray(0, length);
}

/** Returns a ZIP's entry as a file, which the browser keeps outside of the page's memory when it is large; checked in length. */
export async function unpackFile(blob: Blob, entry: ZipEntry): Promise<Blob> {
  const packed = await packedOf(blob, entry);
  if (entry.method === STORED) return packed;
  try {
    const file = await new Response(unpacked(packed, entry).pipeThrough(bounded(entry.size))).blob();
    if (file.size !== entry.size) throw new ReadError('wrongLength');
    return file;
  } catch (error) {
    throw error instanceof ReadError ? error : new ReadError('badZip', { cause: error });
  }
}

/** The packed bytes: they follow the local header, whose name and extra field may differ from the directory's. */
async function packedOf(blob: Blob, entry: ZipEntry): Promise<Blob> {
  if (entry.problem !== undefined) throw new ReadError(entry.problem);
  if (entry.isEncrypted) throw new ReadError('encrypted');
  if (entry.method !== STORED && entry.method !== DEFLATED) throw new ReadError('unknownCompression');
  if (entry.method === STORED && entry.size !== entry.packedSize) throw new ReadError('wrongLength');
  const header = await viewOf(blob.slice(entry.offset, entry.offset + LOCAL_HEADER_SIZE));
  const isHeader = header.byteLength === LOCAL_HEADER_SIZE && header.getUint32(0, true) === LOCAL_HEADER;
  if (!isHeader) throw new ReadError('badZip');
  const start = entry.offset + LOCAL_HEADER_SIZE + header.getUint16(26, true) + header.getUint16(28, true);
  const packed = blob.slice(start, start + entry.packedSize);
  if (packed.size !== entry.packedSize) throw new ReadError('badZip');
  return packed;
}

function unpacked(packed: Blob, { method }: ZipEntry): ReadableStream<Uint8Array<ArrayBuffer>> {
  const stream = packed.stream();
  return method === STORED ? stream : stream.pipeThrough(new DecompressionStream('deflate-raw'));
}

/** The parts of a stream, which is stopped when no more are wanted: an entry is never unpacked beyond what it says. */
async function* partsOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } catch (cause) {
    throw new ReadError('badZip', { cause });
  } finally {
    await reader.cancel().catch(() => undefined); // A stream that has failed cannot be stopped.
  }
}

/** Stops a stream that is longer than it may be. */
function bounded(most: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let length = 0;
  return new TransformStream({
    transform(part, controller) {
      length += part.length;
      if (length > most) controller.error(new ReadError('wrongLength'));
      else controller.enqueue(part);
    },
  });
}
