import { describe, expect, it } from 'vitest';
import { type FixDraft, flownPath, igcBytes, type Leg } from '#test/builders/igc';
import { withGnssError } from '#test/builders/noise';
import { parseIgc } from '../../igc/parse-igc.ts';
import { cleanTrackOf } from '../clean-track/clean-track.ts';
import { searchFlights } from './find-flight.ts';

const START = { at: 28_800, lat: 46.69, lng: 7.86, altitude: 1_700 };
const STAND: Leg = { seconds: 60 };
const PACK: Leg = { seconds: 900 };
const SLED_RIDE: readonly Leg[] = [{ seconds: 480, speed: 9, heading: 90, climb: -1.1 }];

/** A bus on a road that goes up and down a little, and stops at times. */
const BUS: readonly Leg[] = Array.from({ length: 6 }, (_, i): readonly Leg[] => [
  { seconds: 260, speed: 21, heading: 100 + 20 * i, climb: 0.3 },
  { seconds: 160, speed: 17, heading: 80 + 20 * i, climb: -0.8 },
  { seconds: 25 },
]).flat();
const CITY_BUS: readonly Leg[] = Array.from({ length: 20 }, (_, i): readonly Leg[] => [
  { seconds: 8, speed: 5, heading: 90 * (i % 3) },
  { seconds: 50, speed: 11, heading: 90 * (i % 3) },
  { seconds: 8, speed: 5 },
  { seconds: 20 },
]).flat();
const TRAIN: readonly Leg[] = [-0.5, 0.2, 0.8, -0.4, 0.1].map((climb) => ({
  seconds: 400,
  speed: 33,
  heading: 20,
  climb,
}));
const TRAIL_RUN: readonly Leg[] = [
  { seconds: 150, speed: 4.3, heading: 30, climb: -0.4 },
  { seconds: 5_400, speed: 2.4, heading: 30 },
  { seconds: 320, speed: 4.4, heading: 50, climb: -0.4 },
  { seconds: 3_600, speed: 2.5, heading: 50, climb: 0.03 },
  { seconds: 400, speed: 4.4, heading: 20, climb: -0.4 },
];
const HOPS: readonly Leg[] = [
  { seconds: 154, speed: 3.8, heading: 180 },
  { seconds: 100 },
  { seconds: 170, speed: 4.2, heading: 0, climb: 0.1 },
];
const SKI_TOUR: readonly Leg[] = Array.from({ length: 12 }, (_, i): readonly Leg[] => [
  { seconds: 240, speed: 0.7, heading: i % 2 ? 60 : 300, climb: 0.2 },
  { seconds: 15 },
]).flat();

describe('a day with one flight', () => {
  it.each([
    ['a ride home by bus', [PACK, ...BUS]],
    ['a ride by bus three minutes after the landing', [{ seconds: 180 }, ...BUS]],
    ['a bus in town', [PACK, ...CITY_BUS]],
    ['a train', [PACK, ...TRAIN]],
    ['a trail run', [PACK, ...TRAIL_RUN]],
    ['hops that the wind pushes back', [PACK, ...HOPS]],
  ] satisfies readonly (readonly [string, readonly Leg[]])[])('has no other after it in %s', (_, after) => {
    const fixes = flownPath(START, [STAND, ...SLED_RIDE, ...after, STAND]);
    expectFlights(fixes, [[60, 540]]);
    expectFlights(withGnssError(fixes, { metres: 3, climb: 3 }), [[60, 540]]);
  });

  it('has none before it on a ski tour', () => {
    const launch = 60 + 12 * 255 + 240;
    const fixes = flownPath(START, [STAND, ...SKI_TOUR, { seconds: 240 }, ...SLED_RIDE, STAND]);
    expectFlights(fixes, [[launch, launch + 480]]);
  });
});

describe('no flight at all', () => {
  it.each([
    ['a trail run', TRAIL_RUN],
    ['a bus', BUS],
    ['a bus in town', CITY_BUS],
    ['a train', TRAIN],
    ['hops', HOPS],
    ['a ski tour', SKI_TOUR],
    ['a chairlift', [{ seconds: 400, speed: 2.6, heading: 0, climb: 0.8 }]],
  ] satisfies readonly (readonly [string, readonly Leg[]])[])('is in %s, with a fix each 1, 5 and 10 s', (_, legs) => {
    for (const every of [1, 5, 10]) expectFlights(flownPath(START, [STAND, ...legs, STAND], every), []);
  });
});

describe('two flights', () => {
  it('are what a walk between them divides, however short the rests beside it', () => {
    const walk: Leg = { seconds: 4_000, speed: 0.9, heading: 20, climb: 0.05 };
    const fixes = flownPath(
      START,
      [STAND, ...SLED_RIDE, { seconds: 100 }, walk, { seconds: 100 }, ...SLED_RIDE, STAND],
      5,
    );
    const second = 540 + 4_200;
    for (const each of [fixes, withGnssError(fixes, { metres: 4, climb: 3 })]) {
      expectFlights(each, [
        [60, 540],
        [second, second + 480],
      ]);
    }
  });

  it('are straight sled rides of two minutes and more, which are no cable cars', () => {
    const short: Leg = { seconds: 140, speed: 8, heading: 90, climb: -1.1 };
    const longer: Leg = { ...short, seconds: 330 };
    expectFlights(flownPath(START, [STAND, short, PACK, longer, STAND]), [
      [60, 200],
      [1_100, 1_430],
    ]);
  });
});

describe('a silence', () => {
  const without = (fixes: readonly FixDraft[], from: number, to: number): readonly FixDraft[] =>
    fixes.filter(({ at }) => at <= START.at + from || at >= START.at + to);
  const LONG_GLIDE: Leg = { seconds: 3_000, speed: 10, heading: 90, climb: -0.4 };

  it.each([60, 200, 400, 1_000])('of %d s in the air is a part of the flight', (seconds) => {
    const fixes = flownPath({ ...START, altitude: 3_000 }, [STAND, LONG_GLIDE, STAND]);
    expectFlights(without(fixes, 500, 500 + seconds), [[60, 3_060]]);
  });

  it('of more than twenty minutes in the air is not flown time', () => {
    const fixes = flownPath({ ...START, altitude: 3_000 }, [STAND, LONG_GLIDE, STAND]);
    expectFlights(without(fixes, 500, 2_000), [
      [60, 500],
      [2_000, 3_060],
    ]);
  });

  it('between a few fixes far apart and at other heights is no flight', () => {
    const flown = flownPath(START, [STAND, ...SLED_RIDE, { seconds: 600 }]);
    const home = flownPath({ at: START.at + 7_000, lat: 46.9, lng: 7.5, altitude: 2_000 }, [{ seconds: 3, speed: 5 }]);
    const later = flownPath({ at: START.at + 7_900, lat: 46.95, lng: 7.45, altitude: 400 }, [{ seconds: 2 }]);
    expectFlights([...flown, ...home, ...later], [[60, 540]]);
  });

  it('is none where a tracker writes a fix each six minutes', () => {
    const fixes = flownPath(
      { ...START, altitude: 3_000 },
      [{ seconds: 720 }, { ...LONG_GLIDE, seconds: 3_600 }, { seconds: 720 }],
      360,
    );
    expect(searchFlights(trackOf(fixes)).flights).toHaveLength(1);
  });
});

function trackOf(fixes: readonly FixDraft[]) {
  return cleanTrackOf(parseIgc(igcBytes({ date: '2025-05-31', fixes })).fixes);
}

/** Launches and landings of all that is surely a flight, in seconds from the start, to half a minute. */
function expectFlights(fixes: readonly FixDraft[], expected: readonly (readonly [number, number])[]): void {
  const track = trackOf(fixes);
  const from = Date.parse('2025-05-31') / 1_000 + START.at;
  const found = searchFlights(track)
    .flights.filter(({ doubt }) => !doubt)
    .map(({ launch, landing }) => [launch, landing].map((index) => (track.fixes.time[index] ?? 0) - from));
  expect(found).toHaveLength(expected.length);
  const off = found.flatMap((times, i) => times.map((time, k) => Math.abs(time - (expected[i]?.[k] ?? 0))));
  expect(Math.max(0, ...off)).toBeLessThanOrEqual(30);
}
