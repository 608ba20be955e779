import { describe, expect, it } from 'vitest';
import { limitIn } from './limit.ts';
import { listIn, objectIn } from './unknown-object.ts';

describe('a limit of OpenAIP', () => {
  it.each([
    ['metres', { value: 250, unit: 0, referenceDatum: 0 }, { heightM: expect.closeTo(250, 9), datum: 'ground' }],
    ['feet', { value: 1000, unit: 1, referenceDatum: 1 }, { heightM: expect.closeTo(304.8, 9), datum: 'msl' }],
    [
      'flight levels',
      { value: 100, unit: 6, referenceDatum: 2 },
      { heightM: expect.closeTo(3048, 9), datum: 'standard' },
    ],
    [
      'nothing above the ground',
      { value: 0, unit: 1, referenceDatum: 0 },
      { heightM: expect.closeTo(0, 9), datum: 'ground' },
    ],
    [
      'feet below the sea',
      { value: -100, unit: 1, referenceDatum: 1 },
      { heightM: expect.closeTo(-30.48, 9), datum: 'msl' },
    ],
    ['half a foot', { value: 0.5, unit: 1, referenceDatum: 1 }, { heightM: expect.closeTo(0.1524, 9), datum: 'msl' }],
  ])('in %s', (_, part, limit) => {
    expect(limitIn(part)).toEqual(limit);
  });

  it.each([
    {},
    { value: 100 },
    { value: 100, unit: 1 },
    { value: 100, referenceDatum: 1 },
    { unit: 1, referenceDatum: 1 },
    { value: '100', unit: 1, referenceDatum: 1 },
    { value: 100, unit: '1', referenceDatum: 1 },
    { value: 100, unit: 1, referenceDatum: '1' },
    { value: 100, unit: 2, referenceDatum: 1 },
    { value: 100, unit: 1, referenceDatum: 3 },
    { value: null, unit: 1, referenceDatum: 1 },
    { value: Number.NaN, unit: 1, referenceDatum: 1 },
    { value: Number.POSITIVE_INFINITY, unit: 1, referenceDatum: 1 },
  ])('is none of %j', (part) => {
    expect(limitIn(part)).toBeNull();
  });
});

describe('parts of an object of a file', () => {
  const file = { limit: { value: 7 }, rings: [1, 2], text: 'words', nothing: null };

  it('are found by name', () => {
    expect(objectIn(file, 'limit')).toBe(file.limit);
    expect(listIn(file, 'rings')).toBe(file.rings);
  });

  it.each(['text', 'nothing', 'missing'])('are empty where %s is none', (name) => {
    expect([objectIn(file, name), listIn(file, name)]).toEqual([{}, []]);
    expect(listIn(file, 'limit')).toEqual([]);
  });

  it.each([null, undefined, 7, 'words', true])('are empty in %j', (value) => {
    expect([objectIn(value, 'length'), listIn(value, 'length')]).toEqual([{}, []]);
  });
});
