import { describe, expect, it } from 'vitest';
import { compareTexts } from './text-order.ts';

describe('compareTexts', () => {
  it('compares letters first, then accents and case', () => {
    expect(['côte', 'cote', 'Coté', 'cotf'].sort(compareTexts)).toEqual(['cote', 'Coté', 'côte', 'cotf']);
  });

  it('puts the empty text last', () => {
    expect(['', 'b', '', 'a'].sort(compareTexts)).toEqual(['a', 'b', '', '']);
  });
});
