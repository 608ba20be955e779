// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { climbShades, shadeOf } from './climb-shades.ts';

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
