import { expect, it } from 'vitest';
import type { TerrainPicture } from '#domain/ground/terrain-heights';
import type { TerrainTile } from '#domain/ground/terrain-tiles';
import { readTerrain } from './read-terrain.ts';

const URL = 'https://tiles.test/{z}/{x}/{y}.png';

/** A flight from west to east at 46.5° north, 5 s between two fixes. */
function flightEast({ fixes, degrees, lowest = 600 }: { fixes: number; degrees: number; lowest?: number }) {
  return {
    url: URL,
    seconds: Uint32Array.from({ length: fixes }, (_, i) => i * 5),
    lat: new Float64Array(fixes).fill(46.5),
    lng: Float64Array.from({ length: fixes }, (_, i) => 7 + (degrees * i) / (fixes - 1)),
    lowest,
  };
}

/** A source of pictures of one height, which says how many tiles were asked for, and how many at once. */
function flatTerrain(metres: number) {
  const asked: TerrainTile[] = [];
  let [open, most] = [0, 0];
  const load = async (_: string, tile: TerrainTile): Promise<TerrainPicture> => {
    asked.push(tile);
    open += 1;
    most = Math.max(most, open);
    await Promise.resolve();
    open -= 1;
    const red = Math.floor((metres + 32_768) / 256);
    return { tile, size: 1, pixels: Uint8ClampedArray.of(red, (metres + 32_768) % 256, 0, 255) };
  };
  return { asked, most: () => most, load };
}

it('asks for each tile below a flight once, some at a time', async () => {
  const terrain = flatTerrain(850);
  const heights = await readTerrain(flightEast({ fixes: 721, degrees: 1 }), terrain.load);
  expect(heights).toHaveLength(1_801);
  expect(new Set(heights)).toEqual(new Set([850]));
  expect(terrain.asked.length).toBeGreaterThan(8);
  expect(new Set(terrain.asked.map(({ x }) => x)).size).toBe(terrain.asked.length);
  expect(terrain.asked.every(({ z }) => z === 12)).toBe(true);
  expect(terrain.most()).toBe(4);
});

it.each([3, 20, 90])('asks for at most 48 tiles, along %i° of longitude', async (degrees) => {
  const terrain = flatTerrain(850);
  expect(await readTerrain(flightEast({ fixes: 8_000, degrees }), terrain.load)).not.toBeNull();
  expect(terrain.asked.length).toBeLessThanOrEqual(48);
});

it('takes the sea for ground, unless the flight was below it', async () => {
  const sea = flatTerrain(-300);
  expect((await readTerrain(flightEast({ fixes: 3, degrees: 0.01 }), sea.load))?.[0]).toBe(0);
  expect((await readTerrain(flightEast({ fixes: 3, degrees: 0.01, lowest: -280 }), sea.load))?.[0]).toBe(-280);
});

it('has no ground where one tile is of another landscape', async () => {
  const [low, high] = [flatTerrain(600), flatTerrain(2_400)];
  const flight = flightEast({ fixes: 721, degrees: 0.2 });
  const load = (url: string, tile: TerrainTile) => (tile.x % 2 === 0 ? low : high).load(url, tile);
  expect(await readTerrain(flight, load)).toBeNull();
});

it('fails when a tile does not come, and asks for no more', async () => {
  const asked: TerrainTile[] = [];
  const load = async (_: string, tile: TerrainTile): Promise<TerrainPicture> => {
    asked.push(tile);
    throw new Error('no network');
  };
  await expect(readTerrain(flightEast({ fixes: 721, degrees: 1 }), load)).rejects.toThrow('no network');
  expect(asked).toHaveLength(4);
});
