import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pathTo } from '#contract/pages/pages';
import type { Flight } from '#domain/flight';
import { type FlightRecords, recordsOf } from '#domain/statistics/records';
import { ITEM_PAGES as itemPageTexts } from '#texts/item-pages';
import { Airtime, Altitude, Distance, type PilotUnits } from '#web/parts/quantities.tsx';
import { texts } from '#web/texts.ts';
import { DASH } from '#web/ui/text/dash.ts';
import { DetailList } from '#web/ui/text/detail-list.tsx';
import { Section } from '../section.tsx';
import styles from './flight-records.module.css';

interface FlightRecordListProps {
  readonly flights: readonly Flight[];
  readonly units: PilotUnits;
}

/** The longest, highest and farthest of some flights, each a link to its flight. */
export function FlightRecordList({ flights, units }: FlightRecordListProps) {
  const { longest, highest, farthest } = recordLinks(recordsOf(flights), units);
  return (
    <Section title={itemPageTexts.records}>
      <div className={styles.records}>
        <DetailList
          details={[
            { label: itemPageTexts.longest, value: longest },
            { label: itemPageTexts.highest, value: highest },
            { label: itemPageTexts.farthest, value: farthest },
          ]}
        />
      </div>
    </Section>
  );
}

/** Returns each record as its quantity with its day, which leads to the flight; a dash when there is none. */
export function recordLinks(
  { longest, highest, farthest }: FlightRecords<Flight>,
  units: PilotUnits,
): Readonly<Record<keyof FlightRecords<Flight>, ReactNode>> {
  return {
    longest: linkOf(longest, ({ airtime }) => <Airtime airtime={airtime} />),
    highest: linkOf(highest, ({ altitude }) => <Altitude altitude={altitude} unit={units.altitudeUnit} />),
    farthest: linkOf(farthest, ({ xcDistance = 0 }) => <Distance distanceM={xcDistance} unit={units.distanceUnit} />),
  };
}

function linkOf(flight: Flight | null, quantityOf: (flight: Flight) => ReactNode): ReactNode {
  if (!flight) return DASH;
  return (
    <Link href={pathTo('flight', flight.id)} className={styles.record}>
      <span>{quantityOf(flight)}</span>
      <span className={styles.date}>{texts.dates.day(flight.date)}</span>
    </Link>
  );
}
