import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RuleSetId } from '#domain/score/rule-set-ids';
import { RULE_SETS } from '#domain/score/rule-sets';
import { scoreFlight } from '#domain/score/score-flight';
import type { FlownTrack } from '#domain/track/flown-track';
import { readTrack } from '#domain/track/read-track';

/**
 * Compares our scores with those of npm igc-xc-score, on its earth model, for each IGC file of a folder. The package is no
 * dependency, as it takes 145 MB: install it anywhere else.
 * `npx tsx scripts/compare-scores.ts FOLDER_OF_THE_PACKAGE FOLDER_OF_IGC_FILES`
 */
const [packageFolder = '', igcFolder = ''] = process.argv.slice(2);
/** The rule sets that both know, by our id. */
const THEIR_RULES = { xcontest: 'XContest', ffvl: 'FFVL', fai: 'FAI' } as const satisfies Partial<
  Record<RuleSetId, string>
>;
const CYCLE_MS = 1000;
const MOST_CYCLES = 60;

/** What we use of the package. */
interface Library {
  readonly scoringRules: Readonly<Record<string, unknown>>;
  solver(flight: object, rules: unknown, options: object): Iterator<Solution, Solution>;
}

interface Solution {
  readonly score: number;
  readonly optimal: boolean;
  readonly scoreInfo?: { readonly distance: number };
}

const library: Library = await import(pathToFileURL(join(resolve(packageFolder), 'index.js')).href);
const files = readdirSync(igcFolder).filter((name) => name.toLowerCase().endsWith('.igc'));
for (const file of files) {
  const flown = flownOf(readFileSync(join(igcFolder, file)));
  if (flown) for (const id of ['xcontest', 'ffvl', 'fai'] as const) console.log(`${file}\t${lineOf(flown, id)}`);
}

function flownOf(bytes: Uint8Array): FlownTrack | null {
  const reading = readTrack(bytes);
  if (reading.state !== 'ready') return null;
  const { fixes, analysis } = reading.track;
  const [from, to] = [analysis.launchIndex, analysis.landingIndex + 1];
  const [time, lat, lng] = [fixes.time.subarray(from, to), fixes.lat.subarray(from, to), fixes.lng.subarray(from, to)];
  return to - from < 5 ? null : { length: to - from, time, lat, lng, altitude: null };
}

function lineOf(flown: FlownTrack, id: keyof typeof THEIR_RULES): string {
  const start = performance.now();
  const ours = scoreFlight(flown, { ...RULE_SETS[id], earth: 'wgs84' });
  const middle = performance.now();
  const theirs = solve(flown, library.scoringRules[THEIR_RULES[id]]);
  const [ourMs, theirMs] = [middle - start, performance.now() - middle];
  const columns = [id, ours?.type ?? 'none', ours?.points ?? 0, ours?.upperBound ?? 0, ours?.isProven ?? false];
  return [...columns, theirs.score, theirs.optimal, `${ourMs.toFixed(0)} ms`, `${theirMs.toFixed(0)} ms`].join('\t');
}

function solve(flown: FlownTrack, rules: unknown): Solution {
  const fixes = Array.from(flown.time, (time, i) => ({
    valid: true,
    timestamp: time * 1000,
    latitude: flown.lat[i],
    longitude: flown.lng[i],
    gpsAltitude: 1000,
    pressureAltitude: 1000,
  }));
  const solutions = library.solver({ fixes }, rules, { maxcycle: CYCLE_MS });
  let solution = solutions.next();
  for (let cycle = 1; cycle < MOST_CYCLES && !solution.done; cycle += 1) solution = solutions.next();
  return solution.value;
}
