// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { barogramColumns, climbShades, columnMeans, shadeOf } from './draw-barogram.ts';

const columns = (seconds: readonly number[], values: readonly number[], count: number): number[] => [
  ...columnMeans(Uint32Array.from(seconds), Float32Array.from(values), count),
];

describe('the columns of a barogram', () => {
  it('are the means of the fixes in equal times', () => {
    expect(columns([0, 1, 2, 3, 4], [10, 20, 30, 40, 50], 2)).toEqual([20, 45]);
  });

  it('lie on the line between the fixes around a gap', () => {
    expect(columns([0, 100], [0, 1000], 4)).toEqual([0, 375, 625, 1000]);
  });

  it('leave out unknown values', () => {
    expect(columns([0, 1, 2, 3], [Number.NaN, 5, Number.NaN, 7], 1)).toEqual([6]);
  });

  it.each([1, 2, 3])('of %s fixes are all known', (fixes) => {
    const seconds = Array.from({ length: fixes }, (_, i) => i * 7);
    const made = columns(seconds, seconds, 300);
    expect(made).toHaveLength(300);
    expect(made.every(Number.isFinite)).toBe(true);
  });

  it('hold altitude and climb', () => {
    const track = {
      seconds: Uint32Array.of(0, 10),
      altitude: Float32Array.of(1000, 1200),
      lift: Float32Array.of(1, 3),
    };
    expect(barogramColumns(track, 1)).toEqual({ altitude: Float32Array.of(1100), climb: Float32Array.of(2) });
  });
});

it('shades go from sink to climb, and end at the ends of the scale', () => {
  const last = climbShades().length - 1;
  expect(shadeOf(-9)).toBe(0);
  expect(shadeOf(-2)).toBe(0);
  expect(shadeOf(3)).toBe(last);
  expect(shadeOf(30)).toBe(last);
  expect(shadeOf(0)).toBeGreaterThan(shadeOf(-1));
  expect(shadeOf(0)).toBeLessThan(shadeOf(1));
});

it('an unknown climb has the colour in the middle', () => {
  expect(shadeOf(Number.NaN)).toBe((climbShades().length - 1) / 2);
});
