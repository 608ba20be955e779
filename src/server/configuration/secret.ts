import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { syncToDisk } from '../db/sqlite/copy-file.ts';
import { removeUnfinishedFiles } from '../db/sqlite/unfinished-files.ts';
import { newToken } from '../security/tokens.ts';
import { secret } from './settings.ts';

const FILE = 'secret';
const OWNER_ONLY = 0o600;

/** Returns the secret stored in the data folder; generated at the first start, readable for the server's user only. */
export function storedSecret(dataFolder: string): string {
  const file = join(dataFolder, FILE);
  removeUnfinishedFiles(file);
  if (!statSync(file, { throwIfNoEntry: false })) writeSecret(dataFolder, file);
  const stored = v.safeParse(secret, readFileSync(file, 'utf8').trim());
  if (stored.success) return stored.output;
  throw new Error(
    `${file} ${stored.issues[0].message}: bring it back from a backup, or remove it and a new one is made`,
  );
}

/** Writes a new secret whole or not at all, even when the server is killed while it writes. */
function writeSecret(dataFolder: string, file: string): void {
  const part = `${file}.${process.pid}.part`;
  try {
    writeFileSync(part, newToken(), { mode: OWNER_ONLY });
    syncToDisk(part);
    nameFile(part, file);
    syncToDisk(dataFolder);
  } finally {
    rmSync(part, { force: true });
  }
}

/** Unlike a rename, a link leaves the secret of a server that started at the same time; some file systems have no links. */
function nameFile(part: string, file: string): void {
  try {
    linkSync(part, file);
  } catch (error) {
    if (!isThere(error)) renameSync(part, file);
  }
}

function isThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
