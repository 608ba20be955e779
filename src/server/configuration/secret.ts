import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newToken } from '../security/tokens.ts';
import { readSecret } from './settings.ts';

const FILE = 'secret';
const OWNER_ONLY = 0o600;

/** Returns the secret stored in the data folder; generated at the first start, readable for the server's user only. */
export function keptSecret(dataFolder: string): string {
  const file = join(dataFolder, FILE);
  try {
    writeFileSync(file, newToken(), { mode: OWNER_ONLY, flag: 'wx' });
  } catch (error) {
    if (!isThere(error)) throw error;
  }
  const secret = readSecret(readFileSync(file, 'utf8').trim());
  if ('value' in secret) return secret.value;
  throw new Error(`${file} ${secret.wrong}: bring it back from a backup, or remove it and a new one is made`);
}

function isThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
