import type { ReactNode } from 'react';
import type { SiteStatistics } from '#domain/statistics/site-statistics';
import { Airtime } from '#web/parts/quantities/airtime.tsx';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { seriesFill } from '#web/ui/chart/series/colours.ts';
import { classes } from '#web/ui/classes.ts';
import { usePrinting } from '#web/ui/page/printing.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { TwoLines } from '#web/ui/text/two-lines.tsx';
import { siteLabel } from '../charts/chart-data.ts';
import { statisticsTexts } from '../statistics-texts.ts';
import type { StatisticsShown } from '../use-statistics.ts';
import styles from './sites.module.css';

/** Up to this many sites are shown without being asked for. */
const SITES_SHOWN = 10;

interface SiteBarsProps {
  readonly statistics: StatisticsShown;
  readonly showsAll: boolean;
  readonly onShowAll: (showsAll: boolean) => void;
}

/** The sites with their full names, and bars of their flights and airtime; those that the pies show one by one, or all. */
export function SiteBars({ statistics, showsAll, onShowAll }: SiteBarsProps) {
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
          head={[texts.terms.site, texts.terms.flights, texts.terms.airtime]}
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
