import { describe, expect, it } from 'vitest';
import { type TerrainPicture, terrainHeights, terrariumHeight } from './terrain-heights.ts';
import type { TerrainTile } from './terrain-tiles.ts';

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
