import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Folder of the recorded IGC files: `IGC_CORPUS`, or one beside the repository. They are never part of it. */
export const CORPUS_FOLDER = resolve(process.env.IGC_CORPUS ?? join(import.meta.dirname, '../../../shared/igc'));

/** Whether the recorded files are present. */
export const hasCorpus = existsSync(join(CORPUS_FOLDER, 'truth.tsv'));

/** Returns the bytes of a recorded file. */
export function corpusFile(name: string): Uint8Array {
  return new Uint8Array(readFileSync(join(CORPUS_FOLDER, name)));
}
