import { describe, expect, it } from 'vitest';
import { groundCount } from './ground.ts';
import {
  type FlownPlaces,
  isOneLandscape,
  placesBelow,
  type TerrainPicture,
  terrainHeights,
  terrariumHeight,
} from './terrain-heights.ts';
import { mercatorEast, mercatorSouth, type TerrainTile } from './terrain-tiles.ts';

const SIZE = 8;
const TILE = { z: 3, x: 4, y: 2 };

/** A picture whose heights are those of a function of its pixels. */
function pictureOf(tile: TerrainTile, heightAt: (column: number, row: number) => number, size = SIZE): TerrainPicture {
  const pixels = new Uint8ClampedArray(size * size * 4);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const steps = Math.round((heightAt(column, row) + 32_768) * 256);
      pixels.set(
        [Math.floor(steps / 65_536), Math.floor(steps / 256) % 256, steps % 256, 255],
        (row * size + column) * 4,
      );
    }
  }
  return { tile, size, pixels };
}

/** Places of a tile, given in pixels from its corner in the north-west. */
function placesIn({ z, x, y }: TerrainTile, ...places: (readonly [column: number, row: number])[]) {
  return {
    east: Float64Array.from(places, ([column]) => (x + column / SIZE) / 2 ** z),
    south: Float64Array.from(places, ([, row]) => (y + row / SIZE) / 2 ** z),
  };
}

const heightsOf = (heights: Int16Array | null): readonly number[] | null => heights && [...heights];

describe('the terrarium encoding', () => {
  it.each([
    [0, [128, 0, 0]],
    [1_326.25, [133, 46, 64]],
    [-0.5, [127, 255, 128]],
    [8_848, [162, 144, 0]],
    [-32_768, [0, 0, 0]],
  ] as const)('has %d m as %j', (height, [red, green, blue]) => {
    expect(terrariumHeight(red, green, blue)).toBe(height);
  });
});

describe('the heights of places', () => {
  const slope = pictureOf(TILE, (column, row) => 1_000 + column * 40 + row * 4);

  it('are those of the pixels at their centres', () => {
    expect(heightsOf(terrainHeights(placesIn(TILE, [0.5, 0.5], [3.5, 5.5]), [slope], 0))).toEqual([1_000, 1_140]);
  });

  it('lie between four pixels elsewhere', () => {
    expect(heightsOf(terrainHeights(placesIn(TILE, [2, 3], [2.25, 3.5]), [slope], 0))).toEqual([1_070, 1_082]);
  });

  it('are those of the nearest pixels at the edges of a picture', () => {
    const places = placesIn(TILE, [0, 0], [7.99, 7.99], [0.1, 4.5]);
    expect(heightsOf(terrainHeights(places, [slope], 0))).toEqual([1_000, 1_308, 1_016]);
  });

  it('come from the tile in which each place lies, of whatever size its picture is', () => {
    const east = { ...TILE, x: TILE.x + 1 };
    const south = { ...TILE, y: TILE.y + 1 };
    const pictures = [slope, pictureOf(east, () => 200, 16), pictureOf(south, () => 300, 4)];
    const places = placesIn(TILE, [9, 1], [1, 9], [0.5, 0.5]);
    expect(heightsOf(terrainHeights(places, pictures, 0))).toEqual([200, 300, 1_000]);
  });

  it('are null when a tile is missing', () => {
    expect(terrainHeights(placesIn(TILE, [0.5, 0.5], [9, 1]), [slope], 0)).toBeNull();
    expect(terrainHeights(placesIn(TILE, [0.5, 0.5]), [], 0)).toBeNull();
  });

  it('are null when one is higher than any mountain', () => {
    const spoilt = pictureOf(TILE, (column) => (column === 7 ? 9_400 : 600));
    expect(terrainHeights(placesIn(TILE, [7.5, 2]), [spoilt], 0)).toBeNull();
  });

  it('are null where a picture has none: black pixels are not the sea', () => {
    const partly = pictureOf(TILE, (column) => (column === 0 ? -32_768 : 600));
    expect(terrainHeights(placesIn(TILE, [0.5, 2]), [partly], 0)).toBeNull();
    expect(terrainHeights(placesIn(TILE, [1.2, 2]), [partly], 0)).toBeNull();
    expect(heightsOf(terrainHeights(placesIn(TILE, [1.5, 2]), [partly], 0))).toEqual([600]);
  });

  it('are those of the water, also above the deepest sea', () => {
    const trench = pictureOf(TILE, () => -10_935);
    expect(heightsOf(terrainHeights(placesIn(TILE, [4, 4]), [trench], 0))).toEqual([0]);
  });

  it('are those of the water, not of the bottom of the sea', () => {
    const sea = pictureOf(TILE, () => -2_400);
    expect(heightsOf(terrainHeights(placesIn(TILE, [4, 4]), [sea], 0))).toEqual([0]);
  });

  it('may be below the sea where the flight is', () => {
    const shore = pictureOf(TILE, () => -430);
    expect(heightsOf(terrainHeights(placesIn(TILE, [4, 4]), [shore], -430.4))).toEqual([-430]);
    expect(heightsOf(terrainHeights(placesIn(TILE, [4, 4]), [shore], -20))).toEqual([-20]);
    expect(heightsOf(terrainHeights(placesIn(TILE, [4, 4]), [pictureOf(TILE, () => -4_000)], -3_000))).toEqual([-500]);
  });
});

const METRES_A_DEGREE = 111_195;
const LAT = 46.5;

/** Places on a line to the east, so many metres apart. */
function placesEvery(metres: number, count: number, west = 7) {
  const degree = METRES_A_DEGREE * Math.cos((LAT * Math.PI) / 180);
  return {
    east: Float64Array.from({ length: count }, (_, i) => mercatorEast(west + (i * metres) / degree)),
    south: new Float64Array(count).fill(mercatorSouth(LAT)),
  };
}

const isOne = (everyM: number, heights: readonly number[], west = 7): boolean =>
  isOneLandscape(placesEvery(everyM, heights.length, west), Int16Array.from(heights));

describe('heights along a flight', () => {
  it('are one landscape on slopes and in steep faces', () => {
    expect(isOne(20, [1_000, 1_010, 1_025, 1_020])).toBe(true);
    expect(isOne(60, [2_000, 2_380, 2_760, 2_760])).toBe(true);
    expect(isOne(300, [600, 2_400, 600])).toBe(true);
  });

  it('are not with a step at the edge of a wrong tile, up or down', () => {
    expect(isOne(20, [1_900, 1_905, 1_400, 1_404])).toBe(false);
    expect(isOne(20, [500, 505, 2_400])).toBe(false);
  });

  it('may differ by a wrong tile of a plain, which is not noticed', () => {
    expect(isOne(20, [500, 505, 880, 882])).toBe(true);
  });

  it('are compared by the metres between them, not by their number', () => {
    expect(isOne(45, [1_000, 1_440])).toBe(true);
    expect(isOne(40, [1_000, 1_440])).toBe(false);
  });

  it('are as near as they are across 180°', () => {
    const across = { east: Float64Array.of(0.999999, 0.000001), south: Float64Array.of(0.4, 0.4) };
    expect(isOneLandscape(across, Int16Array.of(100, 700))).toBe(true);
    expect(isOneLandscape(across, Int16Array.of(100, 1_000))).toBe(false);
  });

  it('of one place are one landscape', () => {
    expect(isOne(20, [700])).toBe(true);
    expect(isOne(20, [])).toBe(true);
  });
});

const flown = (...fixes: (readonly [second: number, lat: number, lng: number])[]): FlownPlaces => ({
  seconds: Uint32Array.from(fixes, ([second]) => second),
  lat: Float64Array.from(fixes, ([, lat]) => lat),
  lng: Float64Array.from(fixes, ([, , lng]) => lng),
});

/** The longitude of a place in the Mercator square. */
const lngOf = (east: number | undefined): number => (east ?? Number.NaN) * 360 - 180;

describe('the places below a flight', () => {
  it('are every two seconds, the fixes of launch and landing included', () => {
    const { east, south } = placesBelow(flown([0, 46, 7], [1, 46, 7.1], [2, 46, 7.2], [3, 46, 7.3]));
    expect(Array.from(east, (place) => Number(lngOf(place).toFixed(6)))).toEqual([7, 7.2, 7.3]);
    expect([...south]).toEqual([mercatorSouth(46), mercatorSouth(46), mercatorSouth(46)]);
  });

  it('lie on the line between two fixes that are far apart in time', () => {
    const { east, south } = placesBelow(flown([0, 46, 7], [8, 46.4, 7.8]));
    expect(lngOf(east[1])).toBeCloseTo(7.2);
    expect(south[3]).toBeCloseTo(mercatorSouth(46.3), 12);
  });

  it('stay where they are over the date line', () => {
    const { east } = placesBelow(flown([0, 0, 179.9], [4, 0, -179.9], [8, 0, 179.9]));
    expect(east[1]).toBeCloseTo(0, 9);
    expect(east[3]).toBeCloseTo(0, 9);
    expect(east[4]).toBeCloseTo(mercatorEast(179.9), 9);
  });

  it('are as many as the heights of a flight, also of a long one with few fixes', () => {
    const { east, south } = placesBelow(flown([0, 46, 7], [90_000, 47, 8]));
    expect([east.length, south.length]).toEqual([groundCount(90_000), groundCount(90_000)]);
    expect(lngOf(east.at(-1))).toBeCloseTo(8);
  });

  it('are one below a flight of one fix', () => {
    const { east } = placesBelow(flown([0, 46, 7]));
    expect(Array.from(east, lngOf)).toEqual([expect.closeTo(7)]);
  });
});
