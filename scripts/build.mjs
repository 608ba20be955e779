import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, ROOT, tool } from './run.mjs';
import { hashOf, isFresh, leaveStamp } from './stamp.mjs';

/** What is left in dist/ when all is built. */
export const BUILD_STAMP = 'dist/.built';
const SOURCES = ['src', 'scripts', 'package-lock.json', 'package.json', 'tsconfig.base.json', 'vite.config.ts'];

/** Builds server and browser code into dist/, unless it stands there from the same sources. */
export async function build() {
  const hash = buildHash();
  if (isFresh(BUILD_STAMP, hash)) return;
  console.log('Building the server …');
  rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
  await mustRun(tool('tsc'), ['--build', 'src/server'], { quiet: true });
  console.log('Building the pages …');
  const { buildWorldMap } = await import('./build-world-map.mjs');
  buildWorldMap();
  await mustRun(tool('vite'), ['build', '--logLevel', 'warn']);
  console.log('Making the demo …');
  const { prepareDemo } = await import('./demo-data.mjs');
  await prepareDemo();
  leaveStamp(BUILD_STAMP, hash);
}

/** A hash over all that is built from. */
export function buildHash() {
  return hashOf(SOURCES);
}

if (process.argv[1] === import.meta.filename) await build();
