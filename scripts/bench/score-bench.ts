import { parseIgc } from '#domain/igc/parse-igc';
import { RULE_SETS } from '#domain/score/rule-sets';
import { scoreFlightByAll } from '#domain/score/score-flight';
import type { FlownTrack } from '#domain/track/flown-track';
import { longTrack } from '#server/demo/long-track';
import { seededRandom } from '#server/demo/random';
import { type BenchRow, timed } from './row.ts';
import { longestFiles } from './setup/longest-files.ts';

const FIXES = 40_000;
const RUNS = { runs: 5, warmUp: 2 };
const MOST_TIMES_PARSE = 100;
const LEAST_PROVEN_SHARE = 0.9;
const MOST_ABOVE = 1.005;
const ALL = Object.values(RULE_SETS);

/** Time of scoring 40,000 fixes by all rule sets against parsing them, and how near to a proof the longest files come. */
export async function scoreBench(): Promise<readonly BenchRow[]> {
  const bytes = new TextEncoder().encode(longTrack({ fixes: FIXES, random: seededRandom(FIXES) }));
  const flown = flownOf(bytes);
  const parse = await timed(() => parseIgc(bytes), RUNS);
  const score = await timed(() => scoreFlightByAll(flown, ALL), RUNS);
  return [
    {
      name: `all rule sets on ${FIXES} fixes against parsing them`,
      measured: `${score.toFixed(0)} ms`,
      against: `${parse.toFixed(1)} ms`,
      ratio: score / parse,
      aim: `≤ ${MOST_TIMES_PARSE}`,
      met: score / parse <= MOST_TIMES_PARSE,
    },
    ...boundRows(),
  ];
}

function boundRows(): readonly BenchRow[] {
  const { files, origin } = longestFiles();
  const scores = files.flatMap((bytes) => scoreFlightByAll(flownOf(bytes), ALL).filter((score) => score !== null));
  const proven = scores.filter(({ isProven }) => isProven).length / scores.length;
  const above = Math.max(...scores.map(({ points, upperBound }) => upperBound / points));
  return [
    {
      name: `scores of ${origin} that are proven`,
      measured: `${(100 * proven).toFixed(0)} %`,
      against: '100 %',
      ratio: proven,
      aim: `≥ ${LEAST_PROVEN_SHARE}`,
      met: proven >= LEAST_PROVEN_SHARE,
    },
    {
      name: 'their greatest upper bound against its points',
      measured: `${(100 * (above - 1)).toFixed(2)} % above`,
      against: '0 %',
      ratio: above,
      aim: `≤ ${MOST_ABOVE}`,
      met: above <= MOST_ABOVE,
    },
  ];
}

function flownOf(bytes: Uint8Array): FlownTrack {
  const { time, lat, lng } = parseIgc(bytes).fixes;
  return { length: time.length, time, lat, lng, altitude: null };
}
