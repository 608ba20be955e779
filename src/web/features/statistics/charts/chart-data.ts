import type { AltitudeBucket } from '#domain/statistics/altitude-buckets';
import type { CalendarPeriod } from '#domain/statistics/calendar-periods';
import { type SiteStatistics, type Tally, totalOf } from '#domain/statistics/site-statistics';
import { type AltitudeUnit, altitudeIn } from '#domain/units';
import { STATISTICS as statisticsTexts } from '#texts/statistics';
import { texts } from '#web/texts.ts';
import type { SeriesIndex } from '#web/ui/chart/series/colours.ts';
import type { Bubble } from '#web/ui/chart/series/place-bubbles.ts';
import type { Bar, BarPart } from '#web/ui/chart/series/stacked-bars.ts';
import type { Measure } from './measures.ts';
import type { SeriesOf } from './site-series.ts';

/** A column of time with its label. */
export interface PeriodColumn {
  readonly key: CalendarPeriod;
  readonly label: string;
}

export interface FlightBubble extends Bubble {
  readonly siteName: string;
  /** `1 900–2 100 m`. */
  readonly range: string;
  readonly flightIds: readonly number[];
}

/** See {@link canBeToldApart}. */
const MOST_BUBBLES = 600;
/** Listed in the name of a bar; the others are only counted. */
const SITES_LISTED = 5;

export function periodColumns(periods: readonly CalendarPeriod[]): readonly PeriodColumn[] {
  return periods.map((period) => ({ key: period, label: statisticsTexts.periodLabel(period) }));
}

/** Returns the name of a site as shown; null stands for flights without a site. */
export function siteLabel({ siteName }: { readonly siteName: string | null }): string {
  return siteName ?? texts.terms.noSite;
}

/** How bars and bubbles show the sites. */
interface SiteLook {
  readonly seriesOf: SeriesOf;
}

/** A bar with its amounts in words: `14 flights – Fiesch 8, Niesen 6`. */
export interface PeriodBar extends Bar {
  readonly amounts: string;
}

/** Returns a bar for each period, stacked by site: the most flown one at the bottom, those shown together at the top. */
export function barsOf(
  statistics: readonly SiteStatistics[],
  columns: readonly PeriodColumn[],
  { measure, seriesOf }: SiteLook & { readonly measure: Measure },
): readonly PeriodBar[] {
  return columns.map(({ key, label }) => {
    const parts = partsOf(statistics, key).filter(({ tally }) => !measure.leavesOutNone || measure.amountOf(tally) > 0);
    const amounts = barText(parts, measure);
    return {
      key,
      label,
      name: statisticsTexts.named(statisticsTexts.periodName(key), amounts),
      amounts,
      parts: partsBySeries(
        parts.map(({ site, tally }) => ({ series: seriesOf(site), value: measure.amountOf(tally) })),
      ),
    };
  });
}

/** Returns a bubble for each altitude bucket of a site in a period. */
export function bubblesOf(
  statistics: readonly SiteStatistics[],
  columns: readonly PeriodColumn[],
  { unit, seriesOf, others }: SiteLook & { readonly unit: AltitudeUnit; readonly others: OtherBuckets },
): readonly FlightBubble[] {
  return columns.flatMap(({ key: period }) => {
    const shown = partsOf(statistics, period).filter(({ site }) => seriesOf(site) !== 'other');
    const together = { key: 'other', name: statisticsTexts.other, series: 'other' } as const;
    return [
      ...shown.flatMap(({ site, tally }) => {
        const look = { key: String(site.site), name: siteLabel(site), series: seriesOf(site) };
        return tally.buckets.map((bucket) => bubbleOf(look, { period, bucket, unit }));
      }),
      ...(others.get(period) ?? []).map((bucket) => bubbleOf(together, { period, bucket, unit })),
    ];
  });
}

/** Whether bubbles by site are few enough: more cover each other, and tell no site from another. */
export function canBeToldApart(bubbles: readonly FlightBubble[]): boolean {
  return bubbles.length <= MOST_BUBBLES;
}

/** Returns a bubble for each altitude bucket of a period, with the flights of all sites. */
export function bubblesOfAllSites(
  buckets: OtherBuckets,
  columns: readonly PeriodColumn[],
  unit: AltitudeUnit,
): readonly FlightBubble[] {
  const look = { key: 'all', name: statisticsTexts.allSites, series: 'other' } as const;
  return columns.flatMap(({ key: period }) =>
    (buckets.get(period) ?? []).map((bucket) => bubbleOf(look, { period, bucket, unit })),
  );
}

/** The buckets of all sites that are shown together, by period. */
export type OtherBuckets = ReadonlyMap<CalendarPeriod, readonly AltitudeBucket[]>;

type SitePart = {
  readonly site: SiteStatistics;
  readonly tally: Tally & { readonly buckets: readonly AltitudeBucket[] };
};

/** Returns the tallies of a period by site, in the order of the ranks. */
function partsOf(statistics: readonly SiteStatistics[], period: CalendarPeriod): readonly SitePart[] {
  return statistics.flatMap((site) => {
    const tally = site.periods.get(period);
    return tally ? [{ site, tally }] : [];
  });
}

/** Returns one part for each series: those shown together are added up, and come last. */
function partsBySeries(parts: readonly BarPart[]): readonly BarPart[] {
  const others = parts.filter(({ series }) => series === 'other');
  const together = { series: 'other', value: others.reduce((sum, { value }) => sum + value, 0) } as const;
  return [...parts.filter(({ series }) => series !== 'other'), ...(others.length === 0 ? [] : [together])];
}

/** Returns the parts of a bar as text. */
function barText(parts: readonly SitePart[], measure: Measure): string {
  const total = measure.textOf(totalOf(parts.map(({ tally }) => tally)));
  const [only] = parts;
  if (parts.length === 1 && only) return `${total}, ${siteLabel(only.site)}`;
  const bySize = [...parts].sort((a, b) => measure.amountOf(b.tally) - measure.amountOf(a.tally));
  const listed = amountsBySite(bySize, measure);
  return listed === '' ? total : `${total} – ${listed}`;
}

function amountsBySite(parts: readonly SitePart[], measure: Measure): string {
  const amounts = parts.map(({ site, tally }) => `${siteLabel(site)} ${measure.shortOf(tally)}`);
  const listed = amounts.slice(0, SITES_LISTED).join(', ');
  const more = amounts.length - SITES_LISTED;
  return more > 0 ? statisticsTexts.andMoreSites(listed, more) : listed;
}

interface BucketPosition {
  readonly period: CalendarPeriod;
  readonly bucket: AltitudeBucket;
  readonly unit: AltitudeUnit;
}

/** A site as a bubble shows it. */
interface BubbleLook {
  readonly key: string;
  readonly name: string;
  readonly series: SeriesIndex;
}

function bubbleOf({ key, name, series }: BubbleLook, { period, bucket, unit }: BucketPosition): FlightBubble {
  const { from, mid, to, flightIds } = bucket;
  const range = statisticsTexts.range(altitudeIn(from, unit), altitudeIn(to, unit), texts.units.altitude[unit]);
  return {
    key: `${period} ${key} ${from}`,
    column: period,
    value: altitudeIn(mid, unit),
    count: flightIds.length,
    series,
    name: statisticsTexts.bubble({ site: name, period, count: flightIds.length, range }),
    siteName: name,
    range,
    flightIds,
  };
}
