import { copyFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './run.mjs';
import { hashOf, isFresh, writeStamp } from './stamp.mjs';

/** Where the server reads the demo logbook. */
export const DEMO_FILE = 'dist/demo.json';
/** Kept outside dist/, which each build empties: making the data takes seconds. */
const CACHE = '.build/demo.json';
const STAMP = '.build/.demo-made';
const SOURCES = ['src/domain', 'src/server/demo', 'scripts/demo-data.mjs'];

/**
 * Makes the demo logbook, with its tracks analysed and compressed, unless it is up to date; again each month, since the
 * dates of its flights depend on the current date. `make` replaces the default way of making it.
 */
export async function prepareDemo(make = makeDemo) {
  const month = new Date().toISOString().slice(0, 7);
  const hash = hashOf(SOURCES, [month]);
  if (!isFresh(STAMP, hash)) {
    mkdirSync(join(ROOT, dirname(STAMP)), { recursive: true });
    await make();
    writeStamp(STAMP, hash);
  }
  copyAtomically();
}

/** Runs the built program, or the one named: in TypeScript, where a loader reads it. */
export async function makeDemo(program = '../dist/server/make-prebuilt-demo.js') {
  const { makePrebuiltDemo } = await import(program);
  writeFileSync(join(ROOT, CACHE), JSON.stringify(makePrebuiltDemo(new Date().toISOString().slice(0, 10))));
}

/** Replaces the file by a rename, since another process may be reading it. */
function copyAtomically() {
  const [target, temporary] = [join(ROOT, DEMO_FILE), join(ROOT, `${DEMO_FILE}.${process.pid}`)];
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(join(ROOT, CACHE), temporary);
  renameSync(temporary, target);
}

if (process.argv[1] === import.meta.filename) await makeDemo('#server/demo/prebuilt/make-prebuilt-demo');
