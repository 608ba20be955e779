import { describe, expect, it } from 'vitest';
import { fitLabel, pieSlices, wholeLabel } from './pie-chart.tsx';

describe('the slices of a pie', () => {
  it('begin at the top and run clockwise', () => {
    const places = pieSlices([1, 1, 1, 1], 200).map(({ label }) => [Math.sign(label.x), Math.sign(label.y)]);
    expect(places).toEqual([
      [1, -1],
      [1, 1],
      [-1, 1],
      [-1, -1],
    ]);
  });

  it('keep the order of the values, whatever their size', () => {
    const [first, second] = pieSlices([1, 3], 200);
    expect(first?.label.x).toBeGreaterThan(0);
    expect(second?.label.x).toBeLessThan(0);
  });

  it('have an empty path for a 0, and for nothing but zeros', () => {
    expect(pieSlices([0, 5], 200)[0]?.path).toBe('');
    expect(pieSlices([0, 0], 200).map(({ path }) => path)).toEqual(['', '']);
    expect(pieSlices([], 200)).toEqual([]);
  });

  it('have less room for a label the thinner they are', () => {
    const [thin, thick] = pieSlices([1, 50], 200);
    expect(thin?.room).toBeLessThan(10);
    expect(thick?.room).toBeGreaterThan(35);
  });
});

describe('the label of a slice', () => {
  it('stays whole where there is room', () => {
    expect(fitLabel('Fiesch', 60, 12)).toBe('Fiesch');
  });

  it('is cut with an ellipsis, never within a character', () => {
    expect(fitLabel('Interlaken', 48, 12)).toBe('Inter…');
    expect(fitLabel('🪂🪂🪂🪂🪂🪂🪂🪂', 48, 12)).toBe('🪂🪂🪂🪂🪂…');
  });

  it('is left out where too few letters would stay', () => {
    expect(fitLabel('Interlaken', 20, 12)).toBe('');
    expect(fitLabel('Interlaken', -5, 12)).toBe('');
  });
});

it('a label of a slice is shown whole, or not at all', () => {
  expect(['Planfait', 'Plan', 'Weissenstein', ''].map((label) => wholeLabel(label, 40, 11))).toEqual([
    '',
    'Plan',
    '',
    '',
  ]);
});
