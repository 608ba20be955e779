import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** Returns a hash over files, folders and other inputs. */
export function hashOf(paths, more = []) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesUnder)) hash.update(path).update(readFileSync(join(ROOT, path)));
  for (const part of more) hash.update(part);
  return hash.digest('hex');
}

/** Returns whether a stamp was written for the same inputs. */
export function isFresh(stamp, hash) {
  const path = join(ROOT, stamp);
  return existsSync(path) && readFileSync(path, 'utf8') === hash;
}

/** Writes a stamp after successful work. */
export function writeStamp(stamp, hash) {
  writeFileSync(join(ROOT, stamp), hash);
}

function filesUnder(path) {
  const entries = readdirSync(join(ROOT, path, '..'), { withFileTypes: true });
  const entry = entries.find((candidate) => candidate.name === path.split('/').at(-1));
  if (!entry) return [];
  if (entry.isFile()) return [path];
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}
