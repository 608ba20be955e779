import { describe, expect, it } from 'vitest';
import type { SelectedSite } from '../selections.ts';
import { TOP_SITES, topSites } from './top-sites.ts';

/** Sites 1, 2, 3 … with these numbers of flights, by rank. */
const flown = (...counts: readonly number[]) =>
  counts.map((flightNum, index) => ({ site: index + 1, rank: index, flightNum }));

const sites = (top: ReadonlySet<SelectedSite>) => [...top].filter((site) => site !== 'noSite');

describe('the sites shown one by one', () => {
  it('are all of them up to nine: one alone is not called others', () => {
    expect(TOP_SITES).toBe(8);
    expect(sites(topSites(flown(9, 8, 7), null))).toEqual([1, 2, 3]);
    expect(sites(topSites(flown(9, 8, 7, 6, 5, 4, 3, 2, 1), null))).toHaveLength(9);
  });

  it('are the eight with most flights in the period, of any rank', () => {
    const top = topSites(flown(1, 1, 20, 19, 18, 17, 16, 15, 14, 30), null);
    expect(sites(top)).toEqual([10, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('are those of better rank among equal ones', () => {
    expect(sites(topSites(flown(...Array.from({ length: 60 }, () => 2)), null))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('include the selected site, and flights without a site', () => {
    const many = flown(...Array.from({ length: 60 }, (_, index) => 60 - index));
    expect(sites(topSites(many, 42))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 42]);
    expect(topSites(many, 3).size).toBe(TOP_SITES + 1);
    const none = { site: 'noSite', rank: null, flightNum: 500 } as const;
    expect(topSites([...many, none], null).has('noSite')).toBe(true);
    expect(sites(topSites([...flown(5, 4), none], null))).toEqual([1, 2]);
  });
});
