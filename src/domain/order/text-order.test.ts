import { describe, expect, it } from 'vitest';
import { compareLastFlown, compareTexts } from './text-order.ts';

describe('compareTexts', () => {
  it('compares letters first, then accents and case', () => {
    expect(['côte', 'cote', 'Coté', 'cotf'].sort(compareTexts)).toEqual(['cote', 'Coté', 'côte', 'cotf']);
  });

  it('puts the empty text last', () => {
    expect(['', 'b', '', 'a'].sort(compareTexts)).toEqual(['a', 'b', '', '']);
  });
});

describe('compareLastFlown', () => {
  it('puts days in order, equal ones as they were, what was never flown first', () => {
    const days = ['2026-05-03', null, '2025-12-31', '2026-05-03', null];
    const items = days.map((lastFlown, index) => ({ index, lastFlown }));
    expect(items.toSorted(compareLastFlown).map(({ index }) => index)).toEqual([1, 4, 2, 0, 3]);
  });
});
