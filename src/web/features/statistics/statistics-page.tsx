import { type ReactNode, useDeferredValue } from 'react';
import { pathTo } from '#contract/pages';
import { totalOf } from '#domain/statistics/site-statistics';
import { type DistanceUnit, minutes } from '#domain/units';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { Airtime } from '#web/parts/quantities/airtime.tsx';
import { Distance } from '#web/parts/quantities/distance.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { DASH, DetailList } from '#web/ui/detail-list.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { formatWhole } from '#web/ui/numbers.ts';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarButton } from '#web/ui/page/top-bar.tsx';
import { AltitudeCard } from './charts/altitude-card.tsx';
import { BySite } from './charts/by-site.tsx';
import { HistogramCard } from './charts/histogram-card.tsx';
import { MEASURES, XC_MEASURES } from './charts/measures.ts';
import { Filters } from './filters.tsx';
import styles from './statistics.module.css';
import { StatisticsSkeleton } from './statistics-skeleton.tsx';
import { statisticsTexts } from './statistics-texts.ts';
import { type StatisticsShown, useStatistics } from './use-statistics.ts';

/** The pilot's flights by site, time and altitude (spec, section 2.11). */
export function StatisticsPage() {
  const loading = (
    <Frame>
      <StatisticsSkeleton />
    </Frame>
  );
  return (
    <WithLogbook loading={loading}>
      {(logbook) => (logbook.flights.size === 0 ? <NoFlights /> : <Statistics logbook={logbook} />)}
    </WithLogbook>
  );
}

function Frame({ start, children }: { readonly start?: ReactNode; readonly children: ReactNode }) {
  return (
    <Page title={texts.terms.statistics} heading="hidden" start={start}>
      {children}
    </Page>
  );
}

function NoFlights() {
  const add = (
    <LinkButton href={pathTo('flightForm', 0)} tone="primary">
      <Icon name="plus" />
      {texts.flights.add}
    </LinkButton>
  );
  return (
    <Frame>
      <Empty action={add}>{statisticsTexts.empty}</Empty>
    </Frame>
  );
}

function Statistics({ logbook }: { readonly logbook: Logbook }) {
  const statistics = useStatistics(logbook);
  // Thousands of bubbles are slow to draw: everything else is updated first.
  const forBubbles = useDeferredValue(statistics);
  const { distanceUnit } = logbook.pilot;
  const back = statisticsTexts.zoomOut[statistics.kind];
  return (
    <Frame start={back && <TopBarButton onClick={statistics.actions.zoomOut}>{back}</TopBarButton>}>
      <Filters statistics={statistics} />
      <Totals statistics={statistics} unit={distanceUnit} />
      <div className={styles.cards}>
        <BySite statistics={statistics} />
        <HistogramCard statistics={statistics} measure={MEASURES.flights} />
        <HistogramCard statistics={statistics} measure={MEASURES.airtime} />
        {totalOf(statistics.bySite).xcDistance > 0 && (
          <HistogramCard statistics={statistics} measure={XC_MEASURES[distanceUnit]} />
        )}
        <AltitudeCard statistics={forBubbles} logbook={logbook} />
      </div>
    </Frame>
  );
}

interface TotalsProps {
  readonly statistics: StatisticsShown;
  readonly unit: DistanceUnit;
}

function Totals({ statistics: { shown }, unit }: TotalsProps) {
  const { flightNum, airtime, xcDistance, xcLongest } = totalOf(shown);
  const average = flightNum === 0 ? DASH : <Airtime airtime={minutes(Math.round(airtime / flightNum))} />;
  const xcDetails = [
    { label: statisticsTexts.xcDistance, value: <Distance distanceM={xcDistance} unit={unit} /> },
    { label: statisticsTexts.xcLongest, value: <Distance distanceM={xcLongest} unit={unit} /> },
  ];
  return (
    <DetailList
      details={[
        { label: texts.terms.flights, value: formatWhole(flightNum) },
        { label: texts.terms.airtime, value: <Airtime airtime={airtime} /> },
        { label: statisticsTexts.airtimePerFlight, value: average },
        { label: texts.terms.sites, value: formatWhole(shown.filter(({ rank }) => rank !== null).length) },
        ...(xcDistance === 0 ? [] : xcDetails),
      ]}
    />
  );
}
