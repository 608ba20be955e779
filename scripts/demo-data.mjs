import { copyFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './run.mjs';
import { hashOf, isFresh, leaveStamp } from './stamp.mjs';

/** Where the server finds the demo's logbook. */
const PLACE = 'dist/demo.json';
/** dist/ is emptied by each build; making the data anew takes seconds. */
const CACHE = '.build/demo.json';
const STAMP = '.build/.demo-made';
const SOURCES = ['src/domain', 'src/server/demo', 'scripts/demo-data.mjs'];

/**
 * Makes the demo's logbook, with its tracks flown, read and compressed, unless it stands there from the same sources; and
 * anew each month, since the seasons of its flights are those of the day it is made for. `make` does so elsewhere.
 */
export async function prepareDemo(make = makeDemo) {
  const month = new Date().toISOString().slice(0, 7);
  const hash = hashOf(SOURCES, [month]);
  if (!isFresh(STAMP, hash)) {
    mkdirSync(join(ROOT, dirname(STAMP)), { recursive: true });
    await make();
    leaveStamp(STAMP, hash);
  }
  placeWhole();
}

/** From dist/ in plain Node, from src/ with `--conditions=source` and tsx. */
async function makeDemo() {
  const { makeReadyDemo } = await import('#server/demo/ready/make-ready-demo');
  writeFileSync(join(ROOT, CACHE), JSON.stringify(makeReadyDemo(new Date().toISOString().slice(0, 10))));
}

/** Another process may read it just now. */
function placeWhole() {
  const [place, beside] = [join(ROOT, PLACE), join(ROOT, `${PLACE}.${process.pid}`)];
  mkdirSync(dirname(place), { recursive: true });
  copyFileSync(join(ROOT, CACHE), beside);
  renameSync(beside, place);
}

if (process.argv[1] === import.meta.filename) await makeDemo();
