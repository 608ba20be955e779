import { describe, expect, it } from 'vitest';
import { bySiteText, flightsText, shareText } from './words.ts';

it('counts flights', () => {
  expect(flightsText(1)).toBe('1 flight');
  expect(flightsText(1240)).toBe('1\u202f240 flights');
});

it('shows a share in whole percent, and a small one as less than one', () => {
  expect(shareText(1, 3)).toBe('33 %');
  expect(shareText(1, 1000)).toBe('< 1 %');
  expect(shareText(0, 0)).toBe('0 %');
});

describe('amounts by site', () => {
  const parts = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((site) => ({ site, amount: '2' }));

  it('are listed', () => {
    expect(bySiteText(parts.slice(0, 2))).toBe('A 2, B 2');
  });

  it('are listed for five sites, the others counted', () => {
    expect(bySiteText(parts.slice(0, 6))).toBe('A 2, B 2, C 2, D 2, E 2 and 1 more site');
    expect(bySiteText(parts)).toBe('A 2, B 2, C 2, D 2, E 2 and 2 more sites');
  });
});
