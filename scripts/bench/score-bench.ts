import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { parseIgc } from '#domain/igc/parse-igc';
import type { FlightScore } from '#domain/score/flight-score';
import { RULE_SETS } from '#domain/score/rule-sets';
import { scoreFlightByAll } from '#domain/score/score-flight';
import type { FlownTrack } from '#domain/track/flown-track';
import { seededRandom } from '#test/builders/random';
import { longTrack } from '#test/builders/simulation/long-track';
import { cpuTimed } from '../scores/cpu-timed.ts';
import { flownOf as flightOf } from '../scores/flown-file.ts';
import { type BenchRow, rowAgainstLimit, timed } from './row.ts';
import { scoreMemoryRows } from './score-memory-bench.ts';
import { LONG_FIXES, longShape, PLATEAU_NAMES, SHAPE_NAMES } from './setup/long-shapes.ts';
import { allFiles, longestFiles } from './setup/longest-files.ts';

const RUNS = { runs: 5, warmUp: 2 };
const MOST_TIMES_PARSE = 100;
const LEAST_PROVEN_SHARE = 0.9;
const MOST_ABOVE = 1.005;
const MOST_MS = 5_000;
const MOST_P95_MS = 1_000;
const MOST_KILOBYTES = 12;
const SCORE_FILE = join(import.meta.dirname, '../../src/domain/score/score-flight.ts');
const ALL = Object.values(RULE_SETS);

/** Time of scoring 40,000 fixes by all rule sets against parsing them, and how near to a proof the longest files come. */
export async function scoreBench(): Promise<readonly BenchRow[]> {
  const bytes = new TextEncoder().encode(longTrack({ fixes: LONG_FIXES, random: seededRandom(LONG_FIXES) }));
  const flown = flownOf(bytes);
  const parse = await timed(() => parseIgc(bytes), RUNS);
  const score = await timed(() => scoreFlightByAll(flown, ALL), RUNS);
  return [
    {
      name: `all rule sets on ${LONG_FIXES} fixes against parsing them`,
      measured: `${score.toFixed(0)} ms`,
      against: `${parse.toFixed(1)} ms`,
      ratio: score / parse,
      aim: `≤ ${MOST_TIMES_PARSE}`,
      met: score / parse <= MOST_TIMES_PARSE,
    },
    ...(await plateauRows()),
    ...boundRows(),
    p95Row(),
    ...scoreMemoryRows(),
    rowAgainstLimit('JavaScript of all rule sets, gzip', {
      measured: (await gzippedSize()) / 1000,
      most: MOST_KILOBYTES,
      unit: 'KB',
    }),
  ];
}

/** The times as on a server, and the bounds. */
async function plateauRows(): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const name of SHAPE_NAMES) {
    const flown = longShape(name);
    const score = () => scoreFlightByAll(flown, ALL);
    const ms = await timed(score, { runs: 1, warmUp: 0 });
    rows.push(
      rowAgainstLimit(`all rule sets on ${LONG_FIXES} fixes ${name}`, { measured: ms, most: MOST_MS, unit: 'ms' }),
    );
    if (!PLATEAU_NAMES.includes(name)) continue;
    rows.push(boundRow(`the greatest upper bound ${name}`, scoreFlightByAll(flown, ALL)));
  }
  return rows;
}

/** By the processor's time: others on the machine count less in it. */
function p95Row(): BenchRow {
  const { files, origin } = allFiles();
  const flights = files.flatMap((file) => flightOf(file) ?? []);
  const times = flights.map((flight) => cpuTimed(() => scoreFlightByAll(flight, ALL))[1]).toSorted((a, b) => a - b);
  return rowAgainstLimit(`all rule sets on 95 of 100 flights of ${origin}`, {
    measured: times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN,
    most: MOST_P95_MS,
    unit: 'ms',
  });
}

/** The bytes that a page or a thread loads for the scores alone. */
async function gzippedSize(): Promise<number> {
  const rolldownOptions = { input: SCORE_FILE, preserveEntrySignatures: 'strict' } as const;
  const built = await build({ configFile: false, logLevel: 'silent', build: { write: false, rolldownOptions } });
  const chunks = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  return gzipSync(chunks.map((part) => (part.type === 'chunk' ? part.code : '')).join('')).length;
}

function boundRows(): readonly BenchRow[] {
  const { files, origin } = longestFiles();
  const scores = files.flatMap((bytes) => scoreFlightByAll(flownOf(bytes), ALL).filter((score) => score !== null));
  const proven = scores.filter(({ isProven }) => isProven).length / scores.length;
  return [
    {
      name: `scores of ${origin} that are proven`,
      measured: `${(100 * proven).toFixed(0)} %`,
      against: '100 %',
      ratio: proven,
      aim: `≥ ${LEAST_PROVEN_SHARE}`,
      met: proven >= LEAST_PROVEN_SHARE,
    },
    boundRow('their greatest upper bound against its points', scores),
  ];
}

/** Bounds are rounded up to the decimals of their league: less than the last decimal is none. */
function boundRow(name: string, scores: readonly (FlightScore | null)[]): BenchRow {
  const shares = scores
    .filter((score) => score !== null)
    .map(({ ruleSet, points, upperBound }) => (upperBound - 10 ** -RULE_SETS[ruleSet].decimals) / points);
  const above = Math.max(1, ...shares);
  return {
    name,
    measured: `${(100 * (above - 1)).toFixed(2)} % above`,
    against: '0 %',
    ratio: above,
    aim: `≤ ${MOST_ABOVE}`,
    met: above <= MOST_ABOVE,
  };
}

function flownOf(bytes: Uint8Array): FlownTrack {
  const { time, lat, lng } = parseIgc(bytes).fixes;
  return { length: time.length, time, lat, lng, altitude: null };
}
