import type { AltitudeBucket } from '#domain/statistics/altitude-buckets';
import { type SiteStatistics, type Tally, totalOf } from '#domain/statistics/site-statistics';
import type { Span } from '#domain/statistics/spans';
import { type AltitudeUnit, altitudeIn } from '#domain/units';
import { texts } from '#web/texts.ts';
import type { Slice } from '#web/ui/chart/series/pie-chart.tsx';
import type { Bubble } from '#web/ui/chart/series/place-bubbles.ts';
import type { Bar } from '#web/ui/chart/series/stacked-bars.ts';
import { statisticsTexts } from '../statistics-texts.ts';
import type { Measure } from './measures.ts';

/** A column of time with its label. */
export interface SpanColumn {
  readonly key: Span;
  readonly label: string;
}

/** A bubble, and the flights in it. */
export interface FlightBubble extends Bubble {
  readonly siteName: string;
  /** `1 900–2 100 m`. */
  readonly range: string;
  readonly flightIds: readonly number[];
}

/** Returns the columns of the spans. */
export function columnsOf(spans: readonly Span[]): readonly SpanColumn[] {
  return spans.map((span) => ({ key: span, label: statisticsTexts.spanLabel(span) }));
}

/** Returns the name of a site as shown; null stands for flights without a site. */
export function shownSite({ siteName }: { readonly siteName: string | null }): string {
  return siteName ?? texts.terms.noSite;
}

/** Returns a slice for each site. */
export function slicesOf(statistics: readonly SiteStatistics[], measure: Measure): readonly Slice[] {
  const whole = measure.amountOf(totalOf(statistics));
  return statistics.map((site) => ({
    key: String(site.site),
    label: shownSite(site),
    name: statisticsTexts.slice(
      shownSite(site),
      measure.textOf(site),
      statisticsTexts.share(measure.amountOf(site), whole),
    ),
    value: measure.amountOf(site),
    series: site.rank,
    middle: { amount: measure.briefOf(site), of: shownSite(site) },
  }));
}

/** Returns a bar for each span, stacked by site: the most flown one at the bottom. */
export function barsOf(
  statistics: readonly SiteStatistics[],
  columns: readonly SpanColumn[],
  measure: Measure,
): readonly Bar[] {
  return columns.map(({ key, label }) => {
    const parts = partsOf(statistics, key).filter(({ tally }) => !measure.leavesOutNone || measure.amountOf(tally) > 0);
    return {
      key,
      label,
      name: `${statisticsTexts.spanName(key)}: ${barText(parts, measure)}`,
      parts: parts.map(({ site, tally }) => ({ series: site.rank, value: measure.amountOf(tally) })),
    };
  });
}

/** Returns a bubble for each altitude bucket of a site in a span. */
export function bubblesOf(
  statistics: readonly SiteStatistics[],
  columns: readonly SpanColumn[],
  unit: AltitudeUnit,
): readonly FlightBubble[] {
  return columns.flatMap(({ key }) =>
    partsOf(statistics, key).flatMap(({ site, tally }) =>
      tally.buckets.map((bucket) => bubbleOf(site, { span: key, bucket, unit })),
    ),
  );
}

type SitePart = {
  readonly site: SiteStatistics;
  readonly tally: Tally & { readonly buckets: readonly AltitudeBucket[] };
};

/** Returns the tallies of a span by site, in the order of the ranks. */
function partsOf(statistics: readonly SiteStatistics[], span: Span): readonly SitePart[] {
  return statistics.flatMap((site) => {
    const tally = site.spans.get(span);
    return tally ? [{ site, tally }] : [];
  });
}

/** Returns the parts of a bar as text: `14 flights – Fiesch 8, Niesen 6`. */
function barText(parts: readonly SitePart[], measure: Measure): string {
  const total = measure.textOf(totalOf(parts.map(({ tally }) => tally)));
  const [only] = parts;
  if (parts.length === 1 && only) return `${total}, ${shownSite(only.site)}`;
  const bySize = [...parts].sort((a, b) => measure.amountOf(b.tally) - measure.amountOf(a.tally));
  const listed = statisticsTexts.amountsBySite(
    bySize.map(({ site, tally }) => ({ site: shownSite(site), amount: measure.shortOf(tally) })),
  );
  return listed === '' ? total : `${total} – ${listed}`;
}

interface BucketPlace {
  readonly span: Span;
  readonly bucket: AltitudeBucket;
  readonly unit: AltitudeUnit;
}

function bubbleOf(site: SiteStatistics, { span, bucket, unit }: BucketPlace): FlightBubble {
  const { from, mid, to, flightIds } = bucket;
  const range = statisticsTexts.range(altitudeIn(from, unit), altitudeIn(to, unit), texts.units.altitude[unit]);
  return {
    key: `${span} ${site.site} ${from}`,
    column: span,
    value: altitudeIn(mid, unit),
    count: flightIds.length,
    series: site.rank,
    name: statisticsTexts.bubble({ site: shownSite(site), span, count: flightIds.length, range }),
    siteName: shownSite(site),
    range,
    flightIds,
  };
}
