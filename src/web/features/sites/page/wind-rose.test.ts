import { describe, expect, it } from 'vitest';
import { rosePetals } from './wind-rose.tsx';

const NONE = [0, 0, 0];
const WEST = 6;
const rose = (west: readonly number[], north: readonly number[] = NONE) =>
  rosePetals([north, NONE, NONE, NONE, NONE, NONE, west, NONE], 108);

/** Returns how far the points of a path are from the origin, at most. */
function reachOf(path: string): number {
  const numbers = [...path.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => Math.hypot(Number(x), Number(y)));
  return Math.max(...numbers);
}

describe('the petals of a wind rose', () => {
  it('have a part for each strength that occurs, from the middle outwards', () => {
    const parts = rose([2, 0, 3])[WEST] ?? [];
    expect(parts.map(({ strength }) => strength)).toEqual([0, 2]);
    expect(parts.map(({ path }) => Math.round(reachOf(path)))).toEqual([48, 108]);
  });

  it('are as long as their counts, the largest reaching the edge', () => {
    const [north, west] = [rose([4, 0, 0], [1, 0, 0])[0], rose([4, 0, 0], [1, 0, 0])[WEST]];
    expect(reachOf(west?.[0]?.path ?? '')).toBeCloseTo(108, 1);
    expect(reachOf(north?.[0]?.path ?? '')).toBeCloseTo(33, 1);
  });

  it('point to where the wind comes from: north is up, west to the left', () => {
    const [north, west] = [rose(NONE, [1, 0, 0])[0]?.[0]?.path ?? '', rose([1, 0, 0])[WEST]?.[0]?.path ?? ''];
    const first = (path: string) => /M(-?[\d.]+),(-?[\d.]+)/.exec(path)?.slice(1).map(Number) ?? [];
    expect(first(north)[1]).toBeLessThan(-50);
    expect(first(west)[0]).toBeLessThan(-50);
  });

  it('are empty without winds', () => {
    expect(rose(NONE).flat()).toEqual([]);
  });
});
