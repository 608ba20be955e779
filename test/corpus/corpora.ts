import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Folder of the tracks of our own making, which `write-tracks.ts` writes. */
export const OWN_TRACKS_FOLDER = join(import.meta.dirname, 'tracks');

/** Folder of the recorded IGC files: `IGC_CORPUS`, or one beside the repository. They are never part of it. */
export const CORPUS_FOLDER = resolve(process.env.IGC_CORPUS ?? join(import.meta.dirname, '../../../shared/igc'));

/** Whether the recorded files are present. */
export const hasCorpus = existsSync(join(CORPUS_FOLDER, 'truth.tsv'));

/** The folders whose files are read, recorded ones where there are any. */
export const CORPORA = [
  { title: 'the tracks of our own making', folder: OWN_TRACKS_FOLDER },
  ...(hasCorpus ? [{ title: 'the recorded tracks', folder: CORPUS_FOLDER }] : []),
] as const;

/** Returns the bytes of a file of a corpus. */
export function trackFile(folder: string, name: string): Uint8Array {
  return new Uint8Array(readFileSync(join(folder, name)));
}
