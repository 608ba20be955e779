import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_SETS } from '#domain/score/rule-sets';
import { scoreFlight, scoreFlightByAll } from '#domain/score/score-flight';
import { coldTimes } from '../scores/cold-times.ts';
import { cpuTimed } from '../scores/cpu-timed.ts';
import { flownOf } from '../scores/flown-file.ts';
import { loadScorePackage, packageScores } from '../scores/package-scores.ts';
import { type BenchRow, median, rowAgainstLimit } from './row.ts';
import { allFiles } from './setup/longest-files.ts';

const LEAST_TIMES = 20;
const RUNS = 3;
const MOST_OFF_POINTS = 0.05;
/** In the names of some of the package's own test files: the points that XContest gave the flight. */
const OFFICIAL_POINTS = /xcontest-(\d+\.\d+)\.igc$/;
const ALL = Object.values(RULE_SETS);

/**
 * Our points by XContest against the official ones of the package's test files, and the processor's time of npm igc-xc-score
 * against ours, by all rule sets, file by file. The package is no dependency: `IGC_XC_SCORE` names the folder where it is
 * installed. The aim is for warm code, the median of three runs of each: we score in threads of the server alone, which stay.
 * Cold, once by each in a fresh process, is the first flight after a start.
 */
export async function scorePackageBench(): Promise<readonly BenchRow[]> {
  const folder = process.env.IGC_XC_SCORE;
  if (folder === undefined) {
    console.log('IGC_XC_SCORE names no folder of igc-xc-score: nothing is compared.');
    return [];
  }
  const library = await loadScorePackage(folder);
  const { files, origin } = allFiles();
  const scored = files.flatMap((file) => {
    const flown = flownOf(file);
    return flown ? [{ file, flown }] : [];
  });
  for (const { flown } of scored) scoreFlightByAll(flown, ALL);
  const warm = scored.map(({ flown }) => {
    const [, ours] = cpuTimed(() => scoreFlightByAll(flown, ALL), RUNS);
    const [, theirs] = cpuTimed(() => packageScores(library, flown), RUNS);
    return theirs / ours;
  });
  const cold = scored.map(({ file }) => coldTimes(folder, file));
  return [
    officialRow(join(folder, 'test')),
    rowOf(`warm, as in a server’s thread, ${origin}`, warm),
    rowOf(`cold, in fresh processes, ${origin}`, cold),
  ];
}

function officialRow(folder: string): BenchRow {
  const offs = readdirSync(folder).flatMap((name) => {
    const [, official] = OFFICIAL_POINTS.exec(name) ?? [];
    if (official === undefined) return [];
    const flown = flownOf(readFileSync(join(folder, name)));
    const points = (flown && scoreFlight(flown, RULE_SETS.xcontest)?.points) ?? 0;
    return [Math.abs(points - Number(official))];
  });
  return rowAgainstLimit(`the most that ${offs.length} scores by XContest are off the official ones`, {
    measured: offs.length > 0 ? Math.max(...offs) : Number.NaN,
    most: MOST_OFF_POINTS,
    unit: 'points',
  });
}

function rowOf(name: string, times: readonly number[]): BenchRow {
  const ratio = median(times);
  return {
    name: `igc-xc-score’s time against ours by all rule sets, ${name}`,
    measured: `${ratio.toFixed(1)} (median)`,
    against: `${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)}`,
    ratio,
    aim: name.startsWith('warm') ? `≥ ${LEAST_TIMES}` : 'no aim',
    met: !name.startsWith('warm') || ratio >= LEAST_TIMES,
  };
}
