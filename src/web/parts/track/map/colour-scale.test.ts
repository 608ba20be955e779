import { expect, it } from 'vitest';
import { colourAt } from './colour-scale.ts';

const COLOURS = ['var(--a)', 'var(--b)', 'var(--c)'];

it('has the colours themselves at the ends and where they lie between', () => {
  expect([0, 0.5, 1].map((share) => colourAt(COLOURS, share))).toEqual(COLOURS);
});

it('mixes the two colours on both sides', () => {
  expect(colourAt(COLOURS, 0.125)).toBe('color-mix(in srgb, var(--a), var(--b) 25%)');
  expect(colourAt(COLOURS, 0.75)).toBe('color-mix(in srgb, var(--b), var(--c) 50%)');
});
