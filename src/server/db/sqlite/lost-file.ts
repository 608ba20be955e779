import { statSync, writeFileSync } from 'node:fs';

/**
 * Throws when a database was used in this place before and is missing or empty now: a disk that is not mounted or a
 * slip of the hand would else look like a new logbook, and everybody's data like gone.
 */
export function refuseLostFile(file: string): void {
  if (sizeOf(file) > 0 || sizeOf(noteOf(file)) === 0) return;
  throw new Error(
    `The database ${file} was used here before and is missing or empty now. Bring it back (npm run restore -- BACKUP), or remove ${noteOf(file)} to start anew without any data`,
  );
}

/** Notes beside a database that it is in use. */
export function noteUsedFile(file: string): void {
  if (sizeOf(noteOf(file)) > 0) return;
  writeFileSync(
    noteOf(file),
    'The database beside this file is in use: where it is missing, Wingbook does not start a new one.\n',
  );
}

function noteOf(file: string): string {
  return `${file}.used`;
}

/** In bytes; 0 where there is none. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
