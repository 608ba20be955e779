import { type SiteStatistics, type Tally, totalOf } from '#domain/statistics/site-statistics';
import type { Slice } from '#web/ui/chart/pie-chart.tsx';
import type { SeriesIndex } from '#web/ui/chart/series/colours.ts';
import { statisticsTexts } from '../statistics-texts.ts';
import { siteLabel } from './chart-data.ts';
import type { Measure } from './measures.ts';
import type { SeriesOf } from './site-series.ts';

/** Key of the slice of all sites that are shown together. */
export const OTHER_SITES = 'other';

/** Returns a slice for each site, and one for those that are shown together, before flights without a site. */
export function slicesOf(
  statistics: readonly SiteStatistics[],
  { measure, seriesOf }: { readonly measure: Measure; readonly seriesOf: SeriesOf },
): readonly Slice[] {
  const whole = measure.amountOf(totalOf(statistics));
  const slices = statistics.flatMap((site) => {
    const series = seriesOf(site);
    const name = siteLabel(site);
    return series === 'other'
      ? []
      : [sliceOf(site, { key: String(site.site), series, label: name, name, measure, whole })];
  });
  const others = statistics.filter((site) => seriesOf(site) === 'other');
  if (others.length === 0) return slices;
  const [label, name] = [statisticsTexts.other, statisticsTexts.otherSites(others.length)];
  const together = sliceOf(totalOf(others), { key: OTHER_SITES, series: 'other', label, name, measure, whole });
  const none = slices.filter(({ series }) => series === null);
  return [...slices.filter(({ series }) => series !== null), together, ...none];
}

interface SliceOptions {
  readonly key: string;
  readonly series: SeriesIndex;
  readonly label: string;
  readonly name: string;
  readonly measure: Measure;
  /** The amount of all slices. */
  readonly whole: number;
}

function sliceOf(tally: Tally, { key, series, label, name, measure, whole }: SliceOptions): Slice {
  const amount = measure.amountOf(tally);
  return {
    key,
    label,
    name: statisticsTexts.slice(name, measure.textOf(tally), statisticsTexts.share(amount, whole)),
    value: amount,
    series,
    middle: { amount: measure.briefOf(tally), of: label },
  };
}
