import { describe, expect, it } from 'vitest';
import { type MovingPart, movingAlong } from '#test/builders/moving';
import { isCircling } from './circles.ts';

const circlesIn = (parts: readonly MovingPart[], every: number): boolean => {
  const { moving, all } = movingAlong(parts, every);
  return isCircling(moving, all);
};

/** Circles of so many seconds, as parts of one step each. */
const circles = (seconds: number, periodS: number, every: number): readonly MovingPart[] =>
  Array.from({ length: seconds / every }, (_, i) => ({
    seconds: every,
    speed: (9 * periodS * Math.sin((Math.PI * every) / periodS)) / (Math.PI * every),
    heading: (360 * every * i) / periodS,
  }));

describe('circles', () => {
  it.each([
    [24, 1],
    [24, 4],
    [24, 10],
    [36, 10],
    [50, 10],
    [40, 15],
  ])('of %d s are found in fixes %d s apart', (periodS, every) => {
    expect(circlesIn(circles(240, periodS, every), every)).toBe(true);
  });

  it.each([5, 10])('are none on a road with hairpin bends, with fixes %d s apart', (every) => {
    const road = Array.from({ length: 12 }, (_, i): readonly MovingPart[] => [
      { seconds: 20, speed: 9, heading: i % 2 ? 80 : 260 },
      { seconds: every, speed: 5, heading: 170 },
    ]).flat();
    expect(circlesIn(road, every)).toBe(false);
  });

  it('are none on a straight way, in a walk, and in too few fixes', () => {
    expect(circlesIn([{ seconds: 600, speed: 12 }], 10)).toBe(false);
    expect(
      circlesIn(
        circles(240, 36, 10).map((part) => ({ ...part, speed: 1.5 })),
        10,
      ),
    ).toBe(false);
    expect(circlesIn(circles(60, 24, 10), 10)).toBe(false);
  });
});
