import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FlightScore } from '#domain/score/flight-score';
import type { RuleSetId } from '#domain/score/rule-set-ids';
import { RULE_SETS } from '#domain/score/rule-sets';
import { scoreFlightByAll } from '#domain/score/score-flight';
import type { FlownTrack } from '#domain/track/flown-track';
import { readTrack } from '#domain/track/read-track';

/**
 * Compares our scores with those of npm igc-xc-score, on its earth model, for each IGC file of a folder, and the processor's
 * time of all rule sets; at the end the medians, and what is below the package's score or not proven. The
 * package is no dependency, as it takes 145 MB: install it anywhere else.
 * `npx tsx scripts/compare-scores.ts FOLDER_OF_THE_PACKAGE FOLDER_OF_IGC_FILES`
 */
const [packageFolder = '', igcFolder = ''] = process.argv.slice(2);
/** The rule sets that the package knows, by our id. */
const THEIR_RULES = { xcontest: 'XContest', ffvl: 'FFVL', fai: 'FAI' } as const;
/** The others have the first kinds of XContest with points of their own. */
const OTHER_POINTS = { leonardo: [1.5, 1.75, 2], worldXc: [1, 1.75, 2] } as const;
const IDS = ['xcontest', 'ffvl', 'fai', 'leonardo', 'worldXc'] as const satisfies readonly RuleSetId[];
const LEAST_SHARE = 0.001;
const LEAST_POINTS = 0.03;
const WARM_UP = 10;
const CYCLE_MS = 1000;
const MOST_CYCLES = 60;

/** What we use of the package. */
interface Library {
  readonly scoringRules: Readonly<Record<string, readonly object[]>>;
  solver(flight: object, rules: unknown, options: object): Iterator<Solution, Solution>;
}

interface Solution {
  readonly score: number;
  readonly optimal: boolean;
  readonly scoreInfo?: { readonly distance: number };
}

const library: Library = await import(pathToFileURL(join(resolve(packageFolder), 'index.js')).href);
const files = readdirSync(igcFolder).filter((name) => name.toLowerCase().endsWith('.igc'));
/** Our code as the machine compiles it after some flights: a server's thread scores many. */
for (const file of files.slice(0, WARM_UP)) ourScores(flownOf(readFileSync(join(igcFolder, file))));
const comparisons = files.flatMap((file) => comparedBy(file, flownOf(readFileSync(join(igcFolder, file)))));
for (const line of summaryOf(comparisons)) console.log(line);

/** A flight as both score it. */
interface Comparison {
  /** How many times as long as ours the package takes. */
  readonly times: number;
  /** Rule sets of the flight in which we have fewer points than 0.1 % or 0.02 km below, or no proof. */
  readonly below: readonly string[];
  readonly unproven: readonly string[];
}

function comparedBy(file: string, flown: FlownTrack | null): readonly Comparison[] {
  if (!flown) return [];
  const [, ourMs] = cpuTimed(() => scoreFlightByAll(flown, Object.values(RULE_SETS)));
  const scores = ourScores(flown);
  const [solutions, theirMs] = cpuTimed(() => IDS.map((id) => solve(flown, theirRules(id))));
  const pairs = IDS.map((id, i) => ({ name: `${file} ${id}`, ours: scores[i] ?? null, theirs: solutions[i] }));
  for (const pair of pairs) console.log(lineOf(pair));
  console.log(`${file}\t${flown.length} fixes\t${ourMs.toFixed(0)} ms\t${theirMs.toFixed(0)} ms`);
  const below = pairs.filter(isBelow).map(({ name }) => name);
  const unproven = pairs.filter(({ ours }) => ours?.isProven === false).map(({ name }) => name);
  return [{ times: theirMs / ourMs, below, unproven }];
}

interface Pair {
  readonly name: string;
  readonly ours: FlightScore | null;
  readonly theirs: Solution | undefined;
}

function lineOf({ name, ours, theirs }: Pair): string {
  const columns = [ours?.type ?? 'none', ours?.points ?? 0, ours?.upperBound ?? 0, theirs?.score, theirs?.optimal];
  return [name, ...columns].join('\t');
}

function isBelow({ ours, theirs }: Pair): boolean {
  const least = theirs?.score ?? 0;
  return (ours?.points ?? 0) < least - Math.max(LEAST_SHARE * least, LEAST_POINTS);
}

function summaryOf(all: readonly Comparison[]): readonly string[] {
  const times = all.map((comparison) => comparison.times).toSorted((a, b) => a - b);
  return [
    `${all.length} flights: the package takes ${times[times.length >> 1]?.toFixed(1)} times as long (median)`,
    `below: ${all.flatMap(({ below }) => below).join(', ') || 'none'}`,
    `not proven: ${all.flatMap(({ unproven }) => unproven).join(', ') || 'none'}`,
  ];
}

function theirRules(id: RuleSetId): readonly object[] {
  if (id !== 'leonardo' && id !== 'worldXc') return library.scoringRules[THEIR_RULES[id]] ?? [];
  const kinds = library.scoringRules[THEIR_RULES.xcontest] ?? [];
  return OTHER_POINTS[id].map((multiplier, i) => ({ ...kinds[i], multiplier }));
}

/** Our scores on the package's earth model. */
function ourScores(flown: FlownTrack | null): readonly (FlightScore | null)[] {
  const sets = IDS.map((id) => ({ ...RULE_SETS[id], earth: 'wgs84' as const }));
  return flown ? scoreFlightByAll(flown, sets) : [];
}

/** The result of some work, and the processor's milliseconds: others on the machine count less in them than in the clock's. */
function cpuTimed<Result>(work: () => Result): readonly [result: Result, ms: number] {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  return [result, (user + system) / 1000];
}

function flownOf(bytes: Uint8Array): FlownTrack | null {
  const reading = readTrack(bytes);
  if (reading.state !== 'ready') return null;
  const { fixes, analysis } = reading.track;
  const [from, to] = [analysis.launchIndex, analysis.landingIndex + 1];
  const [time, lat, lng] = [fixes.time.subarray(from, to), fixes.lat.subarray(from, to), fixes.lng.subarray(from, to)];
  return to - from < 5 ? null : { length: to - from, time, lat, lng, altitude: null };
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
