import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressPages } from '../../scripts/compress-pages.mjs';

const PROGRAM = join(import.meta.dirname, '../../scripts/compress-pages.mjs');
/** Long enough to be killed within. */
const SCRIPT = Array.from({ length: 100_000 }, (_, index) => `const value${index * 7919} = ${index};`).join('\n');

let dist = '';

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'wingbook-compress-'));
  mkdirSync(join(dist, 'web/assets'), { recursive: true });
  for (const name of ['app.js', 'assets/app.js', 'assets/picture.webp']) writeFileSync(join(dist, 'web', name), SCRIPT);
});

afterEach(() => rmSync(dist, { recursive: true, force: true }));

it('leaves no half file when it is killed, and makes what is missing the next time', async () => {
  const began = `import(${JSON.stringify(PROGRAM)}).then(({ compressPages }) => compressPages(${JSON.stringify(dist)}))`;
  const child = spawn(process.execPath, ['--eval', began], { stdio: 'inherit' });
  await expect.poll(() => existsSync(join(dist, 'web/app.js.gz')), { timeout: 60_000 }).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(readdirSync(join(dist, 'web/assets')).filter((name) => name.endsWith('.br'))).toEqual([]);

  await compressPages(dist);
  const made = readdirSync(join(dist, 'web'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(br|gz)$/.test(name),
  );
  expect(made.sort()).toEqual(['app.js.br', 'app.js.gz', 'assets/app.js.br', 'assets/app.js.gz']);
  for (const name of made) {
    const bytes = readFileSync(join(dist, 'web', name));
    expect((name.endsWith('.br') ? brotliDecompressSync : gunzipSync)(bytes).toString()).toBe(SCRIPT);
  }
});
