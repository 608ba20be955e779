import { describe, expect, it } from 'vitest';
import { directionOf, firstAt, fixRangeOf, meanPlaceOf, rangesBetween, rounded } from './fix-ranges.ts';

describe('fixRangeOf', () => {
  it('reaches from the nearest fix to the nearest', () => {
    const time = Uint32Array.of(100, 104, 110, 120);
    expect(fixRangeOf({ time }, { startTime: 101, endTime: 116 })).toEqual({ startIndex: 0, endIndex: 3 });
    expect(fixRangeOf({ time }, { startTime: 102.5, endTime: 114 })).toEqual({ startIndex: 1, endIndex: 2 });
    expect(fixRangeOf({ time }, { startTime: 0, endTime: 500 })).toEqual({ startIndex: 0, endIndex: 3 });
  });
});

describe('firstAt', () => {
  it('is the first of at least a value, or the length', () => {
    const values = Uint32Array.of(2, 4, 4, 9);
    expect([0, 2, 3, 4, 5, 9, 10].map((least) => firstAt(values, least))).toEqual([0, 0, 1, 1, 3, 3, 4]);
    expect(firstAt(new Uint32Array(0), 3)).toBe(0);
  });
});

describe('rangesBetween', () => {
  it('is all of a track without ranges', () => {
    expect(rangesBetween([], 10)).toEqual([{ startIndex: 0, endIndex: 9 }]);
    expect(rangesBetween([], 1)).toEqual([]);
    expect(rangesBetween([], 0)).toEqual([]);
  });

  it('lies before, between and after, and shares the fixes at the ends', () => {
    const ranges = [
      { startIndex: 2, endIndex: 4 },
      { startIndex: 4, endIndex: 5 },
      { startIndex: 7, endIndex: 9 },
    ];
    expect(rangesBetween(ranges, 12)).toEqual([
      { startIndex: 0, endIndex: 2 },
      { startIndex: 5, endIndex: 7 },
      { startIndex: 9, endIndex: 11 },
    ]);
    expect(rangesBetween([{ startIndex: 0, endIndex: 11 }], 12)).toEqual([]);
  });
});

describe('meanPlaceOf', () => {
  it.each([
    [[10, 12, 14], 12],
    [[179.9, -179.9, -179.7], -179.9],
    [[-179.9, 179.9, 179.7], 179.9],
  ])('is in the middle of longitudes %j', (lngs, lng) => {
    const track = {
      length: 3,
      time: Uint32Array.of(1, 2, 3),
      lat: Float64Array.of(46, 47, 48),
      lng: Float64Array.from(lngs),
      altitude: null,
    };
    const place = meanPlaceOf(track, { startIndex: 0, endIndex: 2 });
    expect(place.lat).toBe(47);
    expect(place.lng).toBeCloseTo(lng, 5);
  });
});

describe('directionOf', () => {
  it.each([
    [1, 0, 0],
    [1, 1, 45],
    [0, 1, 90],
    [-1, 0, 180],
    [0, -1, 270],
    [1, -1e-9, 0],
    [0, 0, 0],
  ])('of %d north and %d east is %d°', (north, east, degrees) => {
    expect(directionOf(north, east)).toBe(degrees);
  });
});

describe('rounded', () => {
  it('has so many decimals, and no negative zero', () => {
    expect([rounded(1.256, 2), rounded(-0.04, 1), rounded(7.5, 0)]).toEqual([1.26, 0, 8]);
  });
});
