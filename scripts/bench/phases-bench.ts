import { figuresOf } from '#domain/figures/flight-figures';
import { parseIgc } from '#domain/igc/parse-igc';
import { phasesOf } from '#domain/phases/phases-of';
import { cleanTrackOf } from '#domain/track/clean-track/clean-track';
import { findFlight } from '#domain/track/flight/find-flight';
import { type FlownTrack, flownTrackOf } from '#domain/track/flown-track';
import { readTrack } from '#domain/track/read-track';
import { seededRandom } from '#test/builders/random';
import { longTrack } from '#test/builders/simulation/long-track';
import { type BenchRow, rowAgainstLimit, timed } from './row.ts';

const FIXES = 20_000;
const MOST_MS = 100;
const MOST_WHOLE_MS = 150;
/** Twice the fixes may take a little more than twice the time. */
const MOST_FOR_TWICE = 2.6;

/** Time of all that a flight of 20,000 fixes says but its score, and of its phases against reading its file and against half of it: all warm, as a server's thread is after three such flights. */
export async function phasesBench(): Promise<readonly BenchRow[]> {
  const bytes = new TextEncoder().encode(longTrack({ fixes: FIXES, random: seededRandom(FIXES) }));
  const track = flownTrack(bytes);
  const whole = await timed(() => phasesOf(track));
  const half = await timed(() => phasesOf(firstOf(track, Math.floor(track.length / 2))));
  const reading = await timed(() => flownTrack(bytes));
  const all = await timed(() => analysed(bytes));
  return [
    rowAgainstLimit(`analysis, figures and phases of ${FIXES} fixes, file to findings, without scores, warm`, {
      measured: all,
      most: MOST_WHOLE_MS,
      unit: 'ms',
    }),
    {
      name: `phases of a flight of ${track.length} fixes, against reading its file`,
      measured: `${whole.toFixed(0)} ms`,
      against: `${reading.toFixed(0)} ms`,
      ratio: whole / reading,
      aim: `≤ ${MOST_MS} ms`,
      met: whole <= MOST_MS,
    },
    {
      name: 'the same against its first half',
      measured: `${whole.toFixed(0)} ms`,
      against: `${half.toFixed(0)} ms`,
      ratio: whole / half,
      aim: `≤ ${MOST_FOR_TWICE}`,
      met: whole / half <= MOST_FOR_TWICE,
    },
  ];
}

function analysed(bytes: Uint8Array): unknown {
  const flown = flownTrack(bytes);
  return [readTrack(bytes), figuresOf(flown), phasesOf(flown)];
}

function flownTrack(bytes: Uint8Array): FlownTrack {
  const clean = cleanTrackOf(parseIgc(bytes).fixes);
  return flownTrackOf(clean, findFlight(clean));
}

function firstOf({ time, lat, lng, altitude }: FlownTrack, length: number): FlownTrack {
  return {
    length,
    time: time.subarray(0, length),
    lat: lat.subarray(0, length),
    lng: lng.subarray(0, length),
    altitude: altitude?.subarray(0, length) ?? null,
  };
}
