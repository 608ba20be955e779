import { describe, expect, it } from 'vitest';
import { type FixDraft, flownPath, igcBytes, type Leg } from '#test/builders/igc';
import { withGnssError } from '#test/builders/noise';
import { seededRandom } from '#test/builders/random';
import { drive, type Road } from '#test/builders/sweep/drives';
import { recorded, stand, wayOf } from '#test/builders/sweep/way';
import { readFlight, readTrack, readTrackFlights } from '../read-track.ts';
import type { Hike } from '../track.ts';

const START = { at: 21_600, lat: 46.69, lng: 7.86, altitude: 700 };
const STAND: Leg = { seconds: 60 };
const FLIGHT: Leg = { seconds: 720, speed: 10, heading: 90, climb: -1.1 };

const hairpins = (count: number, leg: Leg): readonly Leg[] =>
  Array.from({ length: count }, (_, i) => ({ ...leg, heading: i % 2 ? 60 : 300 }));
const withRests = (legs: readonly Leg[], seconds: number): readonly Leg[] => legs.flatMap((leg) => [leg, { seconds }]);

const WALKS: Readonly<Record<string, readonly Leg[]>> = {
  'a walk up': [{ seconds: 2_400, speed: 1.2, heading: 20, climb: 0.25 }],
  'a steep climb': [{ seconds: 3_000, speed: 0.7, heading: 20, climb: 0.3 }],
  'a slow climb through snow': [{ seconds: 5_400, speed: 0.35, heading: 20, climb: 0.12 }],
  'a path with hairpin bends': hairpins(20, { seconds: 120, speed: 1.3, climb: 0.3 }),
  'a path with short hairpin bends': hairpins(80, { seconds: 45, speed: 1, climb: 0.25 }),
  'a climb with a rest every ten minutes': withRests(hairpins(6, { seconds: 600, speed: 1, climb: 0.25 }), 150),
  'a walk along the valley, up, down to a pass and up again': [
    { seconds: 2_000, speed: 1.4, heading: 80 },
    { seconds: 1_800, speed: 1, heading: 20, climb: 0.25 },
    { seconds: 400, speed: 1.3, heading: 20, climb: -0.3 },
    { seconds: 1_200, speed: 1, heading: 20, climb: 0.25 },
  ],
  'a fast walk up': [{ seconds: 1_800, speed: 1.7, heading: 20, climb: 0.45 }],
  'a run up': [{ seconds: 1_500, speed: 2.4, heading: 20, climb: 0.35 }],
};

/** What is climbed and walked on legs, of which those that move are on foot. */
function truthOf(legs: readonly Leg[]) {
  const moving = legs.filter(({ speed = 0 }) => speed > 0);
  return {
    climb: moving.reduce((sum, { seconds, climb = 0 }) => sum + Math.max(0, seconds * climb), 0),
    minutes: moving.reduce((sum, { seconds }) => sum + seconds, 0) / 60,
  };
}

function hikeIn(fixes: readonly FixDraft[]): Hike | undefined {
  const reading = readTrack(igcBytes({ fixes }));
  return reading.state === 'ready' ? reading.track.analysis.hike : undefined;
}

function expectHike(hike: Hike | undefined, legs: readonly Leg[], name: string): void {
  const truth = truthOf(legs);
  expect(hike, name).toBeDefined();
  expect(Math.abs(Number(hike?.climb) / truth.climb - 1), `climb of ${name}: ${hike?.climb}`).toBeLessThanOrEqual(0.05);
  // The time is rounded to minutes.
  expect(Math.abs(Number(hike?.time) - truth.minutes), `time of ${name}: ${hike?.time}`).toBeLessThanOrEqual(
    0.05 * truth.minutes + 0.5,
  );
}

describe('the hike before a launch', () => {
  it.each(Object.entries(WALKS))('is %s', (name, walk) => {
    for (const pause of [60, 900]) {
      const legs = [STAND, ...walk, { seconds: pause }, FLIGHT, STAND];
      expectHike(hikeIn(flownPath(START, legs)), walk, `${name}, ${pause} s of rest`);
      const noisy = withGnssError(flownPath(START, legs), { metres: 3, climb: 4 });
      expectHike(hikeIn(noisy), walk, `${name}, ${pause} s of rest, noisy`);
      expectHike(hikeIn(flownPath(START, legs, 5)), walk, `${name}, ${pause} s of rest, a fix each 5 s`);
    }
  });
});

/** What carries a pilot up or along to the launch. */
const RIDES: Readonly<Record<string, Leg>> = {
  'a cable car': { seconds: 600, speed: 6, heading: 20, climb: 1.8 },
  'a gondola': { seconds: 900, speed: 4.2, heading: 20, climb: 1.2 },
  'an old chair lift': { seconds: 900, speed: 2.2, heading: 20, climb: 0.75 },
  'a drag lift': { seconds: 500, speed: 2.6, heading: 20, climb: 0.6 },
  'a steep funicular': { seconds: 400, speed: 2.5, heading: 20, climb: 1.6 },
  'a slow shuttle up a forest road': { seconds: 2_400, speed: 5, heading: 20, climb: 0.3 },
  'a car up a road': { seconds: 1_200, speed: 11, heading: 20, climb: 0.7 },
};
const TO_THE_LAUNCH: Leg = { seconds: 600, speed: 1, heading: 20, climb: 0.12 };

describe('what is no hike', () => {
  it.each(Object.entries(RIDES))('is %s, nor with the way from there to the launch', (_, ride) => {
    for (const legs of [
      [STAND, ride, STAND, FLIGHT],
      [STAND, ride, STAND, TO_THE_LAUNCH, STAND, FLIGHT, STAND],
    ]) {
      expect(hikeIn(flownPath(START, legs))).toBeUndefined();
      expect(hikeIn(withGnssError(flownPath(START, legs), { metres: 3, climb: 4 }))).toBeUndefined();
      expect(hikeIn(flownPath(START, legs, 5))).toBeUndefined();
    }
  });

  it.each<readonly [string, Road]>([
    ['country', { seconds: 1_500, speed: 15, slope: 0.06, bends: 'country', stops: { every: 200, seconds: 40 } }],
    ['town', { seconds: 1_500, speed: 9, slope: 0.03, bends: 'town', stops: { every: 90, seconds: 30 } }],
    ['mountain', { seconds: 1_500, speed: 10, slope: 0.09, bends: 'hairpins', stops: { every: 400, seconds: 120 } }],
  ])('is a drive with stops on %s roads', (_, road) => {
    for (let seed = 1; seed <= 15; seed += 1) {
      const random = seededRandom(seed);
      const every = seed % 2 ? 1 : 4;
      const { way } = wayOf([stand(60), drive(road), stand(240), gliding], random);
      expect(hikeIn(recorded(way, { every, hasPressure: seed % 3 === 0 }, random)), `seed ${seed}`).toBeUndefined();
    }
  });

  it('is the tow of a winch, of a car or of an aeroplane, nor the walk on the field before it', () => {
    const field: Leg = { seconds: 900, speed: 1.2, heading: 90 };
    for (const tow of [
      { seconds: 100, speed: 9, heading: 0, climb: 4 },
      { seconds: 300, speed: 11, heading: 0, climb: 1.6 },
    ])
      expect(hikeIn(flownPath(START, [STAND, field, STAND, tow, FLIGHT, STAND]))).toBeUndefined();
  });

  it('is hours of waiting at the launch with a noisy receiver', () => {
    const fixes = flownPath(START, [{ seconds: 10_800 }, FLIGHT, STAND]);
    expect(hikeIn(withGnssError(fixes, { metres: 6, climb: 8 }))).toBeUndefined();
  });

  it('is the way before a silence in which a pilot may have been driven', () => {
    const [walk, rest] = [flownPath(START, [STAND, ...UP, STAND]), { ...START, at: START.at + 6_000 }];
    const away = flownPath({ ...rest, lat: 46.8, altitude: 1_600 }, [STAND, FLIGHT, STAND]);
    const near = flownPath({ ...rest, lat: walk.at(-1)?.lat ?? 0, lng: walk.at(-1)?.lng ?? 0, altitude: 1_300 }, [
      STAND,
      FLIGHT,
      STAND,
    ]);
    expect(hikeIn([...walk, ...away])).toBeUndefined();
    expectHike(hikeIn([...walk, ...near]), UP, 'a walk before a silent rest');
  });
});

/** Down as a paraglider glides, by 900 m. */
const gliding: ReturnType<typeof stand> = (from) =>
  Array.from({ length: 900 }, (_, s) => ({ north: from.north, east: from.east + 9 * s, altitude: from.altitude - s }));

const UP: readonly Leg[] = [{ seconds: 2_400, speed: 1.2, heading: 20, climb: 0.25 }];
const UP_AGAIN: readonly Leg[] = [{ seconds: 3_000, speed: 1, heading: 270, climb: 0.2 }];

describe('a hike beside other parts of a file', () => {
  const ride: Leg = { seconds: 900, speed: 12, heading: 200, climb: 0.3 };
  const day = [STAND, ...UP, STAND, FLIGHT, { seconds: 600 }, ...UP_AGAIN, STAND, FLIGHT, { seconds: 600 }];
  const bytes = igcBytes({ fixes: flownPath(START, [...day, ride, { seconds: 600 }, FLIGHT, STAND]) });

  it('belongs to the flight after it, and begins after the flight before', () => {
    const reading = readTrackFlights(bytes);
    const flights = reading.state === 'ready' ? reading.flights : [];
    expect(flights).toHaveLength(3);
    expectHike(flights[0]?.analysis.hike, UP, 'the first');
    expectHike(flights[1]?.analysis.hike, UP_AGAIN, 'the second');
    expect(flights[2]?.analysis.hike).toBeUndefined();
  });

  it('is the same for a flight that was cut out of the file, and for one whose start was trimmed a little', () => {
    const reading = readTrackFlights(bytes);
    const { launchTime = 0, landingTime: to = 0 } = (reading.state === 'ready' && reading.flights[1]?.analysis) || {};
    const hikeFrom = (from: number) => {
      const part = readFlight(bytes, { from, to });
      return part.state === 'ready' ? part.track.analysis.hike : undefined;
    };
    expectHike(hikeFrom(launchTime), UP_AGAIN, 'cut out');
    expectHike(hikeFrom(launchTime - 40), UP_AGAIN, 'with some seconds more');
    expectHike(hikeFrom(launchTime + 120), UP_AGAIN, 'trimmed');
    expect(hikeFrom(launchTime + 400)).toBeUndefined(); // Half of the flight is gone: the pilot says that it is another.
  });

  it('begins after the ride', () => {
    expectHike(hikeIn(flownPath(START, [STAND, ride, STAND, ...UP, STAND, FLIGHT, STAND])), UP, 'after a drive');
    const lift = RIDES['an old chair lift'] ?? ride;
    expectHike(hikeIn(flownPath(START, [STAND, lift, STAND, ...UP, STAND, FLIGHT, STAND])), UP, 'after a lift');
  });
});
