import { describe, expect, it } from 'vitest';
import { readGeoJson } from './read-geo-json.ts';

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
