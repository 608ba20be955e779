import { describe, expect, it } from 'vitest';
import { airspaceWith } from '#test/builders/airspaces';
import type { Airspace, Datum } from '../airspace.ts';
import type { FlightWithHeights } from './flight-heights.ts';
import { verticalDepthOf } from './vertical-depth.ts';

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
