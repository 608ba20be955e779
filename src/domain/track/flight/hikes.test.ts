import { describe, expect, it } from 'vitest';
import { type FixDraft, flownPath, igcBytes, type Leg } from '#test/builders/igc';
import { withGnssError } from '#test/builders/noise';
import { parseIgc } from '../../igc/parse-igc.ts';
import { cleanTrackOf } from '../clean-track/clean-track.ts';
import { searchFlights } from './find-flight.ts';
import { flightTimesOf } from './time-range.ts';

const START = { at: 25_200, lat: 46.69, lng: 7.86, altitude: 1_200 };
const TOLERANCE_S = 30;
const STAND: Leg = { seconds: 60 };
const SLED_RIDE: Leg = { seconds: 720, speed: 10, heading: 90, climb: -1.1 };

const WALKS_UP: Readonly<Record<string, readonly Leg[]>> = {
  'a steep climb': [{ seconds: 3_000, speed: 0.7, heading: 20, climb: 0.3 }],
  'a walk up': [{ seconds: 2_400, speed: 1.2, heading: 20, climb: 0.25 }],
  'a path with hairpin bends': Array.from(
    { length: 20 },
    (_, i): Leg => ({ seconds: 120, speed: 1.3, heading: i % 2 ? 60 : 300, climb: 0.3 }),
  ),
  'a fast walk up': [{ seconds: 1_800, speed: 1.7, heading: 20, climb: 0.45 }],
  'a run up': [{ seconds: 1_500, speed: 2.4, heading: 20, climb: 0.35 }],
};
const WALKS_DOWN: Readonly<Record<string, Leg>> = {
  'a walk home on the level': { seconds: 1_200, speed: 1.4, heading: 200 },
  'a walk down': { seconds: 1_200, speed: 1.5, heading: 200, climb: -0.4 },
  'a steep path down': { seconds: 900, speed: 1.4, heading: 200, climb: -0.6 },
  'a run down': { seconds: 900, speed: 2.6, heading: 200, climb: -0.7 },
};

describe('the flight of a hiker', () => {
  it.each(Object.entries(WALKS_UP))('begins after %s, and ends before the way down', (_, up) => {
    for (const [name, down] of Object.entries(WALKS_DOWN)) {
      for (const pause of [20, 120]) {
        const { fixes, launch } = hikeAndFly({ up, down, pause, every: 1 });
        expectFlight(fixes, launch, `${name}, ${pause} s of rest`);
        expectFlight(withGnssError(fixes, { metres: 3, climb: 4 }), launch, `${name}, ${pause} s of rest, noisy`);
      }
      const sparse = hikeAndFly({ up, down, pause: 60, every: 5 });
      expectFlight(sparse.fixes, sparse.launch, `${name}, a fix each 5 s`);
    }
  });

  it.each(Object.entries(WALKS_UP))('is not in %s alone', (_, up) => {
    expect(flightsIn(flownPath(START, [STAND, ...up, STAND]))).toEqual([]);
  });

  it.each(Object.entries(WALKS_DOWN))('is not in %s alone', (_, down) => {
    expect(flightsIn(flownPath(START, [STAND, down, STAND]))).toEqual([]);
  });
});

interface HikeAndFly {
  readonly up: readonly Leg[];
  readonly down: Leg;
  /** Seconds of rest before the launch and after the landing. */
  readonly pause: number;
  /** Seconds between two fixes. */
  readonly every: number;
}

function hikeAndFly({ up, down, pause, every }: HikeAndFly) {
  const rest: Leg = { seconds: pause };
  const before = [STAND, ...up, rest];
  const launch = START.at + before.reduce((sum, { seconds }) => sum + seconds, 0);
  return { launch, fixes: flownPath(START, [...before, SLED_RIDE, rest, down, STAND], every) };
}

/** Seconds of launches and landings. */
function flightsIn(fixes: readonly FixDraft[]): readonly (readonly [number, number])[] {
  const track = cleanTrackOf(parseIgc(igcBytes({ date: '2025-05-31', fixes })).fixes);
  const midnight = Date.parse('2025-05-31') / 1_000;
  return searchFlights(track)
    .flights.filter(({ doubt }) => !doubt)
    .map((flight) => flightTimesOf(track.fixes, flight))
    .map(({ launchTime, landingTime }) => [launchTime - midnight, landingTime - midnight]);
}

function expectFlight(fixes: readonly FixDraft[], launch: number, name: string): void {
  const found = flightsIn(fixes);
  expect(found, name).toHaveLength(1);
  const [start, end] = found[0] ?? [0, 0];
  expect(Math.abs(start - launch), `launch: ${name}`).toBeLessThanOrEqual(TOLERANCE_S);
  expect(Math.abs(end - launch - SLED_RIDE.seconds), `landing: ${name}`).toBeLessThanOrEqual(TOLERANCE_S);
}
