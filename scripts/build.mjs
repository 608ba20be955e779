import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWorldMap } from './build-world-map.mjs';
import { mustRun, ROOT } from './run.mjs';
import { hashOf, isFresh, leaveStamp } from './stamp.mjs';

const STAMP = 'dist/.built';
const SOURCES = ['src', 'scripts', 'package-lock.json', 'package.json', 'tsconfig.base.json', 'vite.config.ts'];

/** Builds server and browser code into dist/, unless it stands there from the same sources. */
export async function build() {
  const hash = hashOf(SOURCES);
  if (isFresh(STAMP, hash)) return;
  console.log('Building the server …');
  rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
  await mustRun('npx', ['tsc', '--build', 'src/server'], { quiet: true });
  console.log('Building the pages …');
  buildWorldMap();
  await mustRun('npx', ['vite', 'build', '--logLevel', 'warn']);
  leaveStamp(STAMP, hash);
}

if (process.argv[1] === import.meta.filename) await build();
