import { type ReactNode, useMemo, useState } from 'react';
import { isolated } from '#domain/isolated';
import { type SiteStatistics, type Tally, totalOf } from '#domain/statistics/site-statistics';
import { STATISTICS as statisticsTexts } from '#texts/statistics';
import { Airtime } from '#web/parts/quantities.tsx';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { PieChart, type Slice } from '#web/ui/chart/pie-chart.tsx';
import { type SeriesIndex, seriesFill } from '#web/ui/chart/series/colours.ts';
import { classes } from '#web/ui/classes.ts';
import { usePrinting } from '#web/ui/page/printing.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { TwoLines } from '#web/ui/text/two-lines.tsx';
import { NARROW, useMedia } from '#web/ui/use-media.ts';
import type { StatisticsShown } from '../use-statistics.ts';
import { siteLabel } from './chart-data.ts';
import chartStyles from './charts.module.css';
import { MEASURES, type Measure } from './measures.ts';
import type { SeriesOf } from './site-series.ts';
import styles from './sites.module.css';

/** In pixels: two pies fit side by side on the narrowest phone. */
const PIE_ON_PHONE = 152;

/** The pies by site, and the sites with their full names and bars. */
export function BySite({ statistics }: { readonly statistics: StatisticsShown }) {
  const [showsAll, setShowsAll] = useState(false);
  const choose = (key: string): void => {
    if (key === OTHER_SITES) setShowsAll(true);
    else statistics.actions.toggleSite(key);
  };
  return (
    <section className={classes(chartStyles.card, chartStyles.whole, styles.card)} aria-label={statisticsTexts.bySite}>
      <div className={styles.sites}>
        <SitePie statistics={statistics} measure={MEASURES.flights} onChoose={choose} />
        <SitePie statistics={statistics} measure={MEASURES.airtime} onChoose={choose} />
        <SiteBars statistics={statistics} showsAll={showsAll} onShowAll={setShowsAll} />
      </div>
    </section>
  );
}

interface SitePieProps {
  readonly statistics: StatisticsShown;
  readonly measure: Measure;
  readonly onChoose: (key: string) => void;
}

function SitePie({ statistics: { bySite, selections, seriesOf }, measure, onChoose }: SitePieProps) {
  const narrow = useMedia(NARROW);
  const slices = useMemo(() => slicesOf(bySite, { measure, seriesOf }), [bySite, measure, seriesOf]);
  const total = useMemo(() => measure.briefOf(totalOf(bySite)), [bySite, measure]);
  return (
    <div className={styles.pie}>
      <h2>{measure.title}</h2>
      <PieChart
        label={statisticsTexts.ofSites(measure.title)}
        slices={slices}
        middle={{ amount: total, of: statisticsTexts.allSites }}
        chosen={selections.site === null ? null : String(selections.site)}
        onChoose={onChoose}
        {...(narrow && { width: PIE_ON_PHONE })}
      />
    </div>
  );
}

/** Up to this many sites are shown without being asked for. */
const SITES_SHOWN = 10;

interface SiteBarsProps {
  readonly statistics: StatisticsShown;
  readonly showsAll: boolean;
  readonly onShowAll: (showsAll: boolean) => void;
}

/** The sites with their full names, and bars of their flights and airtime; the ones in the pies, or all. */
function SiteBars({ statistics, showsAll, onShowAll }: SiteBarsProps) {
  const { bySite, selections, actions, seriesOf } = statistics;
  const isPrinting = usePrinting();
  const named = bySite.filter((site) => seriesOf(site) !== 'other');
  const canFold = bySite.length > SITES_SHOWN && named.length < bySite.length;
  const most = mostOf(bySite);
  const rows = (showsAll || isPrinting || !canFold ? bySite : named).map((site) => {
    const fill = seriesFill(seriesOf(site));
    return {
      key: String(site.site),
      chosen: site.site === selections.site,
      onChoose: () => actions.toggleSite(String(site.site)),
      cells: [
        <SiteName key="site" name={siteLabel(site)} fill={fill} />,
        <Amount key="flights" share={site.flightNum / most.flightNum} fill={fill}>
          {formatWhole(site.flightNum)}
        </Amount>,
        <Amount key="airtime" share={site.airtime / most.airtime} fill={fill}>
          <Airtime airtime={site.airtime} />
        </Amount>,
      ],
    };
  });
  return (
    <div className={styles.bars}>
      <div className={classes(canFold && showsAll && styles.all)}>
        <DataTable
          label={statisticsTexts.flightsAndAirtime}
          head={[texts.terms.site, texts.terms.flights, texts.terms.airtimeHead]}
          textColumns={1}
          rows={rows}
        />
      </div>
      {canFold && (
        <Button className={styles.fold} tone="quiet" aria-expanded={showsAll} onClick={() => onShowAll(!showsAll)}>
          {showsAll
            ? statisticsTexts.showFewerSites
            : statisticsTexts.showAllSites(bySite.filter(({ rank }) => rank !== null).length)}
        </Button>
      )}
    </div>
  );
}

/** Returns the largest amounts, at least 1. */
function mostOf(bySite: readonly SiteStatistics[]) {
  return {
    flightNum: Math.max(1, ...bySite.map(({ flightNum }) => flightNum)),
    airtime: Math.max(1, ...bySite.map(({ airtime }) => airtime)),
  };
}

function SiteName({ name, fill }: { readonly name: string; readonly fill: string }) {
  return (
    <>
      <span className={styles.swatch} style={{ background: fill }} aria-hidden="true" />
      <TwoLines>{name}</TwoLines>
    </>
  );
}

interface AmountProps {
  /** Of the largest amount, 0 to 1. */
  readonly share: number;
  readonly fill: string;
  readonly children: ReactNode;
}

/** An amount over its bar. */
function Amount({ share, fill, children }: AmountProps) {
  return (
    <>
      {children}
      <span className={styles.bar} aria-hidden="true">
        {share > 0 && <span style={{ width: `${100 * share}%`, background: fill }} />}
      </span>
    </>
  );
}

/** Key of the slice of all sites that are shown together. */
const OTHER_SITES = 'other';

/** Returns a slice for each site, and one for the other sites together, before flights without a site. */
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
    name: statisticsTexts.slice(isolated(name), measure.textOf(tally), statisticsTexts.share(amount, whole)),
    value: amount,
    series,
    middle: { amount: measure.briefOf(tally), of: label },
  };
}
