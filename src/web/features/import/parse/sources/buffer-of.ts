import { ReadError } from '../read-error.ts';

/** Returns the bytes of a file, or of a part of one. Throws `gone` when it cannot be read any more. */
export async function bufferOf(blob: Blob): Promise<ArrayBuffer> {
  try {
    return await blob.arrayBuffer();
  } catch (cause) {
    throw new ReadError('gone', { cause });
  }
}
