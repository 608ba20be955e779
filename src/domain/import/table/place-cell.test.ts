import { describe, expect, it } from 'vitest';
import { readDegrees, readPair } from './place-cell.ts';

describe('a latitude or longitude', () => {
  it.each([
    ['46.62525', 46.62525],
    ['46,62525', 46.62525],
    ['-7.2', -7.2],
    ['\u22127.2', -7.2],
    ['46.6°', 46.6],
    ['46.6 N', 46.6],
    ['S 33.8', -33.8],
    ['7.2W', -7.2],
    ['46°37\'30"N', 46.625],
    ['46° 37.5′ N', 46.625],
    ['46 37 30', 46.625],
    ['46:37:30', 46.625],
    ['7 12.6 W', -7.21],
    ['N46°37.5', 46.625],
    ['0', 0],
  ])('%j', (cell, degrees) => {
    expect(readDegrees(cell)).toBeCloseTo(degrees, 9);
  });

  it.each(['-0', '0 W', 'S 0'])('%j is 0, not -0', (cell) => {
    expect(readDegrees(cell)).toBe(0);
  });

  it.each(['', 'north', '46 60 0', '46 37 60', '1234567', '46.6, 7.9', '46.6 E W', '12 34 56 78', '47 O'])(
    'is none: %j',
    (cell) => {
      expect(readDegrees(cell)).toBeNull();
    },
  );
});

describe('latitude and longitude in one cell', () => {
  it.each([
    ['46,62525 7,20603', 46.62525, 7.20603],
    ['46°37\'30"N 7°12\'36"E', 46.625, 7.21],
    ['46.5N 7.25W', 46.5, -7.25],
    ['46.5° N, 7.25° E', 46.5, 7.25],
    ['46,5; 7,25', 46.5, 7.25],
  ])('%j', (cell, lat, lng) => {
    expect(readPair(cell)).toEqual([expect.closeTo(lat, 9), expect.closeTo(lng, 9)]);
  });

  it.each(['', '46.5', 'Kandel', '46 37 30', '1 2 3 4'])('is none: %j', (cell) => {
    expect(readPair(cell)).toBeNull();
  });
});
