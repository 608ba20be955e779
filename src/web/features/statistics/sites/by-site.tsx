import { useMemo, useState } from 'react';
import { totalOf } from '#domain/statistics/site-statistics';
import { PieChart } from '#web/ui/chart/pie/pie-chart.tsx';
import { classes } from '#web/ui/classes.ts';
import { NARROW, useMedia } from '#web/ui/use-media.ts';
import chartStyles from '../charts/charts.module.css';
import { MEASURES, type Measure } from '../charts/measures.ts';
import { statisticsTexts } from '../statistics-texts.ts';
import type { StatisticsShown } from '../use-statistics.ts';
import { SiteBars } from './site-bars.tsx';
import { OTHER_SITES, slicesOf } from './site-slices.ts';
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
