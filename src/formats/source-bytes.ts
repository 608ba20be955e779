import { MAX_TRACK_BYTES } from '#domain/file';
import { HEAD_BYTES } from '#domain/import/source-kind';
import { MAX_TEXT_BYTES } from './limits.ts';
import { bufferOf, ReadError } from './read-error.ts';
import type { SourceHandle } from './readings.ts';
import { unpackEntry, unpackFile, unpackHead } from './zip.ts';

/** Returns the bytes of a source file. Throws when it is larger than allowed, gone or damaged. */
export async function bytesOf(handle: SourceHandle, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const { blob, entry } = handle;
  if (handle.isGzip) return joined(await gunzip(await packedFile(handle), { most, problem: tooLarge(most) }));
  if ((entry?.size ?? blob.size) > most) throw new ReadError(tooLarge(most));
  return entry === null ? new Uint8Array(await bufferOf(blob)) : await unpackEntry(blob, entry);
}

/** Returns the first bytes of a source file, by which its kind is recognised. */
export async function firstBytesOf(handle: SourceHandle): Promise<Uint8Array<ArrayBuffer>> {
  const { blob, entry } = handle;
  if (handle.isGzip) return joined(await gunzip(await packedFile(handle), { most: HEAD_BYTES, problem: null }));
  if (entry === null) return new Uint8Array(await bufferOf(blob.slice(0, HEAD_BYTES)));
  return await unpackHead(blob, entry, HEAD_BYTES);
}

/** Returns a source file as one of its own. Throws as {@link bytesOf} does. */
export async function fileOf(handle: SourceHandle): Promise<Blob> {
  if (!handle.isGzip) return await packedFile(handle);
  const parts = await gunzip(await packedFile(handle), { most: MAX_TEXT_BYTES, problem: 'tooLargeFile' });
  return new Blob([...parts]);
}

async function packedFile({ blob, entry }: SourceHandle): Promise<Blob> {
  return entry === null ? blob : await unpackFile(blob, entry);
}

function tooLarge(most: number): 'tooLarge' | 'tooLargeFile' {
  return most === MAX_TRACK_BYTES ? 'tooLarge' : 'tooLargeFile';
}

interface GunzipLimit {
  readonly most: number;
  /** Thrown for more bytes; null when they are left out. */
  readonly problem: 'tooLarge' | 'tooLargeFile' | null;
}

/** Unpacks a file by gzip, chunk by chunk: its real size is known at its end alone. */
async function gunzip(packed: Blob, { most, problem }: GunzipLimit): Promise<readonly Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let left = most;
  try {
    for await (const chunk of readFrom(packed.stream().pipeThrough(new DecompressionStream('gzip')))) {
      if (chunk.length > left && problem !== null) throw new ReadError(problem);
      chunks.push(chunk.subarray(0, left));
      left -= chunk.length;
      if (left <= 0 && problem === null) break;
    }
  } catch (cause) {
    throw cause instanceof ReadError ? cause : new ReadError('badEntry', { cause });
  }
  return chunks;
}

/** Streams of Safari are no iterables. Who leaves the loop ends the stream. */
async function* readFrom<Chunk>(stream: ReadableStream<Chunk>): AsyncGenerator<Chunk> {
  const reader = stream.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    await reader.cancel().catch(() => undefined); // It has failed already.
  }
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
