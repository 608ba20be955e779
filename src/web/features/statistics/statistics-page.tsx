import { memo, type ReactNode, useDeferredValue } from 'react';
import { pathTo } from '#contract/pages/pages';
import { totalOf } from '#domain/statistics/site-statistics';
import { inAllOf } from '#domain/statistics/tallies';
import { type DistanceUnit, distanceIn, metres, minutes } from '#domain/units';
import { STATISTICS as statisticsTexts } from '#texts/statistics';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { InAll } from '#web/parts/item/flights/in-all.tsx';
import { Airtime } from '#web/parts/quantities.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useRenderedInTurn } from '#web/ui/page/in-turn.ts';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarButton } from '#web/ui/page/top-bar.tsx';
import { DASH } from '#web/ui/text/dash.ts';
import { DetailList } from '#web/ui/text/detail-list.tsx';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { Quantity } from '#web/ui/text/quantity.tsx';
import { AltitudeCard } from './charts/altitude-card.tsx';
import { BySite } from './charts/by-site.tsx';
import { CalendarCard } from './charts/calendar-card.tsx';
import { HistogramCard } from './charts/histogram-card.tsx';
import { HoursCard } from './charts/hours-card.tsx';
import { MEASURES, XC_MEASURES } from './charts/measures.ts';
import { MonthsCard } from './charts/months-card.tsx';
import { YearsCard } from './charts/years-card.tsx';
import { Filters } from './filters.tsx';
import { Records } from './records.tsx';
import styles from './statistics.module.css';
import { type StatisticsShown, useStatistics } from './use-statistics.ts';

/** The records, and the charts by site, flights and airtime. */
const FIRST_CARDS = 4;
const MOST_OTHERS = 6;

/** The pilot's flights by site, time and altitude. */
export function StatisticsPage() {
  const loading = (
    <StatisticsFrame>
      <StatisticsSkeleton />
    </StatisticsFrame>
  );
  return (
    <WithLogbook loading={loading}>
      {(logbook) => (logbook.flights.size === 0 ? <NoFlights /> : <Statistics logbook={logbook} />)}
    </WithLogbook>
  );
}

function StatisticsFrame({ start, children }: { readonly start?: ReactNode; readonly children: ReactNode }) {
  return (
    <Page title={texts.terms.statistics} heading="hidden" start={start} wide>
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
    <StatisticsFrame>
      <Empty action={add}>{statisticsTexts.empty}</Empty>
    </StatisticsFrame>
  );
}

function Statistics({ logbook }: { readonly logbook: Logbook }) {
  const statistics = useStatistics(logbook);
  // The first charts show a choice at once: thousands of bubbles, and everything below the fold, take longer.
  const forOthers = useDeferredValue(statistics);
  const rendered = useRenderedInTurn(FIRST_CARDS + MOST_OTHERS);
  const back = statisticsTexts.zoomOut[statistics.kind];
  return (
    <StatisticsFrame start={back && <TopBarButton onClick={statistics.actions.zoomOut}>{back}</TopBarButton>}>
      <div className={styles.top}>
        <Filters statistics={statistics} />
        <Totals statistics={statistics} logbook={logbook} />
      </div>
      <div className={styles.cards}>
        {rendered > 0 && <Records statistics={statistics} logbook={logbook} />}
        {rendered > 1 && <BySite statistics={statistics} />}
        {rendered > 2 && <HistogramCard statistics={statistics} measure={MEASURES.flights} />}
        {rendered > 3 && <HistogramCard statistics={statistics} measure={MEASURES.airtime} />}
        <OtherCharts statistics={forOthers} logbook={logbook} rendered={rendered - FIRST_CARDS} />
      </div>
    </StatisticsFrame>
  );
}

interface OtherChartsProps {
  readonly statistics: StatisticsShown;
  readonly logbook: Logbook;
  /** How many of them are to be seen. */
  readonly rendered: number;
}

const OtherCharts = memo(function OtherCharts({ statistics, logbook, rendered }: OtherChartsProps) {
  const hasXc = totalOf(statistics.bySite).xcDistance > 0;
  const hasHours = statistics.flights.some(({ time }) => time !== null);
  const xc = <HistogramCard key="xc" statistics={statistics} measure={XC_MEASURES[logbook.pilot.distanceUnit]} />;
  const charts = [
    ...(hasXc ? [xc] : []),
    ...(hasHours ? [<HoursCard key="hours" statistics={statistics} />] : []),
    <YearsCard key="years" statistics={statistics} />,
    // Beside the years where these would be alone in their row.
    <MonthsCard key="months" statistics={statistics} whole={hasXc !== hasHours} />,
    <CalendarCard key="calendar" statistics={statistics} />,
    <AltitudeCard key="altitude" statistics={statistics} logbook={logbook} />,
  ];
  return charts.slice(0, Math.max(0, rendered));
});

interface TotalsProps {
  readonly statistics: StatisticsShown;
  readonly logbook: Logbook;
}

/** The totals of the shown flights; of all flights also with those before Wingbook. */
function Totals({ statistics: { shown }, logbook: { pilot, flights } }: TotalsProps) {
  const { flightNum, airtime, xcDistance } = totalOf(shown);
  const inAll = flightNum === flights.size ? inAllOf({ flightNum, airtime }, pilot) : null;
  const average = flightNum === 0 ? DASH : <Airtime airtime={minutes(Math.round(airtime / flightNum))} />;
  const xcDetails = [
    { label: statisticsTexts.xcDistance, value: <WholeDistance distanceM={xcDistance} unit={pilot.distanceUnit} /> },
  ];
  return (
    <div className={styles.totals}>
      <DetailList
        details={[
          {
            label: texts.terms.flights,
            value: <Here here={formatWhole(flightNum)} inAll={inAll && formatWhole(inAll.flightNum)} />,
          },
          {
            label: texts.terms.airtime,
            value: <Here here={<Airtime airtime={airtime} />} inAll={inAll && <Airtime airtime={inAll.airtime} />} />,
          },
          { label: statisticsTexts.airtimePerFlight, value: average },
          { label: texts.terms.sites, value: formatWhole(shown.filter(({ rank }) => rank !== null).length) },
          ...(xcDistance === 0 ? [] : xcDetails),
        ]}
      />
    </div>
  );
}

function Here({ here, inAll }: { readonly here: ReactNode; readonly inAll: ReactNode }) {
  return (
    <>
      {here}
      {inAll !== null && <InAll isBelow>{inAll}</InAll>}
    </>
  );
}

/** A sum of distances, in whole kilometres or miles: `89 467 km`. */
function WholeDistance({ distanceM, unit }: { readonly distanceM: number; readonly unit: DistanceUnit }) {
  return <Quantity value={formatWhole(distanceIn(metres(distanceM), unit))} unit={texts.units.distance[unit]} />;
}

const CARDS = ['a', 'b', 'c', 'd'];

/** Placeholder of the statistics while the logbook loads, in the same layout. */
function StatisticsSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label={statisticsTexts.loading}>
      <div className={styles.top}>
        <div className={styles.filters}>
          <Skeleton height="68px" />
        </div>
        <Skeleton height="80px" />
      </div>
      <div className={styles.cards}>
        <div className={styles.whole}>
          <Skeleton height="150px" />
        </div>
        {CARDS.map((card) => (
          <Skeleton key={card} height="280px" />
        ))}
      </div>
    </div>
  );
}
