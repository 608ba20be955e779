import { parseIgc } from '#domain/igc/parse-igc';
import { RULE_SETS } from '#domain/score/rule-sets';
import { scoreFlightByAll } from '#domain/score/score-flight';
import { seededRandom } from '#test/builders/random';
import { longTrack } from '#test/builders/simulation/long-track';
import { type BenchRow, timed } from './row.ts';

const FIXES = 36_000;
const RUNS = { runs: 5, warmUp: 2 };
const MOST_TIMES_PARSE = 100;
const ALL = Object.values(RULE_SETS);

/** Time of scoring a flight of ten hours by all five rule sets against parsing it. */
export async function scoreBench(): Promise<readonly BenchRow[]> {
  const bytes = new TextEncoder().encode(longTrack({ fixes: FIXES, random: seededRandom(FIXES) }));
  const { time, lat, lng } = parseIgc(bytes).fixes;
  const flown = { length: time.length, time, lat, lng, altitude: null };
  const parse = await timed(() => parseIgc(bytes), RUNS);
  const score = await timed(() => scoreFlightByAll(flown, ALL), RUNS);
  return [
    {
      name: `${ALL.length} rule sets on ${FIXES} fixes against parsing them`,
      measured: `${score.toFixed(0)} ms`,
      against: `${parse.toFixed(1)} ms`,
      ratio: score / parse,
      aim: `≤ ${MOST_TIMES_PARSE}`,
      met: score / parse <= MOST_TIMES_PARSE,
    },
  ];
}
