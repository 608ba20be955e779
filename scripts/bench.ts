import { airspaceBench } from './bench/airspace-bench.ts';
import { changesBench } from './bench/changes-bench.ts';
import { coldListBench } from './bench/cold-list-bench.ts';
import { deltaBench } from './bench/delta-bench.ts';
import { demoBench } from './bench/demo-bench.ts';
import { filterBench } from './bench/filter-bench.ts';
import { firstLoadBench } from './bench/first-load-bench.ts';
import { importBench } from './bench/import-bench.ts';
import { importBrowserBench } from './bench/import-browser-bench.ts';
import { importReadBench } from './bench/import-read-bench.ts';
import { importRunsBench } from './bench/import-runs-bench.ts';
import { importTableBench } from './bench/import-table-bench.ts';
import { lighthouseBench } from './bench/lighthouse-bench.ts';
import { loadBench } from './bench/load-bench.ts';
import { parseBench } from './bench/parse-bench.ts';
import { phasesBench } from './bench/phases-bench.ts';
import { printRows } from './bench/row.ts';
import { saveBench } from './bench/save-bench.ts';
import { saveTrackBench } from './bench/save-track-bench.ts';
import { scoreBench } from './bench/score-bench.ts';
import { scorePackageBench } from './bench/score-package-bench.ts';
import { stallBench } from './bench/stall-bench.ts';
import { statisticsBench } from './bench/statistics-bench.ts';
import { thinBench } from './bench/thin-bench.ts';
import { trackBench } from './bench/track-bench.ts';

/** Every benchmark by its name; `npm run bench -- save delta` runs only these. */
const BENCHES = {
  parse: parseBench,
  thin: thinBench,
  score: scoreBench,
  'score-package': scorePackageBench,
  airspace: airspaceBench,
  phases: phasesBench,
  load: loadBench,
  delta: deltaBench,
  save: saveBench,
  'save-track': saveTrackBench,
  changes: changesBench,
  import: importBench,
  'import-read': importReadBench,
  'import-browser': importBrowserBench,
  'import-runs': importRunsBench,
  'import-table': importTableBench,
  'first-load': firstLoadBench,
  'cold-list': coldListBench,
  lighthouse: lighthouseBench,
  track: trackBench,
  statistics: statisticsBench,
  filter: filterBench,
  stall: stallBench,
  demo: demoBench,
};

const selected = process.argv.slice(2);
for (const [name, bench] of Object.entries(BENCHES)) {
  if (selected.length > 0 && !selected.includes(name)) continue;
  console.log(`\n${name}`);
  printRows(await bench());
}
