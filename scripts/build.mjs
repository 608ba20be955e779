import { cpSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { compressPages } from './compress-pages.mjs';
import { mustRun, ROOT, tool } from './run.mjs';
import { hashOf, isFresh, writeStamp } from './stamp.mjs';

/** Marks a complete build; holds the hash of its sources. */
export const BUILD_STAMP = 'dist/.built';
/** Set always: a build that inherits another value ships React's slower development code. */
const PRODUCTION = { env: { NODE_ENV: 'production' } };
/** Has a folder for each language. */
const CATALOGUE = 'src/contract/messages';
const SOURCES = [
  'src',
  'scripts',
  'package-lock.json',
  'package.json',
  'LICENSE',
  'vite.config.ts',
  'vite.server.config.ts',
];

/** Builds server and browser code into dist/, unless dist/ is up to date. `compressPages` has what is left then. */
export async function build() {
  const hash = buildHash();
  if (isFresh(BUILD_STAMP, hash)) return;
  console.log('Building the server …');
  rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
  const { nameMapTiles } = await import('./build-tiles.mjs');
  const tiles = nameMapTiles();
  // Slicing the map takes a core for seconds, and nothing waits for it.
  const sliced = mustRun(process.execPath, ['scripts/build-tiles.mjs'], { quiet: true });
  await Promise.all([sliced, buildServer().then(buildPages)]);
  for (const folder of tiles) cpSync(folder, join(ROOT, 'dist/web/assets', basename(folder)), { recursive: true });
  writeStamp(BUILD_STAMP, hash);
}

async function buildServer() {
  await mustRun(tool('vite'), ['build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'], PRODUCTION);
  console.log('Building the pages …');
}

/** Builds the pages of each language, as many at a time as there are cores. */
async function buildPages() {
  const folders = readdirSync(join(ROOT, CATALOGUE), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const waiting = folders.map(({ name }) => name);
  const buildNext = async () => {
    for (let language = waiting.shift(); language; language = waiting.shift()) {
      const env = { ...PRODUCTION.env, PAGES_LANGUAGE: language };
      await mustRun(tool('vite'), ['build', '--logLevel', 'warn'], { env });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, buildNext));
}

/** Returns the hash of the sources of a build. */
export function buildHash() {
  return hashOf(SOURCES);
}

if (process.argv[1] === import.meta.filename) {
  await build();
  await compressPages();
}
