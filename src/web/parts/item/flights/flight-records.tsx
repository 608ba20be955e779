import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pathTo } from '#contract/pages/pages';
import type { Flight } from '#domain/flight';
import { recordsOf } from '#domain/statistics/flight-records';
import { Airtime } from '#web/parts/quantities/airtime.tsx';
import { Altitude } from '#web/parts/quantities/altitude.tsx';
import { Distance } from '#web/parts/quantities/distance.tsx';
import type { PilotUnits } from '#web/parts/quantities/pilot-units.ts';
import { texts } from '#web/texts.ts';
import { DASH } from '#web/ui/text/dash.ts';
import { DetailList } from '#web/ui/text/detail-list.tsx';
import { itemPageTexts } from '../page/item-page-texts.ts';
import { Section } from '../section.tsx';
import styles from './flight-records.module.css';

interface RecordsProps {
  readonly flights: readonly Flight[];
  readonly units: PilotUnits;
}

/** The longest, highest and farthest of some flights, each a link to its flight. */
export function FlightRecordList({ flights, units }: RecordsProps) {
  const { longest, highest, farthest } = recordsOf(flights);
  const recordOf = (flight: Flight | null, value: (flight: Flight) => ReactNode) =>
    flight ? <FlightRecord flight={flight}>{value(flight)}</FlightRecord> : DASH;
  return (
    <Section title={itemPageTexts.records}>
      <div className={styles.records}>
        <DetailList
          details={[
            { label: itemPageTexts.longest, value: recordOf(longest, ({ airtime }) => <Airtime airtime={airtime} />) },
            {
              label: itemPageTexts.highest,
              value: recordOf(highest, ({ altitude }) => <Altitude altitude={altitude} unit={units.altitudeUnit} />),
            },
            {
              label: itemPageTexts.farthest,
              value: recordOf(farthest, ({ xcDistance = 0 }) => (
                <Distance distanceM={xcDistance} unit={units.distanceUnit} />
              )),
            },
          ]}
        />
      </div>
    </Section>
  );
}

function FlightRecord({ flight, children }: { readonly flight: Flight; readonly children: ReactNode }) {
  return (
    <Link href={pathTo('flight', flight.id)} className={styles.record}>
      <span>{children}</span>
      <span className={styles.date}>{texts.dates.day(flight.date)}</span>
    </Link>
  );
}
