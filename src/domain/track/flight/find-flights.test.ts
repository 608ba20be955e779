import { describe, expect, it } from 'vitest';
import { type FixDraft, flownPath, igcBytes, type Leg } from '#test/builders/igc';
import { withGnssError } from '#test/builders/noise';
import { parseIgc } from '../../igc/parse-igc.ts';
import { cleanTrackOf } from '../clean-track/clean-track.ts';
import { findFlight, searchFlights } from './find-flight.ts';
import { flightTimesOf } from './time-range.ts';

const TOLERANCE_S = 30;

const STAND: Leg = { seconds: 900 };
const GLIDE: Leg = { seconds: 900, speed: 10, heading: 90, climb: -0.9 };
const THERMAL: Leg = { seconds: 600, speed: 9, turn: 18, climb: 1.2 };
const SLED_RIDE: readonly Leg[] = [GLIDE];
const CLIMB_OUT: readonly Leg[] = [{ ...GLIDE, seconds: 300 }, THERMAL, { ...GLIDE, heading: 200 }];
const HIKE: readonly Leg[] = [{ seconds: 2400, speed: 1.2, heading: 20, climb: 0.25 }];
const GONDOLA_UP: readonly Leg[] = [{ seconds: 900, speed: 6, heading: 0, climb: 1 }];
const GONDOLA_DOWN: readonly Leg[] = [{ seconds: 720, speed: 6.5, heading: 180, climb: -1.4 }];
const BUS_UP: readonly Leg[] = Array.from({ length: 8 }, (_, i): readonly Leg[] => [
  { seconds: 150, speed: 11, heading: i % 2 ? 40 : 320, climb: 0.8 },
  { seconds: 20 },
]).flat();
const DRIVE_IN_TOWN = driveOf({ parts: 10, speeds: [15, 11], climb: 0 });
const DRIVE_IN_THE_VALLEY = driveOf({ parts: 6, speeds: [22, 16], climb: -0.3 });
const MOTORWAY: readonly Leg[] = [{ seconds: 2400, speed: 31, heading: 250, climb: 0.1 }];

describe('searchFlights, on days of several flights', () => {
  const DAYS: Readonly<Record<string, readonly (readonly Leg[])[]>> = {
    'sled rides and a gondola': [GONDOLA_UP, SLED_RIDE, GONDOLA_UP, SLED_RIDE, GONDOLA_UP, SLED_RIDE],
    'thermal flights, and a bus between them': [CLIMB_OUT, BUS_UP, SLED_RIDE, BUS_UP, CLIMB_OUT],
    'hikes before each flight, and the drive home': [HIKE, SLED_RIDE, HIKE, CLIMB_OUT, HIKE, SLED_RIDE, DRIVE_IN_TOWN],
    'drives between them, the last on the motorway': [
      DRIVE_IN_THE_VALLEY,
      SLED_RIDE,
      DRIVE_IN_TOWN,
      CLIMB_OUT,
      DRIVE_IN_THE_VALLEY,
      SLED_RIDE,
      MOTORWAY,
    ],
  };

  it.each(Object.entries(DAYS))('finds three flights, each to 30 s: %s', (_, parts) => {
    expectTimes(flightsIn(dayOf(parts)), timesIn(parts));
  });

  it.each(Object.entries(DAYS))('finds them with a noisy receiver: %s', (_, parts) => {
    expectTimes(flightsIn(withGnssError(dayOf(parts), { metres: 3, climb: 4 })), timesIn(parts));
  });

  it.each(Object.entries(DAYS))('finds them with a fix every 5 s: %s', (_, parts) => {
    expectTimes(flightsIn(dayOf(parts, 5)), timesIn(parts));
  });

  it('finds the flights of two days in one file in order of time, the shorter recording first', () => {
    const first = flownPath(START, [STAND, ...SLED_RIDE, STAND]);
    const next = flownPath({ ...START, at: START.at + 6 * 3600 }, [STAND, ...CLIMB_OUT, STAND]);
    const flights = flightsIn([...first, ...next]);
    expect(flights.map(([launch]) => Math.round((launch - START.at) / 3600))).toEqual([0, 6]);
  });
});

describe('searchFlights, on what is no flight', () => {
  it.each([
    ['a hike', HIKE],
    ['a gondola up', GONDOLA_UP],
    ['a gondola down', GONDOLA_DOWN],
    ['a bus up the hill', BUS_UP],
    ['a drive in town', DRIVE_IN_TOWN],
    ['a drive in the valley', DRIVE_IN_THE_VALLEY],
    ['the motorway', MOTORWAY],
    ['a run across the field', [{ seconds: 40, speed: 6, heading: 10 }]],
    ['a stay', []],
  ] satisfies readonly (readonly [string, readonly Leg[]])[])('finds none in %s', (_, legs) => {
    expect(flightsIn(dayOf([legs]))).toEqual([]);
    expect(flightsIn(withGnssError(dayOf([legs]), { metres: 3, climb: 4 }))).toEqual([]);
  });

  it('finds none without fixes, in one, and in equal ones', () => {
    const [still] = flownPath(START, []);
    expect(flightsIn([])).toEqual([]);
    expect(flightsIn(flownPath(START, []))).toEqual([]);
    expect(flightsIn(Array.from({ length: 50 }, (_, i) => ({ ...START, ...still, at: START.at + i })))).toEqual([]);
  });
});

describe('searchFlights, on one flight', () => {
  it.each([
    ['a touch of the hill', [{ seconds: 150 }]],
    [
      'two touches, minutes apart',
      [{ seconds: 200 }, THERMAL, { ...GLIDE, climb: -2, seconds: 200 }, { seconds: 240 }],
    ],
  ] satisfies readonly (readonly [string, readonly Leg[]])[])('joins what %s divides', (_, between) => {
    const parts = [[...CLIMB_OUT, ...between, ...SLED_RIDE]];
    expectTimes(flightsIn(dayOf(parts)), timesIn(parts, 1));
  });

  it.each([
    ['soaring to and fro for an hour', soaring(9, 0.5)],
    ['soaring in strong wind, fast on one way and slow on the other', soaring(9, 0.6, 8)],
    ['hanging in a wind as fast as the glider', [...SLED_RIDE, { seconds: 300, speed: 0.5, climb: 0.6 }, GLIDE]],
    ['a fast glide with the wind', [THERMAL, { ...GLIDE, speed: 19 }, THERMAL, { ...GLIDE, speed: 21 }]],
    ['a small hill', [{ seconds: 75, speed: 9, heading: 10, climb: -1 }]],
  ] satisfies readonly (readonly [string, readonly Leg[]])[])('takes %s for a flight', (_, legs) => {
    expectTimes(flightsIn(dayOf([legs])), timesIn([legs], 1));
  });

  it('takes a movement at the speed of a glider in a file without altitude for a flight, and asks about a faster one', () => {
    const flat = (legs: readonly Leg[]) => dayOf([legs]).map((fix) => ({ ...fix, gnss: 0, pressure: 0 }));
    expect(flightsIn(flat(CLIMB_OUT))).toHaveLength(1);
    expect(searchFlights(trackOf(flat(MOTORWAY))).flights).toMatchObject([{ doubt: 'doubtful' }]);
  });
});

describe('findFlight', () => {
  it.each([
    ['a longer drive', [SLED_RIDE, DRIVE_IN_TOWN]],
    ['a longer ride on the motorway', [SLED_RIDE, MOTORWAY]],
    ['a longer way down by gondola', [[{ ...GLIDE, seconds: 300 }], GONDOLA_DOWN]],
  ] satisfies readonly (readonly [string, readonly (readonly Leg[])[]])[])('prefers a flight to %s', (_, parts) => {
    const track = trackOf(dayOf(parts));
    const sure = searchFlights(track).flights.filter(({ doubt }) => !doubt);
    expect(sure).toEqual([findFlight(track)]);
  });

  it('takes what may be one when none is surely a flight, as before', () => {
    expect(findFlight(trackOf(dayOf([MOTORWAY])))).toMatchObject({ isDetected: true });
    expect(findFlight(trackOf(dayOf([GONDOLA_UP])))).toMatchObject({ isDetected: true });
  });
});

const START = { at: 25_200, lat: 46.69, lng: 7.86, altitude: 1800 };

/** The parts of a day, with a stay before and after each. */
function dayOf(parts: readonly (readonly Leg[])[], every = 1): readonly FixDraft[] {
  return flownPath(START, [STAND, ...parts.flatMap((legs) => [...legs, STAND])], every);
}

/** Start and end of the parts that are flights: those of {@link dayOf} in which the test flies; all of them with `most`. */
function timesIn(parts: readonly (readonly Leg[])[], most = 3): readonly (readonly [number, number])[] {
  let at = START.at + STAND.seconds;
  const times = parts.map((legs) => {
    const seconds = legs.reduce((sum, leg) => sum + leg.seconds, 0);
    const time = [at, at + seconds] as const;
    at += seconds + STAND.seconds;
    return { time, isFlight: parts.length === most || legs === SLED_RIDE || legs === CLIMB_OUT };
  });
  return times.flatMap(({ time, isFlight }) => (isFlight ? [time] : []));
}

function trackOf(fixes: readonly FixDraft[]) {
  return cleanTrackOf(parseIgc(igcBytes({ date: '2025-05-31', fixes })).fixes);
}

function flightsIn(fixes: readonly FixDraft[]): readonly (readonly [number, number])[] {
  const track = trackOf(fixes);
  const midnight = Date.parse('2025-05-31') / 1000;
  return searchFlights(track)
    .flights.filter(({ doubt }) => !doubt)
    .map((flight) => flightTimesOf(track.fixes, flight))
    .map(({ launchTime, landingTime }) => [launchTime - midnight, landingTime - midnight]);
}

function expectTimes(found: readonly (readonly number[])[], wanted: readonly (readonly number[])[]): void {
  expect(found).toHaveLength(wanted.length);
  const off = found.flatMap((times, i) => times.map((time, k) => Math.abs(time - (wanted[i]?.[k] ?? 0))));
  expect(Math.max(...off)).toBeLessThanOrEqual(TOLERANCE_S);
}

/** A drive of parts at two speeds in turn, with a stop at a light after each. */
function driveOf({ parts, speeds, climb }: { parts: number; speeds: readonly [number, number]; climb: number }) {
  return Array.from({ length: parts }, (_, i): readonly Leg[] => {
    const speed = speeds[i % 2] ?? 0;
    const leg = { heading: (i * 70) % 360, climb };
    return [
      { ...leg, seconds: 5, speed: 4 },
      { ...leg, seconds: 100, speed },
      { ...leg, seconds: 5, speed: 4 },
      { seconds: 25 },
    ];
  }).flat();
}

/** An hour on a ridge, climbing and sinking, each way at its own speed. */
function soaring(speed: number, climb: number, wind = 0): readonly Leg[] {
  const way = (heading: number, ground: number, up: number): Leg => ({
    seconds: 300,
    speed: ground,
    heading,
    climb: up,
  });
  const there = [way(30, speed + wind, climb), way(210, speed - wind, -climb)];
  return [...Array.from({ length: 6 }, () => there).flat(), { ...GLIDE, seconds: 300 }];
}
