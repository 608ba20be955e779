import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';

/**
 * Copies a database as it stands at this moment, others writing or not. The copy has its name once it is whole and on
 * the disk and `verify` has not thrown, and replaces what had that name. Throws, and leaves nothing, when it cannot be written.
 */
export function copyFile(file: string, target: string, verify: (copy: string) => void = () => undefined): void {
  const part = `${target}.${process.pid}.part`;
  try {
    rmSync(part, { force: true });
    const source = new Sqlite(file, { fileMustExist: true });
    try {
      source.prepare('vacuum into ?').run(part);
    } finally {
      source.close();
    }
    verify(part);
    syncToDisk(part);
    renameSync(part, target);
    syncToDisk(dirname(target));
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** Settles what was written to a file, or renamed in a folder. */
export function syncToDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
