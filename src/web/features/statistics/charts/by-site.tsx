import { useMemo } from 'react';
import { totalOf } from '#domain/statistics/site-statistics';
import { Airtime } from '#web/parts/quantities/airtime.tsx';
import { texts } from '#web/texts.ts';
import { seriesFill } from '#web/ui/chart/series/colours.ts';
import { PieChart } from '#web/ui/chart/series/pie-chart.tsx';
import { classes } from '#web/ui/classes.ts';
import { formatWhole } from '#web/ui/numbers.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { NARROW, useMedia } from '#web/ui/use-media.ts';
import { statisticsTexts } from '../statistics-texts.ts';
import type { StatisticsShown } from '../use-statistics.ts';
import { shownSite, slicesOf } from './chart-data.ts';
import styles from './charts.module.css';
import { MEASURES, type Measure } from './measures.ts';

/** In pixels: two pies fit side by side on the narrowest phone. */
const PIE_ON_PHONE = 152;

/** The pies by site, and the list of sites with their colours. */
export function BySite({ statistics }: { readonly statistics: StatisticsShown }) {
  return (
    <section className={classes(styles.card, styles.whole)} aria-label={statisticsTexts.bySite}>
      <div className={styles.sites}>
        <SitePie statistics={statistics} measure={MEASURES.flights} />
        <SitePie statistics={statistics} measure={MEASURES.airtime} />
        <div className={styles.list}>
          <SiteTable statistics={statistics} />
        </div>
      </div>
    </section>
  );
}

interface SitePieProps {
  readonly statistics: StatisticsShown;
  readonly measure: Measure;
}

function SitePie({ statistics: { bySite, selections, actions }, measure }: SitePieProps) {
  const narrow = useMedia(NARROW);
  const slices = useMemo(() => slicesOf(bySite, measure), [bySite, measure]);
  const total = useMemo(() => measure.briefOf(totalOf(bySite)), [bySite, measure]);
  return (
    <div className={styles.pie}>
      <h2>{measure.title}</h2>
      <PieChart
        label={statisticsTexts.ofSites(measure.title)}
        slices={slices}
        middle={{ amount: total, of: statisticsTexts.allSites }}
        chosen={selections.site === null ? null : String(selections.site)}
        onChoose={actions.toggleSite}
        {...(narrow && { width: PIE_ON_PHONE })}
      />
    </div>
  );
}

function SiteTable({ statistics: { bySite, selections, actions } }: Pick<SitePieProps, 'statistics'>) {
  const rows = bySite.map(({ site, siteName, rank, flightNum, airtime }) => ({
    key: String(site),
    chosen: site === selections.site,
    onChoose: () => actions.toggleSite(String(site)),
    cells: [
      <SiteName key="site" name={shownSite({ siteName })} fill={seriesFill(rank)} />,
      formatWhole(flightNum),
      <Airtime key="airtime" airtime={airtime} />,
    ],
  }));
  return (
    <DataTable
      label={statisticsTexts.flightsAndAirtime}
      head={[texts.terms.site, texts.terms.flights, texts.terms.airtime]}
      textColumns={1}
      rows={rows}
    />
  );
}

function SiteName({ name, fill }: { readonly name: string; readonly fill: string }) {
  return (
    <>
      <span className={styles.swatch} style={{ background: fill }} aria-hidden="true" />
      {name}
    </>
  );
}
