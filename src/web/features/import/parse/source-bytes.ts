import { MAX_TRACK_BYTES } from '#domain/file';
import { HEAD_BYTES } from '#domain/import/source-kind';
import { bufferOf, ReadError } from './read-error.ts';
import type { SourceHandle } from './readings.ts';
import { unpackEntry, unpackHead } from './zip.ts';

/** Returns the bytes of a source file. Throws when it is larger than allowed, gone or damaged. */
export async function bytesOf({ blob, entry }: SourceHandle, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const isTooLarge = (entry?.size ?? blob.size) > most;
  if (isTooLarge) throw new ReadError(most === MAX_TRACK_BYTES ? 'tooLarge' : 'tooLargeFile');
  return entry === null ? new Uint8Array(await bufferOf(blob)) : await unpackEntry(blob, entry);
}

/** Returns the first bytes of a source file, by which its kind is recognised. */
export async function firstBytesOf({ blob, entry }: SourceHandle): Promise<Uint8Array<ArrayBuffer>> {
  if (entry === null) return new Uint8Array(await bufferOf(blob.slice(0, HEAD_BYTES)));
  return await unpackHead(blob, entry, HEAD_BYTES);
}
