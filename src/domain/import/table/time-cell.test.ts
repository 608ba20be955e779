import { describe, expect, it } from 'vitest';
import { readOffset, readTime } from './time-cell.ts';

const at = (hours: number, minutes: number, seconds = 0) => (hours * 60 + minutes) * 60 + seconds;

describe('a time of day', () => {
  it.each([
    ['8:30', at(8, 30)],
    ['08:30:15', at(8, 30, 15)],
    ['08:30:15.250', at(8, 30, 15)],
    ['8h30', at(8, 30)],
    ['14h', at(14, 0)],
    ['9 Uhr', at(9, 0)],
    ['8.30', at(8, 30)],
    ['0830', at(8, 30)],
    ['8:30 Uhr', at(8, 30)],
    ['8:30 pm', at(20, 30)],
    ['12:05 AM', at(0, 5)],
    ['12:05 p.m.', at(12, 5)],
    ['00:00', 0],
    ['23:59:60', at(23, 59, 60)],
  ])('%j', (cell, seconds) => {
    expect(readTime(cell)).toEqual({ seconds, offset: null });
  });

  it.each([
    ['08:30Z', 0],
    ['08:30 UTC', 0],
    ['08:30+02:00', 120],
    ['08:30:00-0330', -210],
    ['08:30+02', 120],
  ])('may say how far it is ahead of UTC: %j', (cell, offset) => {
    expect(readTime(cell)).toEqual({ seconds: at(8, 30), offset });
  });

  it.each(['', '24:00', '24h', '8:60', '8', '13:00 pm', '0:30 am', 'noon', '8:30:61', '2460', '2026-05-03', '8:3'])(
    'is none: %j',
    (cell) => {
      expect(readTime(cell)).toBeNull();
    },
  );
});

describe('an offset', () => {
  it.each([
    ['2', 120],
    ['-3', -180],
    ['0', 0],
    ['14', 840],
    ['120', 120],
    ['-90', -90],
    ['120.0', 120],
    ['+02:00', 120],
    ['-03:30', -210],
    ['UTC+2', 120],
    ['GMT+5:45', 345],
    ['+0530', 330],
    ['\u22122', -120],
    ['UTC', 0],
    ['Z', 0],
  ])('%j', (cell, minutes) => {
    expect(readOffset(cell)).toBe(minutes);
  });

  it.each(['', 'CEST', '17', '900', '+25:00', '1.5', 'UTC+', '99999'])('is none: %j', (cell) => {
    expect(readOffset(cell)).toBeNull();
  });
});
