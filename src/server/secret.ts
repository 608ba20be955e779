import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newToken } from './security/tokens.ts';

const FILE = 'secret';
const OWNER_ONLY = 0o600;

/** The secret kept in the data folder; made at the first start, readable by the server's user alone. */
export function keptSecret(dataFolder: string): string {
  const file = join(dataFolder, FILE);
  try {
    writeFileSync(file, newToken(), { mode: OWNER_ONLY, flag: 'wx' });
  } catch (error) {
    if (!isThere(error)) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

function isThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
