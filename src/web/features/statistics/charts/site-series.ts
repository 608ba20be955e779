import type { Selections } from '#domain/statistics/selections';
import type { SiteStatistics } from '#domain/statistics/site-statistics';
import { topSites } from '#domain/statistics/top-sites';
import type { SeriesIndex } from '#web/ui/chart/series/colours.ts';

/** Returns the series of a site: its colour in all charts. */
export type SeriesOf = (site: Pick<SiteStatistics, 'site' | 'rank'>) => SeriesIndex;

/** Returns the colours of the sites in a period: that of their rank, and one for all that are shown together. */
export function seriesByTop(bySite: readonly SiteStatistics[], selected: Selections['site']): SeriesOf {
  const top = topSites(bySite, selected);
  return ({ site, rank }) => (top.has(site) ? rank : 'other');
}
