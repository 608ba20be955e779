import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groundBelow, groundCount, groundStep, heightsOfGround, isHeight, storedGround } from './ground.ts';
import { altitudeOffset, levelledGround } from './levelled-ground.ts';
import { packHeights, unpackHeights } from './packed-heights.ts';

describe('the steps of stored ground', () => {
  it.each([
    [0, 2, 1],
    [1, 2, 2],
    [2, 2, 2],
    [3, 2, 3],
    [15_998, 2, 8_000],
    [15_999, 3, 5_334],
    [86_400, 11, 7_856],
  ])('of a flight of %d s are %d s: %d heights', (durationS, step, count) => {
    expect([groundStep(durationS), groundCount(durationS)]).toEqual([step, count]);
  });

  it('hold a flight of any length in 8,000 heights, its ends included', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), (durationS) => {
        const [step, count] = [groundStep(durationS), groundCount(durationS)];
        expect(count).toBeLessThanOrEqual(8_000);
        expect((count - 1) * step).toBeGreaterThanOrEqual(durationS);
        expect((count - 2) * step).toBeLessThan(durationS);
      }),
    );
  });
});

describe('the ground below a fix', () => {
  it('is on straight lines between the heights', () => {
    const seconds = Uint32Array.of(0, 1, 2, 3, 4, 5);
    const heights = Int16Array.of(100, 200, 100, 500);
    expect([...groundBelow(seconds, heights)]).toEqual([100, 150, 200, 150, 100, 500]);
  });

  it('is between the heights before and after it, and theirs at the ends', () => {
    const heights = fc.array(fc.integer({ min: -500, max: 9_000 }), { minLength: 2, maxLength: 60 });
    fc.assert(
      fc.property(heights, (all) => {
        const durationS = 2 * (all.length - 1);
        const seconds = Uint32Array.from({ length: durationS + 1 }, (_, second) => second);
        const ground = groundBelow(seconds, Int16Array.from(all));
        expect([ground[0], ground[durationS]]).toEqual([all[0], all.at(-1)]);
        expect(Math.min(...ground)).toBe(Math.min(...all));
        expect(Math.max(...ground)).toBe(Math.max(...all));
      }),
    );
  });
});

describe('heights that are stored', () => {
  const times = (durationS: number) => ({ launchTime: 1_750_000_000, landingTime: 1_750_000_000 + durationS });

  it.each([
    [-501, false],
    [-500, true],
    [9_000, true],
    [9_001, false],
  ])('of %d m are on earth: %s', (height, isOne) => {
    expect(isHeight(height)).toBe(isOne);
    const stored = storedGround(times(2), Int16Array.of(0, height));
    expect(heightsOfGround(stored) !== null).toBe(isOne);
  });

  it('are none of a flight that is longer or shorter by a step, or ends before it begins', () => {
    const stored = storedGround(times(10), Int16Array.of(1, 2, 3, 4, 5, 6));
    expect([...(heightsOfGround(stored) ?? [])]).toEqual([1, 2, 3, 4, 5, 6]);
    for (const off of [-2, 2]) expect(heightsOfGround({ ...stored, to: stored.to + off })).toBeNull();
    expect(heightsOfGround({ ...stored, to: stored.from - 1 })).toBeNull();
  });

  it('are the same unpacked, one character for each small change', () => {
    const level = Int16Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? 15 : 0));
    expect(packHeights(level)).toHaveLength(100);
    const steep = Int16Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? 9_000 : -500));
    expect(packHeights(steep).length).toBeLessThanOrEqual(300);
    for (const heights of [level, steep]) expect(unpackHeights(packHeights(heights), 100)).toEqual(heights);
  });
});

describe('the altitudes of a flight above the terrain where it touches it', () => {
  /** The offset where launch and landing are so many metres above the ground. */
  const offset = (atLaunch: number, atLanding: number): number =>
    altitudeOffset(Float32Array.of(1_000 + atLaunch, 2_000, 500 + atLanding), Float32Array.of(1_000, 700, 500));

  it.each([
    [48, 52, 50],
    [-48, -52, -50],
    [10, 10, 0],
    [11, 11, 11],
    [-11, -11, -11],
    [150, 150, 150],
    [151, 151, 0],
    [30, 70, 50],
    [29, 70, 0],
    [0, 0, 0],
  ])('of %d m at launch and %d m at landing count as %d m', (atLaunch, atLanding, expected) => {
    expect(offset(atLaunch, atLanding) + 0).toBe(expected);
  });

  it('lift the ground, which meets the flight at both ends', () => {
    const [altitude, ground] = [Float32Array.of(1_050, 2_000, 550), Float32Array.of(1_000, 700, 500)];
    expect([...levelledGround(altitude, ground)]).toEqual([1_050, 750, 550]);
    expect(levelledGround(ground, ground)).toBe(ground);
  });
});
