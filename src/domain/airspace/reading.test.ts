import { describe, expect, it } from 'vitest';
import { airspaceWith } from '#test/builders/airspaces';
import { AIRSPACE_TYPES, FLIGHT_LEVEL_M, flightLevelOf } from './airspace.ts';
import { readingOf } from './reading.ts';

describe('a reading of single results', () => {
  it('keeps airspaces in order, and counts each problem with the place of its first', () => {
    const [one, other] = [{ airspace: airspaceWith({ name: 'one' }) }, { airspace: airspaceWith({ name: 'other' }) }];
    const reading = readingOf([
      one,
      { problem: 'badLimit', at: 12 },
      { problem: 'badPlace', at: 20 },
      other,
      { problem: 'badLimit', at: 31 },
    ]);
    expect(reading).toEqual({
      airspaces: [one.airspace, other.airspace],
      problems: [
        { code: 'badLimit', count: 2, first: 12 },
        { code: 'badPlace', count: 1, first: 20 },
      ],
    });
  });

  it('of nothing is that of no file of airspaces, of problems alone it is not', () => {
    expect(readingOf([]).problems).toEqual([{ code: 'notAirspaces', count: 1, first: 1 }]);
    expect(readingOf([{ problem: 'badArc', at: 4 }])).toEqual({
      airspaces: [],
      problems: [{ code: 'badArc', count: 1, first: 4 }],
    });
  });
});

describe('types of airspace', () => {
  it.each([
    [0, 'other'],
    [1, 'restricted'],
    [2, 'danger'],
    [3, 'prohibited'],
    [4, 'ctr'],
    [5, 'tmz'],
    [6, 'rmz'],
    [7, 'tma'],
    [13, 'atz'],
    [14, 'matz'],
    [21, 'glidingSector'],
    [26, 'cta'],
    [28, 'recreation'],
    [29, 'lowAltitudeRestriction'],
    [33, 'fisSector'],
    [36, 'mctr'],
  ])('have the code of OpenAIP: %d is %s', (code, type) => {
    expect(AIRSPACE_TYPES[code]).toBe(type);
  });
});

it.each([
  [0, 0],
  [95 * FLIGHT_LEVEL_M, 95],
  [2895.6, 95],
  [2910, 95],
  [2912, 96],
])('%d m by standard pressure are flight level %d', (heightM, level) => {
  expect(flightLevelOf({ heightM, datum: 'standard' })).toBe(level);
});
