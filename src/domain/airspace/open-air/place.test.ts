import { describe, expect, it } from 'vitest';
import { readPlaceRecord, readTwoPlaces } from './place.ts';

describe('a place of OpenAir', () => {
  it.each([
    ['45:30:36N 006:15:00E', 45.51, 6.25],
    ['45:30:36 N 006:15:00 E', 45.51, 6.25],
    ['45:30:36 n,006:15:00 w', 45.51, -6.25],
    ['45:30:36.0S006:15:00E', -45.51, 6.25],
    ['45:30.6N 006:15.0E', 45.51, 6.25],
    ['45.51 N 6.25 W', 45.51, -6.25],
    ['45 30 36 N 006 15 00 E', 45.51, 6.25],
    [`45°30'36"N , 006°15'00"E`, 45.51, 6.25],
    ['45:59:60N 006:14:60E', 46, 6.25],
    ['90:00:00S 180:00:00W', -90, -180],
  ])('%s', (text, lat, lng) => {
    expect(readPlaceRecord(text)).toEqual({ lat: expect.closeTo(lat, 9), lng: expect.closeTo(lng, 9) });
  });

  it.each([
    '',
    '45:30:36 006:15:00',
    '45:61:00N 006:15:00E',
    '45:30:61N 006:15:00E',
    '91:00:00N 006:15:00E',
    '45:30:36N 181:00:00E',
    '45:30:36N',
    'N45:30:36 E006:15:00',
    '1'.repeat(10_000),
    `45${' '.repeat(10_000)}`,
  ])('%s is not one', (text) => {
    expect(readPlaceRecord(text)).toBeNull();
  });

  it('is at 0 on the equator and at Greenwich, whatever its sides', () => {
    expect(readPlaceRecord('0:00:00S 000:00:00W')).toStrictEqual({ lat: 0, lng: 0 });
  });

  it('stands before another one', () => {
    const both = [
      { lat: 45.5, lng: 6.5 },
      { lat: 46, lng: -7 },
    ];
    expect(readTwoPlaces('45:30:00N 006:30:00E, 46:00:00N 007:00:00W')).toEqual(both);
    expect(readTwoPlaces('45:30:00 N, 006:30:00 E 46:00:00 N 007:00:00 W')).toEqual(both);
    expect(readTwoPlaces('45:30:00N 006:30:00E')).toBeNull();
    expect(readTwoPlaces('45:30:00N 006:30:00E, 46:00:00')).toBeNull();
  });
});
