import { describe, expect, it } from 'vitest';
import { fittingLabels, fittingWords } from './fitting-words.ts';
import { pieSlices } from './pie-slices.ts';

describe('the slices of a pie', () => {
  it('begin at twelve and go round clockwise', () => {
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

  it('draw nothing of a 0, and of nothing but zeros', () => {
    expect(pieSlices([0, 5], 200)[0]?.path).toBe('');
    expect(pieSlices([0, 0], 200).map(({ path }) => path)).toEqual(['', '']);
    expect(pieSlices([], 200)).toEqual([]);
  });

  it('have less room for words the thinner they are', () => {
    const [thin, thick] = pieSlices([1, 50], 200);
    expect(thin?.room).toBeLessThan(10);
    expect(thick?.room).toBeGreaterThan(35);
  });
});

describe('words on a slice', () => {
  it('stay whole where there is room', () => {
    expect(fittingWords('Fiesch', 60, 12)).toBe('Fiesch');
  });

  it('are cut with an ellipsis, never within a sign', () => {
    expect(fittingWords('Interlaken', 48, 12)).toBe('Inter…');
    expect(fittingWords('🪂🪂🪂🪂🪂🪂🪂🪂', 48, 12)).toBe('🪂🪂🪂🪂🪂…');
  });

  it('are left out where too few letters would stay', () => {
    expect(fittingWords('Interlaken', 20, 12)).toBe('');
    expect(fittingWords('Interlaken', -5, 12)).toBe('');
  });
});

it('names of slices that would begin the same way are left out', () => {
  const labels = ['Planfait', 'Planpraz', 'Weissenstein', 'Plan'].map((label) => ({ label, room: 40 }));
  expect(fittingLabels(labels, 11)).toEqual(['', '', 'Weis…', 'Plan']);
});
