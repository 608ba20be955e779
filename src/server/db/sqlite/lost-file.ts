import { statSync, writeFileSync } from 'node:fs';

/**
 * Throws when a database was used at this path before and is missing or empty now: otherwise a disk that is not mounted
 * or a file deleted by mistake would look like a new, empty logbook.
 */
export function rejectLostFile(file: string): void {
  if (sizeOf(file) > 0 || sizeOf(markerOf(file)) === 0) return;
  throw new Error(
    `The database ${file} was used here before and is missing or empty now. Bring it back (npm run restore -- BACKUP), or remove ${markerOf(file)} to start anew without any data`,
  );
}

/** Writes a marker file beside a database that is in use. */
export function markFileUsed(file: string): void {
  if (sizeOf(markerOf(file)) > 0) return;
  writeFileSync(
    markerOf(file),
    'The database beside this file is in use: where it is missing, Wingbook does not start a new one.\n',
  );
}

function markerOf(file: string): string {
  return `${file}.used`;
}

/** Returns the size in bytes; 0 for a missing file. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
