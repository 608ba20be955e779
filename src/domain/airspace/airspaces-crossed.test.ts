import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lengthsAlong } from '#domain/figures/along-track';
import { airspaceWith, flightWithHeights, rectangle } from '#test/builders/airspaces';
import { flownAlong, type LatLng, offset, randomWalk } from '#test/builders/flown-paths';
import { type FixDraft, flownPath, type Leg } from '#test/builders/igc';
import type { Airspace, Datum, VerticalLimit } from './airspace.ts';
import { airspacesCrossed, depthAlong, verticalDepthOf } from './airspaces-crossed.ts';
import type { AirspaceCrossing } from './crossing.ts';
import type { FlightWithHeights } from './flight-heights.ts';
import { airspaceOutlineOf, horizontalDepth } from './horizontal-depth.ts';

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

const HOME: LatLng = [46, 7];
const MARGIN_M = 50;

function measured(places: readonly LatLng[]) {
  const flown = flownAlong(places);
  return { ...flown, lengths: lengthsAlong(flown) };
}

/** An airspace that begins so many metres east of a place, 4 km wide and high. */
function airspaceEastOf(place: LatLng, metres: number) {
  return airspaceOutlineOf([rectangle(offset(place, -2000, metres), offset(place, 2000, metres + 4000))]);
}

/** A straight track to the east, a fix each 100 m. */
const EASTWARD = Array.from({ length: 200 }, (_, i) => offset(HOME, 0, 100 * i));

describe('depths along a track towards an airspace 10 km ahead', () => {
  const outline = airspaceEastOf(HOME, 10_000);

  it('are below 0 by the way that is left', () => {
    const depths = depthAlong(outline, measured(EASTWARD));
    expect(depths.measure(0)).toBeCloseTo(-10_000, -1);
    expect(depths.measure(60)).toBeCloseTo(-4_000, -1);
  });

  it('pass over fixes that cannot be within the margin, and none that can', () => {
    const depths = depthAlong(outline, measured(EASTWARD));
    depths.measure(0);
    const next = depths.nextWithin(MARGIN_M);
    expect(next).toBeGreaterThan(80);
    expect(next).toBeLessThanOrEqual(99);
  });

  it('reach the airspace within some looks', () => {
    const depths = depthAlong(outline, measured(EASTWARD));
    let [at, looks] = [0, 0];
    while (depths.measure(at) < -MARGIN_M) {
      at = depths.nextWithin(MARGIN_M);
      looks += 1;
    }
    expect(at).toBeGreaterThanOrEqual(99);
    expect(at).toBeLessThanOrEqual(101);
    expect(looks).toBeLessThan(10);
  });

  it('go on by one fix at least, also at the margin itself', () => {
    const depths = depthAlong(outline, measured(EASTWARD));
    depths.measure(99);
    expect(depths.nextWithin(MARGIN_M)).toBe(100);
  });

  it('end the track where it is too far to come near', () => {
    const depths = depthAlong(airspaceEastOf(HOME, 50_000), measured(EASTWARD));
    depths.measure(0);
    expect(depths.nextWithin(MARGIN_M)).toBe(EASTWARD.length);
  });

  it('count distances of more than 100 km as less', () => {
    const far = measured(Array.from({ length: 200 }, (_, i) => offset(HOME, 0, 1000 * i)));
    const depths = depthAlong(airspaceEastOf(HOME, 190_000), far);
    depths.measure(0);
    expect(depths.nextWithin(MARGIN_M)).toBeGreaterThan(80);
    expect(depths.nextWithin(MARGIN_M)).toBeLessThanOrEqual(100);
  });
});

describe('bounds of depths', () => {
  it('are the depth itself where it was measured, and further apart with each metre', () => {
    const depths = depthAlong(airspaceEastOf(HOME, 1000), measured(EASTWARD));
    const depth = depths.measure(30);
    expect([depths.least(30), depths.most(30)]).toEqual([depth, depth]);
    expect(depths.most(40) - depth).toBeGreaterThan(1000);
    expect(depths.most(40) - depth).toBeLessThan(1200);
    expect(depth - depths.least(40)).toBeCloseTo(depths.most(40) - depth, 6);
  });

  it('are none before the first is measured', () => {
    expect(depthAlong(airspaceEastOf(HOME, 0), measured(EASTWARD)).least(3)).toBeNaN();
  });

  it('hold on any track', () => {
    const eastM = fc.integer({ min: -6000, max: 12_000 });
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(39), eastM, (seed, from, metres) => {
        const { depths, later } = laterDepths(randomWalk(seed, 80), from, metres);
        const near = later.filter(({ depth }) => depth > -1000);
        expect(near.filter(({ index, depth }) => depth < depths.least(index) - 1)).toEqual([]);
        expect(later.filter(({ index, depth }) => depth > depths.most(index) + 1)).toEqual([]);
      }),
    );
  });

  it('pass over no fix of any track that is within the margin', () => {
    const eastM = fc.integer({ min: 3000, max: 30_000 });
    fc.assert(
      fc.property(fc.nat(5000), eastM, (seed, metres) => {
        const { depths, later } = laterDepths(randomWalk(seed, 80), 0, metres);
        const next = depths.nextWithin(MARGIN_M);
        const passedOver = later.filter(({ index }) => index < next);
        expect(passedOver.filter(({ depth }) => depth >= -MARGIN_M)).toEqual([]);
      }),
    );
  });
});

/** The depths along a track, measured at one fix, and those of the fixes after it as they are. */
function laterDepths(places: readonly LatLng[], from: number, eastM: number) {
  const track = measured(places);
  const outline = airspaceEastOf(places[0] ?? HOME, eastM);
  const depths = depthAlong(outline, track);
  depths.measure(from);
  const later = places.slice(from + 1).map(([lat, lng], i) => {
    return { index: from + 1 + i, depth: horizontalDepth(outline, { lat, lng }) };
  });
  return { depths, later };
}

const ALTITUDE = 1500;
const PRESSURE = 1300;
const GROUND = 900;

/** A flight of one fix at known heights. */
function flightAt(heights: Partial<FlightWithHeights> = {}): FlightWithHeights {
  const [time, lat, lng] = [Uint32Array.of(0), Float64Array.of(46), Float64Array.of(7)];
  const [altitude, pressureAltitude] = [Float32Array.of(ALTITUDE), Float32Array.of(PRESSURE)];
  return { length: 1, time, lat, lng, altitude, pressureAltitude, ground: Float32Array.of(GROUND), ...heights };
}

const limit = (heightM: number, datum: Datum = 'msl') => ({ heightM, datum });
const GROUND_UP = limit(0, 'ground');
const [NO_SATELLITE, NO_PRESSURE, NO_GROUND] = [{ altitude: null }, { pressureAltitude: null }, { ground: null }];

function depth(limits: Partial<Airspace>, heights: Partial<FlightWithHeights> = {}): readonly [number, boolean] {
  const vertical = verticalDepthOf(airspaceWith({ lower: GROUND_UP, upper: null, ...limits }), flightAt(heights));
  return [vertical.at(0), vertical.isKnown];
}

describe('the depth between limits', () => {
  it.each([
    ['above a floor', { lower: limit(1200) }, 300],
    ['below a floor', { lower: limit(1800) }, -300],
    ['on a floor', { lower: limit(1500) }, 0],
    ['below a ceiling', { upper: limit(1900) }, 400],
    ['above a ceiling', { upper: limit(1100) }, -400],
    ['nearer the floor', { lower: limit(1400), upper: limit(1900) }, 100],
    ['nearer the ceiling', { lower: limit(1000), upper: limit(1600) }, 100],
    ['above a floor by pressure', { lower: limit(1200, 'standard') }, 100],
    ['above a ceiling by pressure', { upper: limit(1200, 'standard') }, -100],
    ['above a floor over the ground', { lower: limit(500, 'ground') }, 100],
    ['below a ceiling over the ground', { upper: limit(1000, 'ground') }, 400],
    ['by the nearer of two datums', { lower: limit(1000, 'standard'), upper: limit(700, 'ground') }, 100],
  ] as const)('%s', (_, limits, metres) => {
    expect(depth(limits)).toEqual([metres, true]);
  });

  it('is infinite in an airspace from the ground up without end, whatever is known', () => {
    expect(depth({})).toEqual([Number.POSITIVE_INFINITY, true]);
    expect(depth({ lower: limit(-10, 'ground') })).toEqual([Number.POSITIVE_INFINITY, true]);
    expect(depth({}, { ...NO_SATELLITE, ...NO_PRESSURE, ...NO_GROUND })).toEqual([Number.POSITIVE_INFINITY, true]);
  });

  it('is measured from a floor at sea level, and one metre above the ground', () => {
    expect(depth({ lower: limit(0) })).toEqual([ALTITUDE, true]);
    expect(depth({ lower: limit(1, 'ground') })).toEqual([ALTITUDE - GROUND - 1, true]);
  });
});

describe('the depth by other heights than the limits ask for', () => {
  const infinite = Number.POSITIVE_INFINITY;

  it.each([
    // Pressure and satellite differ by less than 800 m.
    {
      what: 'a flight level without pressure',
      limits: { lower: limit(2299, 'standard') },
      heights: NO_PRESSURE,
      metres: infinite,
    },
    {
      what: 'a flight level without pressure, surely above',
      limits: { lower: limit(2301, 'standard') },
      heights: NO_PRESSURE,
      metres: -1,
    },
    {
      what: 'a ceiling by pressure without it',
      limits: { upper: limit(701, 'standard') },
      heights: NO_PRESSURE,
      metres: infinite,
    },
    {
      what: 'a ceiling by pressure without it, surely below',
      limits: { upper: limit(699, 'standard') },
      heights: NO_PRESSURE,
      metres: -1,
    },
    {
      what: 'a floor above the sea by pressure',
      limits: { lower: limit(2099) },
      heights: NO_SATELLITE,
      metres: infinite,
    },
    {
      what: 'a floor above the sea by pressure, surely above',
      limits: { lower: limit(2101) },
      heights: NO_SATELLITE,
      metres: -1,
    },
    // The lowest ground is 450 m below the sea, the highest 8850 m above it.
    {
      what: 'a floor over unknown ground',
      limits: { lower: limit(1949, 'ground') },
      heights: NO_GROUND,
      metres: infinite,
    },
    {
      what: 'a floor over unknown ground, surely above',
      limits: { lower: limit(1951, 'ground') },
      heights: NO_GROUND,
      metres: -1,
    },
    {
      what: 'a ceiling over unknown ground',
      limits: { upper: limit(100, 'ground') },
      heights: NO_GROUND,
      metres: infinite,
    },
  ] as const)('$what', ({ limits, heights, metres }) => {
    expect(depth(limits, heights)).toEqual([metres, false]);
  });

  it('of a flight above all mountains is outside of a ceiling over unknown ground', () => {
    const high = { ground: null, altitude: Float32Array.of(9200) };
    expect(depth({ upper: limit(300, 'ground') }, high)).toEqual([-50, false]);
    expect(depth({ upper: limit(400, 'ground') }, high)).toEqual([infinite, false]);
  });

  it('is unknown without any height, whatever the limit', () => {
    const none = { altitude: null, pressureAltitude: null };
    for (const lower of [limit(90_000), limit(90_000, 'standard'), limit(90_000, 'ground')])
      expect(depth({ lower }, none)).toEqual([infinite, false]);
  });

  it('is not known over the ground by pressure alone', () => {
    expect(depth({ lower: limit(5000, 'ground') }, NO_SATELLITE)).toEqual([infinite, false]);
  });

  it('is by the limit that is known where the other is not', () => {
    expect(depth({ lower: limit(300, 'ground'), upper: limit(1450) }, NO_GROUND)).toEqual([-50, false]);
    expect(depth({ lower: limit(300, 'ground'), upper: limit(1700) }, NO_GROUND)).toEqual([200, false]);
  });
});

it('is that of each fix', () => {
  const columns = { altitude: Float32Array.of(1000, 1500, 2500), pressureAltitude: null, ground: null };
  const { at } = verticalDepthOf(airspaceWith({ lower: limit(1200), upper: limit(2000) }), flightAt(columns));
  expect([at(0), at(1), at(2)]).toEqual([-200, 300, -500]);
});
