import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** How we name a file until it is whole: with the number of the process, and those of SQLite beside it. */
const UNFINISHED = /\.(\d+)\.part(-wal|-shm|-journal)?$/;

/** Removes what processes that were killed left unfinished beside a file: copies of a database, a secret. */
export function removeUnfinishedFiles(file: string): void {
  const folder = dirname(file);
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(`${basename(file)}.`))) {
    const [, id] = UNFINISHED.exec(name) ?? [];
    if (id !== undefined && !isOfAnother(Number(id))) rmSync(join(folder, name), { force: true });
  }
}

/** Whether another process has this number and runs. One with our own number was an earlier one, as always in a container. */
function isOfAnother(id: number): boolean {
  if (id === process.pid) return false;
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
