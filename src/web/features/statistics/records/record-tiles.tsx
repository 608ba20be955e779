import type { ReactNode } from 'react';
import { pathTo } from '#contract/pages/pages';
import type { PeriodRecords, RecordFlight, RecordPeriod } from '#domain/statistics/records';
import { Airtime } from '#web/parts/quantities/airtime.tsx';
import { Altitude } from '#web/parts/quantities/altitude.tsx';
import { Distance } from '#web/parts/quantities/distance.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { Quantity } from '#web/ui/text/quantity.tsx';
import { type FlightLinks, flightsIn } from '../flight-links.ts';
import { statisticsTexts } from '../statistics-texts.ts';

/** A record as shown. */
export interface RecordTile {
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
export function recordTiles(records: PeriodRecords, { logbook, links }: RecordTileOptions): readonly RecordTile[] {
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

function flightFacts({ date, siteId }: RecordFlight, { sites }: Pick<Logbook, 'sites'>): string {
  const site = siteId === null ? undefined : sites.get(siteId);
  return statisticsTexts.records.facts(texts.dates.day(date), ...(site ? [site.name] : []));
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
