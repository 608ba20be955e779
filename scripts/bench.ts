import { busyPilotsBench } from './bench/busy-pilots-bench.ts';
import { clickBench } from './bench/click-bench.ts';
import { coldListBench } from './bench/cold-list-bench.ts';
import { dueBench } from './bench/due-bench.ts';
import { firstLoadBench } from './bench/first-load-bench.ts';
import { importBrowserBench } from './bench/import-browser-bench.ts';
import { loadBench } from './bench/load-bench.ts';
import { offlineSaveBench } from './bench/offline-save-bench.ts';
import { offlineStartBench } from './bench/offline-start-bench.ts';
import { parseBench } from './bench/parse-bench.ts';
import { printBench } from './bench/print-bench.ts';
import { printRows } from './bench/row.ts';
import { saveTrackBench } from './bench/save-track-bench.ts';
import { scoreBench } from './bench/score-bench.ts';

/** What pilots feel, by name; `npm run bench -- parse click` runs only these. */
const BENCHES = {
  parse: parseBench,
  score: scoreBench,
  load: loadBench,
  'save-track': saveTrackBench,
  busy: busyPilotsBench,
  'first-load': firstLoadBench,
  'cold-list': coldListBench,
  'offline-start': offlineStartBench,
  'offline-save': offlineSaveBench,
  click: clickBench,
  print: printBench,
  due: dueBench,
  import: importBrowserBench,
};

const selected = process.argv.slice(2);
for (const [name, bench] of Object.entries(BENCHES)) {
  if (selected.length > 0 && !selected.includes(name)) continue;
  console.log(`\n${name}`);
  printRows(await bench());
}
