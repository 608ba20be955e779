import { describe, expect, it } from 'vitest';
import { airspaceWith, flightWithHeights, rectangle } from '#test/builders/airspaces';
import { type FixDraft, flownPath, type Leg } from '#test/builders/igc';
import type { Airspace, VerticalLimit } from '../airspace.ts';
import { airspacesCrossed } from './airspaces-crossed.ts';
import type { AirspaceCrossing } from './crossing.ts';
import type { FlightWithHeights } from './flight-heights.ts';

const METRES_EAST = 1 / (111_195 * Math.cos((46 * Math.PI) / 180));
const EAST = { speed: 10, heading: 90 };
/** 2 km wide, from 1 km to 3 km east of the start, 5 km to the north and south. */
const BOX = rectangle([45.955, 7 + 1000 * METRES_EAST], [46.045, 7 + 3000 * METRES_EAST]);
const START = { at: 36_000, lat: 46, lng: 7, altitude: 1500 };

const path = (legs: readonly Leg[], start = START, every = 1): readonly FixDraft[] => flownPath(start, legs, every);
/** 4 km to the east. */
const THROUGH = path([{ seconds: 400, ...EAST }]);
const crossed = (flight: FlightWithHeights, ...airspaces: readonly Partial<Airspace>[]) =>
  airspacesCrossed(
    flight,
    airspaces.map((one) => airspaceWith({ polygon: [BOX], ...one })),
  );
const column = (length: number, value: number): Float32Array => new Float32Array(length).fill(value);

describe('a flight through an airspace', () => {
  it('is inside from the first fix in it to the last', () => {
    const [crossing, ...others] = crossed(flightWithHeights(THROUGH), {});
    expect(others).toEqual([]);
    expect(crossing).toMatchObject({ airspace: 0, state: 'inside' });
    expect(crossing?.from).toBeGreaterThanOrEqual(100);
    expect(crossing?.from).toBeLessThanOrEqual(101);
    expect(crossing?.to).toBeGreaterThanOrEqual(299);
    expect(crossing?.to).toBeLessThanOrEqual(300);
    expect(crossing?.seconds).toBe((crossing?.to ?? 0) - (crossing?.from ?? 0));
  });

  it('is deepest where the way out is longest', () => {
    const [crossing] = crossed(flightWithHeights(THROUGH), {});
    expect(crossing?.deepest).toEqual({ index: 200, horizontalM: expect.closeTo(1000, -1), verticalM: null });
  });

  it('is found with a fix every 20 s, and twice when it comes back', () => {
    const legs = [
      { seconds: 400, ...EAST },
      { seconds: 400, speed: 10, heading: 270 },
    ];
    const start = { ...START, lng: 7 + 100 * METRES_EAST };
    const found = crossed(flightWithHeights(path(legs, start, 20)), {});
    expect(found.map(({ state, from, to, seconds }) => [state, from, to, seconds])).toEqual([
      ['inside', 5, 14, 180],
      ['inside', 26, 35, 180],
    ]);
  });

  it('may begin and end in it', () => {
    const [crossing] = crossed(flightWithHeights(THROUGH.slice(150, 250)), {});
    expect(crossing).toMatchObject({ state: 'inside', from: 0, to: 99, seconds: 99 });
  });

  it('is not in it in a hole', () => {
    const hole = rectangle([45.98, 7 + 1500 * METRES_EAST], [46.02, 7 + 2500 * METRES_EAST]);
    const found = crossed(flightWithHeights(THROUGH), { polygon: [BOX, hole] });
    expect(found.map(({ state, seconds }) => [state, Math.round(seconds / 10)])).toEqual([
      ['inside', 5],
      ['inside', 5],
    ]);
  });

  it('is found in each airspace, by time', () => {
    const later = rectangle([45.9, 7 + 2000 * METRES_EAST], [46.1, 7 + 3500 * METRES_EAST]);
    const found = crossed(
      flightWithHeights(THROUGH),
      { polygon: [later] },
      {},
      { polygon: [rectangle([0, 0], [1, 1])] },
    );
    expect(found.map(({ airspace }) => airspace)).toEqual([1, 0]);
  });
});

describe('a flight past an airspace', () => {
  const past = (metresAside: number) => {
    const start = { ...START, lat: 46.045 + metresAside / 111_195 };
    return crossed(flightWithHeights(path([{ seconds: 400, ...EAST }], start)), {});
  };

  it('is near within 50 m of its edge, on either side', () => {
    for (const metres of [-45, 0, 45]) expect(past(metres).map(({ state }) => state)).toEqual(['near']);
    expect(past(45)[0]?.deepest.horizontalM).toBeCloseTo(-45, 0);
    expect(past(-55)[0]?.state).toBe('inside');
  });

  it('is not near beyond', () => {
    expect(past(55)).toEqual([]);
    expect(past(50_000)).toEqual([]);
  });
});

describe('limits', () => {
  const flight = flightWithHeights(THROUGH.map((fix) => ({ ...fix, gnss: 1500, pressure: 1300 })));
  const ground = column(flight.length, 900);
  const msl = (heightM: number): VerticalLimit => ({ heightM, datum: 'msl' });
  const standard = (heightM: number): VerticalLimit => ({ heightM, datum: 'standard' });
  const aboveGround = (heightM: number): VerticalLimit => ({ heightM, datum: 'ground' });
  const stateOf = (limits: Partial<Airspace>, heights: Partial<FlightWithHeights> = {}): string | undefined =>
    crossed({ ...flight, ...heights }, limits)[0]?.state;

  it.each<[string, Partial<Airspace>, string | undefined]>([
    ['200 m above a floor by satellite', { lower: msl(1300) }, 'inside'],
    ['90 m above a floor by satellite', { lower: msl(1410) }, 'near'],
    ['90 m below a floor by satellite', { lower: msl(1590) }, 'near'],
    ['110 m below a floor by satellite', { lower: msl(1610) }, undefined],
    ['110 m above a ceiling by satellite', { upper: msl(1390) }, undefined],
    ['110 m below a ceiling by satellite', { upper: msl(1610) }, 'inside'],
    ['between floor and ceiling 150 m apart', { lower: msl(1425), upper: msl(1575) }, 'near'],
    ['110 m above a floor by pressure', { lower: standard(1190) }, 'inside'],
    ['110 m below a floor by pressure', { lower: standard(1410) }, undefined],
    ['600 m above ground, with a floor of 300 m', { lower: aboveGround(300) }, 'inside'],
    ['600 m above ground, with a ceiling of 300 m', { upper: aboveGround(300) }, undefined],
    ['600 m above ground, with a ceiling of 650 m', { upper: aboveGround(650) }, 'near'],
  ])('a flight %s', (_, limits, state) => {
    expect(stateOf(limits, { ground })).toBe(state);
  });

  it('cannot be compared with heights that are not known', () => {
    expect(stateOf({ lower: aboveGround(300) })).toBe('unknown');
    expect(stateOf({ upper: aboveGround(300) })).toBe('unknown');
    expect(stateOf({ lower: standard(1000) }, { pressureAltitude: null })).toBe('unknown');
    expect(stateOf({ upper: msl(2000) }, { altitude: null })).toBe('unknown');
    expect(stateOf({ lower: aboveGround(300) }, { altitude: null, ground })).toBe('unknown');
  });

  it('rule an airspace out by the one that is known', () => {
    expect(stateOf({ lower: aboveGround(300), upper: msl(1000) })).toBeUndefined();
    expect(stateOf({ lower: standard(2000), upper: aboveGround(300) })).toBeUndefined();
  });

  it('rule an airspace out by another height where a flight is surely outside', () => {
    const [withoutPressure, withoutSatellite] = [{ pressureAltitude: null }, { altitude: null }];
    expect(stateOf({ lower: standard(2500) }, withoutPressure)).toBeUndefined();
    expect(stateOf({ lower: standard(2250) }, withoutPressure)).toBe('unknown');
    expect(stateOf({ upper: standard(500) }, withoutPressure)).toBeUndefined();
    expect(stateOf({ upper: standard(750) }, withoutPressure)).toBe('unknown');
    expect(stateOf({ lower: msl(2300) }, withoutSatellite)).toBeUndefined();
    expect(stateOf({ lower: msl(2050) }, withoutSatellite)).toBe('unknown');
    expect(stateOf({ lower: aboveGround(2100) })).toBeUndefined();
    expect(stateOf({ lower: aboveGround(1900) })).toBe('unknown');
    const neither = { altitude: null, pressureAltitude: null };
    expect(stateOf({ lower: standard(9000), upper: msl(9500) }, neither)).toBe('unknown');
  });

  it('are not measured where they are not known', () => {
    const [crossing] = crossed(flight, { lower: aboveGround(300) });
    expect(crossing?.deepest.verticalM).toBeNull();
  });

  it('from the ground up without end need no heights', () => {
    expect(stateOf({}, { altitude: null, pressureAltitude: null })).toBe('inside');
  });

  it('are entered and left by climbing and sinking', () => {
    const legs = [
      { seconds: 150, ...EAST },
      { seconds: 100, speed: 0, climb: 4 },
      { seconds: 100, speed: 0, climb: -4 },
    ];
    const [crossing, ...others] = crossed(flightWithHeights(path(legs)), { lower: msl(1700) });
    expect(others).toEqual([]);
    expect(crossing).toMatchObject({ state: 'inside', from: 200, to: 300, seconds: 100 });
    expect(crossing?.deepest).toMatchObject({ index: 250, verticalM: 200 });
  });
});

describe('bad input', () => {
  it.each([0, 1, 2, 3])('a track of %s fixes', (count) => {
    const found = crossed(flightWithHeights(THROUGH.slice(200, 200 + count)), {});
    expect(found.map(({ from, to }) => [from, to])).toEqual(count === 0 ? [] : [[0, count - 1]]);
  });

  it('6 h of standing in it', () => {
    const still = Array.from({ length: 21_600 }, (_, at) => ({ ...START, lng: 7 + 2000 * METRES_EAST, at }));
    expect(crossed(flightWithHeights(still), {})).toMatchObject([{ state: 'inside', seconds: 21_599 }]);
  });

  it.each([179.99, -179.99])('an airspace over 180°, flown from %s°', (lng) => {
    const polygon = [rectangle([45.9, 179.95], [46.1, -179.95])];
    const legs = [{ seconds: 300, speed: 10, heading: lng > 0 ? 90 : 270 }];
    const fixes = path(legs, { ...START, lng }).map((fix) => ({
      ...fix,
      lng: fix.lng > 180 ? fix.lng - 360 : fix.lng,
    }));
    expect(crossed(flightWithHeights(fixes), { polygon })).toMatchObject([{ state: 'inside', from: 0, to: 300 }]);
  });

  it('airspaces without corners, of one point and around the pole', () => {
    const point = { lat: 46, lng: 7.01 };
    const degenerate = [[], [[]], [[point]], [[point, point, point]], [rectangle([89, -180], [90, 180])]];
    const found = crossed(flightWithHeights(THROUGH), ...degenerate.map((polygon) => ({ polygon })));
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
    expect(found.every(({ state }) => state === 'near')).toBe(true);
    const polar = THROUGH.map((fix) => ({ ...fix, lat: 90 }));
    expect(crossed(flightWithHeights(polar), { polygon: [rectangle([80, -170], [89.999, 170])] })).toEqual([]);
  });

  it('fixes hours and hundreds of kilometres apart', () => {
    const far = [0, 1, 2, 3].map((i) => ({ ...START, at: 7200 * i, lat: 40 + 3 * i, lng: 7 + 2000 * METRES_EAST }));
    expect(crossed(flightWithHeights(far), {})).toMatchObject([{ state: 'inside', from: 2, to: 2, seconds: 0 }]);
  });
});

it('the fixes that are passed over are the same as by looking at each', () => {
  // A spiral outwards through a field of small airspaces.
  const legs = Array.from({ length: 100 }, (_, i) => ({ seconds: 40, speed: 14, heading: (600 * i) / (20 + i) }));
  const fixes = path(legs, { ...START, altitude: 0 }, 10);
  const polygons = Array.from({ length: 100 }, (_, i) => {
    const [south, west] = [45.9 + 0.02 * (i % 10), 6.85 + 0.03 * Math.floor(i / 10)];
    return { polygon: [rectangle([south, west], [south + 0.013, west + 0.018])] };
  });
  const together = new Set(crossed(flightWithHeights(fixes), ...polygons).flatMap(keysOf));
  const alone = fixes.flatMap((fix, i) =>
    crossed(flightWithHeights([fix]), ...polygons).map(({ airspace, state }) => ({ key: `${airspace}:${i}`, state })),
  );
  const inside = alone.filter(({ state }) => state === 'inside');
  const around = new Set(alone.map(({ key }) => key));
  expect(inside.length).toBeGreaterThan(50);
  expect(inside.filter(({ key }) => !together.has(key))).toEqual([]);
  expect([...together].filter((key) => !around.has(key))).toEqual([]);
});

/** An airspace and a fix, for each fix of a crossing. */
function keysOf({ airspace, from, to }: AirspaceCrossing): readonly string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => `${airspace}:${from + i}`);
}
