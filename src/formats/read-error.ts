import type { ReadProblem } from '#domain/import/read-problem';

/** Thrown where a file cannot be read, with the reason that is shown to the pilot. */
export class ReadError extends Error {
  readonly problem: ReadProblem;

  constructor(problem: ReadProblem, options?: ErrorOptions) {
    super(`Not read: ${problem}`, options);
    this.name = 'ReadError';
    this.problem = problem;
  }
}

/** Returns the bytes of a file, or of a part of one. Throws `gone` when it cannot be read any more. */
export async function bufferOf(blob: Blob): Promise<ArrayBuffer> {
  try {
    return await blob.arrayBuffer();
  } catch (cause) {
    throw new ReadError('gone', { cause });
  }
}
