import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';

/** Writes the SHA-256 of a file beside it, in the format of `sha256sum`, and returns it. */
export async function writeChecksum(file: string): Promise<string> {
  const checksum = await checksumOf(file);
  await writeFile(checksumFile(file), `${checksum}  ${basename(file)}\n`);
  return checksum;
}

/** Throws when a file does not match its checksum. Returns false for a file without one. */
export async function verifyChecksum(file: string): Promise<boolean> {
  if (!existsSync(checksumFile(file))) return false;
  const written = await readFile(checksumFile(file), 'utf8');
  if (written.startsWith(await checksumOf(file))) return true;
  throw new Error(`${file} is damaged: its SHA-256 is not the one in ${checksumFile(file)}`);
}

export function checksumFile(file: string): string {
  return `${file}.sha256`;
}

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part);
  return hash.digest('hex');
}
