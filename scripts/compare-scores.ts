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
 * time of all rule sets; at the end the medians, and what is below the package's score or not proven. It fails (exit code 1) when
 * a score of ours is below the package's by more than 0.1 %, or 0.02 km times the multiplier where that is more, when what is not
 * proven has a bound more than 0.5 % above its points, or when there is no flight to compare. The package is no dependency, as it takes
 * 145 MB: install it anywhere else.
 * `IGC_XC_SCORE=FOLDER_OF_THE_PACKAGE npx tsx scripts/compare-scores.ts FOLDER_OF_IGC_FILES`
 *
 * Times are the median of three runs of each in a process that has scored before, as a server's thread has.
 */
const [igcFolder = ''] = process.argv.slice(2);
const packageFolder = process.env.IGC_XC_SCORE ?? '';
const LEAST_SHARE = 0.001;
const LEAST_KM = 0.02;
const MOST_BOUND = 1.005;
const METRES_A_KILOMETRE = 1000;
const RUNS = 3;
/** Less than a step of its points. */
const LEAST_ROUTE_M = 1;

const library = await loadScorePackage(packageFolder);
const names = readdirSync(igcFolder).filter((name) => name.toLowerCase().endsWith('.igc'));
for (const name of names) ourScores(flownOf(readFileSync(join(igcFolder, name))));
const comparisons = names.flatMap((name) => comparedBy(name, readFileSync(join(igcFolder, name))));
for (const line of summaryOf(comparisons)) console.log(line);
if (comparisons.length === 0 || comparisons.some(({ below, unbound }) => below.length + unbound.length > 0))
  process.exitCode = 1;

/** A flight as both score it. */
interface Comparison {
  /** How many times as long as ours the package takes. */
  readonly timesAsLong: number;
  /** Rule sets of the flight in which we have too few points, no proof, or a bound too far above the points. */
  readonly below: readonly string[];
  readonly unproven: readonly string[];
  readonly unbound: readonly string[];
}

function comparedBy(name: string, file: Uint8Array): readonly Comparison[] {
  const flown = flownOf(file);
  if (!flown) return [];
  const [, ourMs] = cpuTimed(() => scoreFlightByAll(flown, Object.values(RULE_SETS)), RUNS);
  const scores = ourScores(flown);
  const [solutions, theirMs] = cpuTimed(() => packageScores(library, flown), RUNS);
  const pairs = COMPARED.map((id, i) => ({ name: `${name} ${id}`, ours: scores[i] ?? null, theirs: solutions[i] }));
  const timesAsLong = theirMs / ourMs;
  for (const pair of pairs) console.log(lineOf(pair));
  const times = [`${ourMs.toFixed(0)} ms`, `${theirMs.toFixed(0)} ms`, `${timesAsLong.toFixed(1)} ×`];
  console.log([name, `${flown.length} fixes`, ...times].join('\t'));
  const below = pairs.filter(isBelow).map((pair) => pair.name);
  const unproven = pairs.filter(({ ours }) => ours?.isProven === false).map((pair) => pair.name);
  const unbound = pairs.filter(isUnbound).map((pair) => pair.name);
  return [{ timesAsLong, below, unproven, unbound }];
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
  return (ours?.points ?? 0) < least - Math.max(LEAST_SHARE * least, LEAST_KM * multiplierOf(ours));
}

/** Points a kilometre of what a flight is scored as. */
function multiplierOf(ours: FlightScore | null): number {
  return ours ? (METRES_A_KILOMETRE * ours.points) / ours.distanceM : 1;
}

function isUnbound({ ours }: Pair): boolean {
  return ours !== null && ours.upperBound > MOST_BOUND * ours.points;
}

function summaryOf(all: readonly Comparison[]): readonly string[] {
  return [
    `${all.length} flights: the package takes ${medianOf(all.map((one) => one.timesAsLong))} times as long (median)`,
    `below: ${all.flatMap(({ below }) => below).join(', ') || 'none'}`,
    `not proven: ${all.flatMap(({ unproven }) => unproven).join(', ') || 'none'}`,
    `bound more than 0.5 % above: ${all.flatMap(({ unbound }) => unbound).join(', ') || 'none'}`,
  ];
}

function medianOf(values: readonly number[]): string {
  return values.toSorted((a, b) => a - b)[values.length >> 1]?.toFixed(1) ?? '–';
}

/** Our scores on the package's earth model, of routes as short as the package scores. */
function ourScores(flown: FlownTrack | null): readonly (FlightScore | null)[] {
  const sets = COMPARED.map((id) => ({ ...RULE_SETS[id], earth: 'wgs84' as const }));
  return flown ? scoreFlightByAll(flown, sets, { leastRouteM: LEAST_ROUTE_M }) : [];
}

/**
 * The result of some work, and the processor's milliseconds, the median of so many runs: others on the machine count less in
 * them than in the clock's.
 */
function cpuTimed<Result>(work: () => Result, runs = 1): readonly [result: Result, ms: number] {
  const timed = Array.from({ length: runs }, () => {
    const start = process.cpuUsage();
    const result = work();
    const { user, system } = process.cpuUsage(start);
    return { result, ms: (user + system) / 1000 };
  }).toSorted((a, b) => a.ms - b.ms);
  const [middle] = timed.slice(runs >> 1);
  if (!middle) throw new Error('Nothing was timed.');
  return [middle.result, middle.ms];
}

/** Returns the flight of an IGC file from launch to landing; null without one of five fixes, the fewest that the package takes. */
function flownOf(bytes: Uint8Array): FlownTrack | null {
  const reading = readTrack(bytes);
  if (reading.state !== 'ready') return null;
  const { fixes, analysis } = reading.track;
  const [from, to] = [analysis.launchIndex, analysis.landingIndex + 1];
  const [time, lat, lng] = [fixes.time.subarray(from, to), fixes.lat.subarray(from, to), fixes.lng.subarray(from, to)];
  return to - from < 5 ? null : { length: to - from, time, lat, lng, altitude: null };
}

const COMPARED = ['xcontest', 'ffvl', 'fai', 'leonardo', 'worldXc'] as const satisfies readonly RuleSetId[];

/** A result of the package. */
interface Solution {
  readonly score: number;
  readonly optimal: boolean;
  readonly scoreInfo?: { readonly distance: number };
}

/** What we use of npm igc-xc-score. */
interface ScorePackage {
  readonly scoringRules: Readonly<Record<string, readonly object[]>>;
  solver(flight: object, rules: unknown, options: object): Iterator<Solution, Solution>;
}

/** The rule sets that the package knows, by our id. */
const THEIR_RULES = { xcontest: 'XContest', ffvl: 'FFVL', fai: 'FAI' } as const;
/** The others have the first kinds of XContest with points of their own. */
const OTHER_POINTS = { leonardo: [1.5, 1.75, 2], worldXc: [1, 1.75, 2] } as const;
const CYCLE_MS = 1000;
const MOST_CYCLES = 60;

/** Loads the package from the folder where it is installed: it is no dependency, as it takes 145 MB. */
function loadScorePackage(folder: string): Promise<ScorePackage> {
  return import(pathToFileURL(join(resolve(folder), 'index.js')).href);
}

/** Scores a flight with the package by all rule sets, a minute each at most. */
function packageScores(library: ScorePackage, flown: FlownTrack): readonly Solution[] {
  return COMPARED.map((id) => solve(library, flown, rulesOf(library, id)));
}

function rulesOf({ scoringRules }: ScorePackage, id: (typeof COMPARED)[number]): readonly object[] {
  if (id !== 'leonardo' && id !== 'worldXc') return scoringRules[THEIR_RULES[id]] ?? [];
  const kinds = scoringRules[THEIR_RULES.xcontest] ?? [];
  return OTHER_POINTS[id].map((multiplier, i) => ({ ...kinds[i], multiplier }));
}

function solve(library: ScorePackage, flown: FlownTrack, rules: unknown): Solution {
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
