import { describe, expect, it } from 'vitest';
import { type MovingPart, movingAlong } from '#test/builders/moving';
import { isPlunging, passesAtOtherHeights } from './aloft.ts';

const isAtOtherHeights = (parts: readonly MovingPart[], every = 1): boolean => {
  const { moving, all } = movingAlong(parts, every);
  return passesAtOtherHeights(moving, all);
};
const plunges = (parts: readonly MovingPart[], every = 1): boolean => {
  const { moving, all } = movingAlong(parts, every);
  return isPlunging(moving, all);
};

/** To and fro, with a climb for each way. */
const beats = (climbs: readonly number[], seconds = 300): readonly MovingPart[] =>
  climbs.map((climb, i) => ({ seconds, speed: 9, climb, heading: i % 2 ? 180 : 0 }));

describe('places that are passed at other heights', () => {
  it.each([1, 5, 10])('are those of soaring to and fro, with fixes %d s apart', (every) => {
    expect(isAtOtherHeights(beats([0.2, 0.1, -0.2, -0.2, 0.3, -0.3]), every)).toBe(true);
  });

  it('are none on a road there and back', () => {
    expect(isAtOtherHeights(beats([0.3, -0.3, 0.3, -0.3, 0.3, -0.3]))).toBe(false);
  });

  it('are none on a road with hairpin bends, however close its parts are', () => {
    expect(
      isAtOtherHeights(
        beats(
          Array.from({ length: 20 }, () => -0.6),
          40,
        ),
      ),
    ).toBe(false);
  });

  it('are none within the heights of a recorder that drifts, and none without a second pass', () => {
    expect(isAtOtherHeights(beats([0.02, 0.02, -0.02, -0.02, 0.02, -0.02]))).toBe(false);
    expect(isAtOtherHeights([{ seconds: 3_000, speed: 9, climb: 0.5 }])).toBe(false);
  });

  it('are found quickly where a glider hangs over one place for hours', () => {
    const bobs = Array.from({ length: 600 }, (_, i) => ({ seconds: 60, speed: 0.2, climb: i % 2 ? 0.5 : -0.5 }));
    expect(isAtOtherHeights(bobs)).toBe(true);
  });
});

describe('a plunge', () => {
  const spiral: readonly MovingPart[] = Array.from({ length: 40 }, (_, i) => ({
    seconds: 1,
    speed: 13,
    climb: -7,
    heading: 50 * i,
  }));

  it('is a spiral dive', () => {
    expect(plunges([{ seconds: 100, speed: 9, climb: -1 }, ...spiral, { seconds: 100, speed: 9, climb: -1 }])).toBe(
      true,
    );
  });

  it('is no way down on skis, in a cable car or in big ears', () => {
    expect(plunges([{ seconds: 100, speed: 15, climb: -6 }])).toBe(false);
    expect(plunges([{ seconds: 100, speed: 8, climb: -4 }])).toBe(false);
    expect(plunges([{ seconds: 100, speed: 2, climb: -2.5 }])).toBe(false);
  });

  it('lasts for 20 s', () => {
    expect(plunges(spiral.slice(0, 15))).toBe(false);
  });
});
