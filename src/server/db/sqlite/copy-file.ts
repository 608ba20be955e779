import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Sqlite } from './sqlite.ts';

/**
 * Copies a consistent snapshot of a database. The copy replaces `target` once it is complete, verified and on the disk.
 * Throws, and leaves no file, when it cannot be written or `verify` throws.
 */
export function copyFile(file: string, target: string, verify: (copy: string) => void = () => undefined): void {
  const part = `${target}.${process.pid}.part`;
  try {
    rmSync(part, { force: true });
    const source = new Sqlite(file, { fileMustExist: true });
    try {
      source.prepare('vacuum into ?').run([part]);
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

/** Flushes the changes of a file, or the renamed files of a folder, to the disk. */
export function syncToDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
