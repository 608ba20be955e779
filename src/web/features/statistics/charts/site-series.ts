import { topSites } from '#domain/statistics/ranked-sites';
import type { Selections } from '#domain/statistics/selections';
import type { SiteStatistics } from '#domain/statistics/site-statistics';
import { SERIES_COLOURS, type SeriesIndex } from '#web/ui/chart/series/colours.ts';

/** Returns the series of a site: its colour in all charts. */
export type SeriesOf = (site: Pick<SiteStatistics, 'site' | 'rank'>) => SeriesIndex;

/**
 * Returns the colours of the sites in a period: that of their rank, and one for all that are shown together. There are fewer
 * colours than ranks: of two sites with one colour, that of lower rank has the first that is free.
 */
export function seriesByTop(bySite: readonly SiteStatistics[], selected: Selections['site']): SeriesOf {
  const top = topSites(bySite, selected);
  const series = distinctSeries(bySite.filter(({ site }) => top.has(site)));
  return ({ site, rank }) => {
    if (!top.has(site)) return 'other';
    return rank === null ? null : (series.get(site) ?? rank);
  };
}

function distinctSeries(shown: readonly SiteStatistics[]): ReadonlyMap<SiteStatistics['site'], number> {
  const ranked = shown.flatMap(({ site, rank }) => (rank === null ? [] : [{ site, rank }]));
  const series = new Map<SiteStatistics['site'], number>();
  const taken = new Set<number>();
  const give = (site: SiteStatistics['site'], colour: number): void => {
    series.set(site, colour);
    taken.add(colour);
  };
  for (const { site, rank } of ranked.toSorted((a, b) => a.rank - b.rank)) {
    if (!taken.has(rank % SERIES_COLOURS)) give(site, rank % SERIES_COLOURS);
  }
  const free = Array.from({ length: SERIES_COLOURS }, (_, colour) => colour).filter((colour) => !taken.has(colour));
  for (const [index, { site }] of ranked.filter((one) => !series.has(one.site)).entries()) {
    give(site, free[index] ?? 0);
  }
  return series;
}
