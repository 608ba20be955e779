import { describe, expect, it } from 'vitest';
import { limitIn, listIn, objectIn, readGeoJson } from './geo-json.ts';

const SQUARE = [
  [7, 46],
  [8, 46],
  [8, 47],
  [7, 46],
];
const HOLE = [
  [7.5, 46.1],
  [7.8, 46.1],
  [7.8, 46.3],
];
const PROPERTIES = {
  name: ' CTR Home ',
  type: 4,
  icaoClass: 3,
  lowerLimit: { value: 0, unit: 1, referenceDatum: 0 },
  upperLimit: { value: 65, unit: 6, referenceDatum: 2 },
};
const polygon = (...rings: unknown[]) => ({ type: 'Polygon', coordinates: rings });
const feature = (geometry: unknown, properties: object = {}) => ({
  type: 'Feature',
  properties: { ...PROPERTIES, ...properties },
  geometry,
});
const read = (...features: unknown[]) => readGeoJson(JSON.stringify({ type: 'FeatureCollection', features }));

it('reads name, class, type, limits and corners of OpenAIP', () => {
  expect(read(feature(polygon(SQUARE)))).toEqual({
    airspaces: [
      {
        name: 'CTR Home',
        class: 'D',
        type: 'ctr',
        lower: { heightM: 0, datum: 'ground' },
        upper: { heightM: expect.closeTo(1981.2, 6), datum: 'standard' },
        polygon: [SQUARE.map(([lng, lat]) => ({ lat, lng }))],
      },
    ],
    problems: [],
  });
});

it('reads holes, and each polygon of several as an airspace', () => {
  const several = { type: 'MultiPolygon', coordinates: [[SQUARE, HOLE], [HOLE]] };
  const { airspaces } = read(feature(several));
  expect(airspaces.map((airspace) => airspace.polygon.map((ring) => ring.length))).toEqual([[4, 3], [3]]);
});

describe('codes', () => {
  it.each([
    [
      { value: 1500, unit: 0, referenceDatum: 1 },
      { heightM: 1500, datum: 'msl' },
    ],
    [
      { value: 1000, unit: 1, referenceDatum: 0 },
      { heightM: expect.closeTo(304.8, 6), datum: 'ground' },
    ],
    [
      { value: 95, unit: 6, referenceDatum: 2 },
      { heightM: expect.closeTo(2895.6, 6), datum: 'standard' },
    ],
  ])('%j', (upperLimit, upper) => {
    expect(read(feature(polygon(SQUARE), { upperLimit })).airspaces[0]).toMatchObject({ upper });
  });

  it.each([
    [
      { icaoClass: 0, type: 0 },
      { class: 'A', type: 'other' },
    ],
    [
      { icaoClass: 6, type: 21 },
      { class: 'G', type: 'glidingSector' },
    ],
    [
      { icaoClass: 8, type: 36 },
      { class: null, type: 'mctr' },
    ],
    [
      { icaoClass: '3', type: -1 },
      { class: null, type: 'other' },
    ],
    [
      { icaoClass: null, type: 99, name: 7 },
      { class: null, type: 'other', name: '' },
    ],
  ])('%j', (codes, kind) => {
    expect(read(feature(polygon(SQUARE), codes)).airspaces[0]).toMatchObject(kind);
  });
});

describe('a bad airspace is left out, and its problem counted', () => {
  it.each<[string, unknown]>([
    ['badLimit', feature(polygon(SQUARE), { lowerLimit: null })],
    ['badLimit', feature(polygon(SQUARE), { lowerLimit: { value: '0', unit: 1, referenceDatum: 0 } })],
    ['badLimit', feature(polygon(SQUARE), { upperLimit: { value: 65, unit: 5, referenceDatum: 2 } })],
    ['badLimit', feature(polygon(SQUARE), { upperLimit: { value: 65, unit: 6, referenceDatum: 3 } })],
    ['badLimit', { geometry: polygon(SQUARE) }],
    ['badPlace', feature(polygon([...SQUARE, [181, 0]]))],
    ['badPlace', feature(polygon([...SQUARE, null]))],
    ['badPlace', feature(polygon([...SQUARE, ['7', 46]]))],
    ['tooFewCorners', feature(polygon(SQUARE.slice(2)))],
    ['tooFewCorners', feature(polygon())],
    ['tooFewCorners', feature({ type: 'MultiPolygon', coordinates: [] })],
    ['tooFewCorners', feature(null)],
    ['tooFewCorners', null],
    ['tooFewCorners', 7],
  ])('%s: %j', (code, bad) => {
    const { airspaces, problems } = read(feature(polygon(SQUARE)), bad);
    expect(airspaces).toHaveLength(1);
    expect(problems).toEqual([{ code, count: 1, first: 2 }]);
  });
});

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
