import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SERVER = join(import.meta.dirname, '../../src/server');
/** What takes milliseconds for a megabyte: only threads and programs of their own may wait for it. */
const WAITS =
  /\b(?:gzip|gunzip|deflate|inflate|deflateRaw|inflateRaw|brotliCompress|brotliDecompress|scrypt|pbkdf2)Sync\b/;

it('no call or job compresses, decompresses or derives a key while the event loop waits', () => {
  const files = ['http', 'services', 'jobs', 'repositories'].flatMap((folder) =>
    readdirSync(join(SERVER, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .map((file) => join(SERVER, folder, file)),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => WAITS.test(readFileSync(file, 'utf8')))).toEqual([]);
});
