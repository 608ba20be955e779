import { readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { compressFiles } from './compress-pages.mjs';
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
  await buildPages();
  writeStamp(BUILD_STAMP, hash);
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
  await compressFiles(join(ROOT, 'dist/web'));
}

/** Returns the hash of the sources of a build. */
export function buildHash() {
  return hashOf(SOURCES);
}

if (process.argv[1] === import.meta.filename) await build();
