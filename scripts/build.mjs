import { cpSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compressPages } from './compress-pages.mjs';
import { mustRun, ROOT, tool } from './run.mjs';
import { hashOf, isFresh, writeStamp } from './stamp.mjs';

/** Marks a complete build; holds the hash of its sources. */
export const BUILD_STAMP = 'dist/.built';
/** Set always: a build that inherits another value ships React's slower development code. */
const PRODUCTION = { env: { NODE_ENV: 'production' } };
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

async function buildPages() {
  await mustRun(tool('vite'), ['build', '--logLevel', 'warn'], PRODUCTION);
}

/** Returns the hash of the sources of a build. */
export function buildHash() {
  return hashOf(SOURCES);
}

if (process.argv[1] === import.meta.filename) {
  await build();
  await compressPages();
}
