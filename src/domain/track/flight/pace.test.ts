import { describe, expect, it } from 'vitest';
import { type MovingPart, movingAlong } from '#test/builders/moving';
import { slowBendsOf, spurtsOf, unevennessOf } from './pace.ts';

const ofAll = <Result>(
  measure: (...input: Parameters<typeof spurtsOf>) => Result,
  parts: readonly MovingPart[],
  every = 1,
): Result => {
  const { moving, all } = movingAlong(parts, every);
  return measure(moving, all);
};

/** S-turns of 10 m/s through the air in a wind of so many m/s from the north. */
const sTurns = (wind: number): readonly MovingPart[] =>
  Array.from({ length: 600 }, (_, second) => {
    const heading = 160 * Math.sin((2 * Math.PI * second) / 120) * (Math.PI / 180);
    const [north, east] = [10 * Math.cos(heading) - wind, 10 * Math.sin(heading)];
    return { seconds: 1, speed: Math.hypot(north, east), heading: (Math.atan2(east, north) * 180) / Math.PI };
  });
const straightOn = (...speeds: readonly number[]): readonly MovingPart[] =>
  speeds.map((speed) => ({ seconds: 60, speed }));

describe('spurts', () => {
  it.each([1, 5, 10])(
    'are counted where it gets faster or slower on a straight line, with fixes %d s apart',
    (every) => {
      expect(ofAll(spurtsOf, straightOn(12, 5, 12, 5, 12), every)).toBe(4);
    },
  );

  it('are not those of a glider that turns in the wind', () => {
    expect(ofAll(spurtsOf, sTurns(5))).toBe(0);
  });

  it('are none of less than 5 m/s, nor in the first and last half minute', () => {
    expect(ofAll(spurtsOf, straightOn(10, 14, 10))).toBe(0);
    expect(
      ofAll(spurtsOf, [
        { seconds: 20, speed: 2 },
        { seconds: 100, speed: 12 },
        { seconds: 20, speed: 2 },
      ]),
    ).toBe(0);
  });
});

describe('slow bends', () => {
  const road = Array.from({ length: 10 }, (_, i): readonly MovingPart[] => [
    { seconds: 40, speed: 14, heading: 70 * i },
    { seconds: 12, speed: 5, heading: 70 * i + 35 },
  ]).flat();

  it('are those of a road, in a wind or not', () => {
    for (const mayHaveWind of [false, true])
      expect(ofAll((...input) => slowBendsOf(...input, mayHaveWind), road)).toBeGreaterThanOrEqual(6);
  });

  it('are none where a wind explains them', () => {
    expect(ofAll((...input) => slowBendsOf(...input, false), sTurns(5))).toBeGreaterThanOrEqual(3);
    expect(ofAll((...input) => slowBendsOf(...input, true), sTurns(5))).toBe(0);
  });
});

describe('unevenness', () => {
  it('is small for a glider that turns in the wind, and large for what drives', () => {
    expect(ofAll(unevennessOf, sTurns(5))).toBeLessThan(0.05);
    expect(ofAll(unevennessOf, straightOn(12, 5, 14, 7, 12))).toBeGreaterThan(0.15);
  });

  it('is nothing where there is nothing to measure', () => {
    expect(ofAll(unevennessOf, [{ seconds: 30, speed: 9 }])).toBe(0);
  });
});
