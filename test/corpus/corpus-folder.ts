import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where the real IGC files lie: beside the repository, or where `IGC_CORPUS` says. They are never part of it. */
export const CORPUS_FOLDER = resolve(process.env.IGC_CORPUS ?? join(import.meta.dirname, '../../../shared/igc'));

/** Whether the real files are there. */
export const hasCorpus = existsSync(join(CORPUS_FOLDER, 'truth.tsv'));

/** The bytes of a real file. */
export function corpusFile(name: string): Uint8Array {
  return new Uint8Array(readFileSync(join(CORPUS_FOLDER, name)));
}
