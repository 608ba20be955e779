import { describe, expect, it } from 'vitest';
import { polygonsIn } from './geo-json.ts';

const TRIANGLE = [
  [7, 46],
  [8, 46],
  [8, 47],
];
const OTHER = TRIANGLE.map(([lng = 0, lat = 0]) => [lng + 10, lat - 90]);
const polygon = (...coordinates: unknown[]) => ({ type: 'Polygon', coordinates });
const several = (...coordinates: unknown[]) => ({ type: 'MultiPolygon', coordinates });

describe('the polygons of a geometry', () => {
  it('have longitude before latitude', () => {
    expect(polygonsIn(polygon(TRIANGLE))).toEqual([
      [
        [
          { lat: 46, lng: 7 },
          { lat: 46, lng: 8 },
          { lat: 47, lng: 8 },
        ],
      ],
    ]);
  });

  it('may have an altitude at their corners, which is not read', () => {
    expect(polygonsIn(polygon(TRIANGLE.map((corner) => [...corner, 1200])))).toEqual(polygonsIn(polygon(TRIANGLE)));
  });

  it('have their holes with them, or are apart', () => {
    const rings = (geometry: Parameters<typeof polygonsIn>[0]) => {
      const found = polygonsIn(geometry);
      return typeof found === 'string' ? found : found.map((one) => one.map((ring) => ring[0]?.lng));
    };
    expect(rings(polygon(TRIANGLE, OTHER))).toEqual([[7, 17]]);
    expect(rings(several([TRIANGLE], [OTHER]))).toEqual([[7], [17]]);
    expect(rings(several([TRIANGLE, OTHER], [OTHER]))).toEqual([[7, 17], [17]]);
  });

  it.each([
    [90, 180],
    [-90, -180],
    [0, 0],
  ])('reach to %d, %d', (lat, lng) => {
    expect(polygonsIn(polygon([...TRIANGLE, [lng, lat]]))).not.toBe('badPlace');
  });

  it.each([
    ['beyond the pole', [7, 90.01]],
    ['beyond the other pole', [7, -90.01]],
    ['beyond the date line', [180.01, 46]],
    ['beyond it to the west', [-180.01, 46]],
    ['of one number', [7]],
    ['of words', ['7', '46']],
    ['without numbers', [null, null]],
    ['that is none', 7],
    ['that is an object', { lat: 46, lng: 7 }],
  ])('are bad with a corner %s', (_, corner) => {
    expect(polygonsIn(polygon([...TRIANGLE, corner]))).toBe('badPlace');
    expect(polygonsIn(several([TRIANGLE], [[...TRIANGLE, corner]]))).toBe('badPlace');
    expect(polygonsIn(polygon(TRIANGLE, [corner]))).toBe('badPlace');
  });

  it.each([
    ['nothing', {}],
    ['no coordinates', { type: 'Polygon' }],
    ['coordinates that are no list', { type: 'Polygon', coordinates: 'here' }],
    ['a ring of two', polygon(TRIANGLE.slice(1))],
    ['an empty ring', polygon([])],
    ['a hole of two', polygon(TRIANGLE, TRIANGLE.slice(1))],
    ['a polygon without rings among others', several([TRIANGLE], [])],
    ['no polygon', several()],
    ['a point', { type: 'Point', coordinates: [7, 46] }],
  ])('are none of %s', (_, geometry) => {
    expect(polygonsIn(geometry)).toBe('tooFewCorners');
  });
});
