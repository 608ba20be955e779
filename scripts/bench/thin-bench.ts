import { readTrack } from '#domain/track/read-track';
import { thinTrack } from '#domain/track/thin-track';
import type { Track } from '#domain/track/track';
import { flownPath, igcBytes, type Leg } from '#test/builders/igc';
import { type BenchRow, timed } from './row.ts';

const SECONDS = 36_000;
const LEG_S = 2;
const START = { at: 3600, lat: 46.6, lng: 7.2, altitude: 1600 };
/** The map's tolerance. */
const TOLERANCE_M = 4;
const MOST_TIMES_STRAIGHT = 10;

/** Time of thinning a zigzag, which keeps a fix at each turn, against a straight line, which keeps only its ends. */
export async function thinBench(): Promise<readonly BenchRow[]> {
  const [zigzag, straight] = [trackAlong(zigzagLegs()), trackAlong([{ seconds: SECONDS, speed: 10, heading: 90 }])];
  const turning = await timed(() => thinTrack(zigzag, TOLERANCE_M), { runs: 9, warmUp: 2 });
  const gliding = await timed(() => thinTrack(straight, TOLERANCE_M), { runs: 9, warmUp: 2 });
  return [
    {
      name: 'thinning a zigzag of 36,000 fixes against a straight line as long',
      measured: `${turning.toFixed(1)} ms`,
      against: `${gliding.toFixed(1)} ms`,
      ratio: turning / gliding,
      aim: `≤ ${MOST_TIMES_STRAIGHT}`,
      met: turning / gliding <= MOST_TIMES_STRAIGHT,
    },
  ];
}

function zigzagLegs(): readonly Leg[] {
  return Array.from({ length: SECONDS / LEG_S }, (_, i) => ({ seconds: LEG_S, speed: 10, heading: i % 2 ? 135 : 45 }));
}

function trackAlong(legs: readonly Leg[]): Track {
  const reading = readTrack(igcBytes({ fixes: flownPath(START, legs) }));
  if (reading.state !== 'ready') throw new Error('The track of the bench could not be read');
  return reading.track;
}
