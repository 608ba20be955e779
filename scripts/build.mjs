import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from './compress-pages.mjs';
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

/** Builds server and browser code into dist/, unless dist/ is up to date. */
export async function build() {
  const hash = buildHash();
  if (isFresh(BUILD_STAMP, hash)) return;
  console.log('Building the server …');
  rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
  await mustRun(tool('vite'), ['build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'], PRODUCTION);
  console.log('Building the pages …');
  const { buildWorldMap } = await import('./build-world-map.mjs');
  buildWorldMap();
  const { buildPlaces } = await import('./build-places.mjs');
  buildPlaces();
  await mustRun(tool('vite'), ['build', '--logLevel', 'warn'], PRODUCTION);
  await compressFiles(join(ROOT, 'dist/web'));
  writeStamp(BUILD_STAMP, hash);
}

/** Returns the hash of the sources of a build. */
export function buildHash() {
  return hashOf(SOURCES);
}

if (process.argv[1] === import.meta.filename) await build();
