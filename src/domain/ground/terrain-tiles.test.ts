import { describe, expect, it } from 'vitest';
import { finestTiles, mercatorEast, mercatorSouth, tileKey, tileNumber, tilesOf } from './terrain-tiles.ts';

const placesAt = (...places: (readonly [lat: number, lng: number])[]) => ({
  east: Float64Array.from(places, ([, lng]) => mercatorEast(lng)),
  south: Float64Array.from(places, ([lat]) => mercatorSouth(lat)),
});

/** Places evenly spaced from west to east, in degrees of longitude. */
const lineEast = (degrees: number) =>
  placesAt(...Array.from({ length: 2_001 }, (_, i) => [46.5, 7 + (degrees * i) / 2_000] as const));

describe('the Mercator square', () => {
  it.each([
    ['the middle of the world', { lat: 0, lng: 0 }, [0.5, 0.5]],
    ['the west and the north end', { lat: 85.051129, lng: -180 }, [0, 0]],
    ['the south end', { lat: -85.051129, lng: -90 }, [0.25, 1]],
    ['the date line from the west', { lat: 0, lng: 180 }, [0, 0.5]],
    ['what lies beyond the date line', { lat: 0, lng: 190 }, [10 / 360, 0.5]],
    ['the pole, which it has not', { lat: 90, lng: 0 }, [0.5, 0]],
  ] as const)('has %s at its place', (_, { lat, lng }, [east, south]) => {
    expect(mercatorEast(lng)).toBeCloseTo(east, 7);
    expect(mercatorSouth(lat)).toBeCloseTo(south, 7);
  });
});

describe('tiles', () => {
  it('are numbered as everywhere: Interlaken at zoom 12', () => {
    // By the formulas of the OpenStreetMap wiki, 'Slippy map tilenames'.
    expect(tilesOf(placesAt([46.6863, 7.8632]), 12)).toEqual([{ z: 12, x: 2_137, y: 1_445 }]);
  });

  it('are named once each, in the order of the flight', () => {
    const places = placesAt([46.5, 7.5], [46.5, 7.51], [46.5, 7.7], [46.5, 7.5]);
    expect(tilesOf(places, 12).map(({ x }) => x)).toEqual([2_133, 2_135]);
  });

  it('end at the edges of the world', () => {
    expect([tileNumber(1, 3), tileNumber(-0.1, 3), tileNumber(0.999, 3)]).toEqual([7, 0, 7]);
    expect(tilesOf(placesAt([-90, 179.999], [90, -180]), 1)).toEqual([
      { z: 1, x: 1, y: 1 },
      { z: 1, x: 0, y: 0 },
    ]);
  });

  it('have keys of their own', () => {
    const keys = new Set<number>();
    for (let x = 0; x < 16; x += 1) for (let y = 0; y < 16; y += 1) keys.add(tileKey({ z: 4, x, y }));
    expect(keys.size).toBe(256);
  });
});

describe('the tiles of a flight', () => {
  const LIMITS = { finest: 12, most: 48 };

  it('are the finest of a short one', () => {
    const tiles = finestTiles(lineEast(0.4), LIMITS);
    expect(tiles[0]?.z).toBe(12);
    expect(tiles.length).toBeGreaterThan(4);
  });

  it.each([
    [2, 12],
    [6, 11],
    [20, 9],
    [170, 6],
  ])('are, along %i°, at most 48 of zoom %i', (degrees, zoom) => {
    const tiles = finestTiles(lineEast(degrees), LIMITS);
    expect(tiles[0]?.z).toBe(zoom);
    expect(tiles.length).toBeLessThanOrEqual(48);
  });

  it('are one tile of the world, where no more is allowed', () => {
    expect(finestTiles(lineEast(170), { finest: 12, most: 1 })).toEqual([{ z: 1, x: 1, y: 0 }]);
    expect(finestTiles(placesAt([80, -170], [-80, 170]), { finest: 12, most: 1 })).toEqual([{ z: 0, x: 0, y: 0 }]);
  });
});
