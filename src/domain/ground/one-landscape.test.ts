import { describe, expect, it } from 'vitest';
import { isOneLandscape } from './one-landscape.ts';
import { mercatorEast, mercatorSouth } from './terrain-tiles.ts';

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
