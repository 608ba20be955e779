import { describe, expect, it } from 'vitest';
import { flightLevelOf } from '../airspace.ts';
import { limitOf } from './limit.ts';

describe('a limit of OpenAir', () => {
  it.each([
    ['GND', 0, 'ground'],
    ['sfc', 0, 'ground'],
    ['0 AGL', 0, 'ground'],
    ['0ft GND', 0, 'ground'],
    ['1000ft AGL', 304.8, 'ground'],
    ['1000 GND', 304.8, 'ground'],
    ['300m ASFC', 300, 'ground'],
    ['4500ft MSL', 1371.6, 'msl'],
    ['4500MSL', 1371.6, 'msl'],
    ['4500F AMSL', 1371.6, 'msl'],
    [' 4500  ft  AMSL ', 1371.6, 'msl'],
    ['1500m AMSL', 1500, 'msl'],
    ['2500 ALT', 762, 'msl'],
    ['5000', 1524, 'msl'],
    ['0', 0, 'msl'],
    ['FL95', 2895.6, 'standard'],
    ['FL 065', 1981.2, 'standard'],
    ['3000ft STD', 914.4, 'standard'],
  ])('%j is %s m (%s)', (text, heightM, datum) => {
    const limit = limitOf(text);
    expect(limit).toEqual({ heightM: expect.closeTo(heightM, 6), datum });
  });

  it.each(['UNL', 'unlim', 'Unlimited'])('%s is none', (text) => {
    expect(limitOf(text)).toBe('unlimited');
  });

  it.each(['', 'BY NOTAM', 'FL', 'FL 1000', '-100 MSL', 'GND 1000 MSL', '1000 furlongs', '9'.repeat(10_000)])(
    '%s is not one',
    (text) => {
      expect(limitOf(text)).toBeNull();
    },
  );
});

it('a limit by standard pressure has a flight level', () => {
  expect(flightLevelOf({ heightM: 2895.6, datum: 'standard' })).toBe(95);
  expect(flightLevelOf({ heightM: 2895.6, datum: 'msl' })).toBeNull();
});
