import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import { pathTo } from '#contract/pages/pages';
import { isolated } from '#domain/isolated';
import { type PeriodRecords, periodRecordsOf, type RecordFlight, type RecordPeriod } from '#domain/statistics/records';
import { type HikeTotal, hikeTotalOf } from '#domain/statistics/tallies';
import { STATISTICS as statisticsTexts } from '#texts/statistics';
import { Airtime, Altitude, airtimeText, Distance } from '#web/parts/quantities.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { Quantity } from '#web/ui/text/quantity.tsx';
import { TwoLines } from '#web/ui/text/two-lines.tsx';
import chartStyles from './charts/charts.module.css';
import { type FlightLinks, flightsIn } from './flight-links.ts';
import styles from './records.module.css';
import type { StatisticsShown } from './use-statistics.ts';

interface RecordsProps {
  readonly statistics: StatisticsShown;
  readonly logbook: Logbook;
}

/** The records among the selected flights, each of which leads to its flight or flights, and the way to all of them. */
export function Records({ statistics, logbook }: RecordsProps) {
  const { flights, links, selections } = statistics;
  const records = useMemo(() => periodRecordsOf(flights), [flights]);
  const hikes = useMemo(() => hikeTotalOf(flights), [flights]);
  const time = { year: selections.year, month: selections.month };
  const tiles = [
    ...recordTiles(records, { logbook, links }),
    ...hikeTile(hikes, links.pathOf({ ...time, hike: 'with' }), logbook),
  ];
  const title = statisticsTexts.records.title;
  if (tiles.length === 0) return null;
  return (
    <section
      className={classes(chartStyles.card, chartStyles.whole, chartStyles.always, styles.records)}
      aria-label={title}
    >
      <div className={styles.head}>
        <h2>{title}</h2>
        <Link href={links.pathOf(time)} className={styles.all}>
          {statisticsTexts.inList(flights.length)}
        </Link>
      </div>
      <ul className={styles.tiles}>
        {tiles.map(({ label, href, value, facts }) => (
          <li key={label}>
            <Link href={href} className={styles.tile}>
              <span className={styles.label}>{label}</span>
              <span className={styles.value}>{value}</span>
              <span className={styles.facts}>
                <TwoLines>{facts}</TwoLines>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A record as shown. */
interface RecordTile {
  readonly label: string;
  readonly href: string;
  readonly value: ReactNode;
  readonly facts: string;
}

interface RecordTileOptions {
  readonly logbook: Pick<Logbook, 'pilot' | 'sites'>;
  readonly links: FlightLinks;
}

/** Returns the tiles of the records that there are. */
function recordTiles(records: PeriodRecords, { logbook, links }: RecordTileOptions): readonly RecordTile[] {
  const { altitudeUnit, distanceUnit } = logbook.pilot;
  const words = statisticsTexts.records;
  const ofFlight = (flight: RecordFlight | null, label: string, shown: (flight: RecordFlight) => ReactNode) =>
    flight === null
      ? []
      : [{ label, href: pathTo('flight', flight.id), value: shown(flight), facts: flightFacts(flight, logbook) }];
  return [
    ...ofFlight(records.longest, words.longest, ({ airtime }) => <Airtime airtime={airtime} />),
    ...ofFlight(records.highest, words.highest, ({ altitude }) => <Altitude altitude={altitude} unit={altitudeUnit} />),
    ...ofFlight(records.farthest, words.farthest, ({ xcDistance = 0 }) => (
      <Distance distanceM={xcDistance} unit={distanceUnit} />
    )),
    ...busiestDay(records.busiestDay, links),
    ...bestMonth(records.bestMonth, links),
  ];
}

/** The total of all hikes before flights. */
function hikeTile(
  { flightNum, climb, time }: HikeTotal,
  href: string,
  { pilot }: Pick<Logbook, 'pilot'>,
): readonly RecordTile[] {
  if (flightNum === 0) return [];
  const facts = statisticsTexts.records.facts(texts.flights.count(flightNum), airtimeText(time));
  return [
    { label: statisticsTexts.hikes, href, value: <Altitude altitude={climb} unit={pilot.altitudeUnit} />, facts },
  ];
}

function flightFacts({ date, siteId }: RecordFlight, { sites }: Pick<Logbook, 'sites'>): string {
  const site = siteId === null ? undefined : sites.get(siteId);
  return statisticsTexts.records.facts(texts.dates.day(date), ...(site ? [isolated(site.name)] : []));
}

function busiestDay(day: RecordPeriod | null, links: FlightLinks): readonly RecordTile[] {
  if (day === null) return [];
  const { period, flightNum } = day;
  const value = <Quantity value={formatWhole(flightNum)} unit={texts.flights.counted(flightNum)} />;
  const facts = statisticsTexts.periodName(period);
  return [{ label: statisticsTexts.records.busiestDay, href: links.pathOf(flightsIn(period)), value, facts }];
}

function bestMonth(month: RecordPeriod | null, links: FlightLinks): readonly RecordTile[] {
  if (month === null) return [];
  const { period, flightNum, airtime } = month;
  const facts = statisticsTexts.records.facts(statisticsTexts.periodName(period), texts.flights.count(flightNum));
  const [label, href] = [statisticsTexts.records.bestMonth, links.pathOf(flightsIn(period))];
  return [{ label, href, value: <Airtime airtime={airtime} />, facts }];
}
