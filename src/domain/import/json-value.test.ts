import { describe, expect, it } from 'vitest';
import { airtimeOfSeconds, altitudeOf, knownPlace, localTimeIn } from './json-flight.ts';
import { jsonAt, jsonItems, jsonNumber, jsonText } from './json-value.ts';

describe('a value of a JSON', () => {
  const json = { a: { b: [{ c: 7 }], text: 'x', none: null }, '': 1 };

  it('is found by its path', () => {
    expect(jsonAt(json, 'a', 'text')).toBe('x');
    expect(jsonAt(json, 'a', 'b', '0', 'c')).toBe(7);
    expect(jsonAt(json, 'a', 'none')).toBeNull();
    expect(jsonAt(json, '')).toBe(1);
    expect(jsonAt(json)).toBe(json);
  });

  it.each([
    [['x']],
    [['a', 'x']],
    [['a', 'text', 'length']],
    [['a', 'none', 'x']],
    [['a', 'b', '1']],
    [['toString']],
    [['a', '__proto__']],
    [['a', 'b', '0', 'c', 'd']],
  ])('is undefined at %j', (path) => {
    expect(jsonAt(json, ...path)).toBeUndefined();
  });

  it.each([null, undefined, 7, 'text', true])('is undefined in %j', (value) => {
    expect(jsonAt(value, 'a')).toBeUndefined();
  });
});

describe('what a value is read as', () => {
  it.each([
    [7, 7],
    [-0.5, -0.5],
    [0, 0],
    ['7', 7],
    [' 7.25 ', 7.25],
    ['1e3', 1000],
    ['', null],
    [' ', null],
    ['7 m', null],
    ['7,5', null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    ['Infinity', null],
    [null, null],
    [undefined, null],
    [true, null],
    [[7], null],
    [{}, null],
  ])('as a number is %j: %j', (value, number) => {
    expect(jsonNumber(value)).toBe(number);
  });

  it.each([
    ['Home', 'Home'],
    [' Home\n', 'Home'],
    ['', ''],
    [7, ''],
    [null, ''],
    [['Home'], ''],
    [{ name: 'Home' }, ''],
  ])('as a text is %j: %j', (value, text) => {
    expect(jsonText(value)).toBe(text);
  });

  it.each([[[1, 2], 2] as const, ['ab', 0] as const, [{ length: 2 }, 0] as const, [null, 0] as const])(
    'as a list is %j: of %d',
    (value, count) => {
      expect(jsonItems(value)).toHaveLength(count);
    },
  );
});

describe('the values of a flight in a JSON', () => {
  it.each([
    ['2026-05-03T10:31:00+02:00', '2026-05-03', '10:31'],
    ['2026-05-03 10:31', '2026-05-03', '10:31'],
    ['2026-05-03', '2026-05-03', null],
    ['2026-05-03T25:00', '2026-05-03', null],
    ['2026-02-30T10:31', null, '10:31'],
    ['03.05.2026 10:31', null, '10:31'],
    ['', null, null],
  ])('have the day and time of %j', (text, date, time) => {
    expect(localTimeIn(text)).toEqual({ date, time });
  });

  it.each([
    [1, 1],
    [60, 1],
    [61, 2],
    [86_400, 1440],
    [86_401, null],
    [0, null],
    [-60, null],
    [null, null],
  ])('have an airtime of %s s: %s min', (seconds, airtime) => {
    expect(airtimeOfSeconds(seconds)).toBe(airtime);
  });

  it.each([
    [1849.5, 1850],
    [0.5, 1],
    [0.4, null],
    [12_000, 12_000],
    [12_000.4, 12_000],
    [12_001, null],
    [-3, null],
    [null, null],
  ])('have an altitude of %s m: %s', (altitude, metres) => {
    expect(altitudeOf(altitude)).toBe(metres);
  });

  it.each([
    [46, 7, true],
    [-90, -180, true],
    [0, 7, true],
    [46, 0, true],
    [0, 0, false],
    [90.1, 7, false],
    [46, 180.1, false],
    [null, 7, false],
    [46, null, false],
  ])('have the place %s %s: %s', (lat, lng, isPlace) => {
    expect(knownPlace(lat, lng)).toEqual(isPlace ? { lat, lng } : null);
  });
});
