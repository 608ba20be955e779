import { compareFlights } from '#domain/order/numbering';
import { compareTexts } from '#domain/order/text-order';
import type { StatsFlight } from '#domain/statistics/stats-flight';
import type { AltitudeUnit } from '#domain/units';
import { Airtime } from '#web/parts/quantities/airtime.tsx';
import { Altitude } from '#web/parts/quantities/altitude.tsx';
import { texts } from '#web/texts.ts';
import type { Column } from '#web/ui/table/column.ts';
import { TwoLines } from '#web/ui/text/two-lines.tsx';
import { siteLabel } from '../charts/chart-data.ts';
import styles from './chosen-flights.module.css';

/** Returns the columns of the flights in a bubble. */
export function chosenFlightColumns(unit: AltitudeUnit): readonly Column<StatsFlight>[] {
  return [
    {
      name: 'date',
      label: texts.terms.date,
      className: styles.date,
      sort: { compare: compareFlights, first: 'descending' },
      cell: ({ date }) => texts.dates.day(date),
    },
    {
      name: 'site',
      label: texts.terms.site,
      className: styles.site,
      sort: { compare: (a, b) => compareTexts(siteLabel(a), siteLabel(b)), first: 'ascending' },
      cell: (flight) => <TwoLines>{siteLabel(flight)}</TwoLines>,
    },
    {
      name: 'altitude',
      label: texts.terms.altitude,
      atEnd: true,
      className: styles.altitude,
      sort: { compare: (a, b) => a.altitude - b.altitude, first: 'descending' },
      cell: ({ altitude }) => <Altitude altitude={altitude} unit={unit} />,
    },
    {
      name: 'airtime',
      label: texts.terms.airtime,
      atEnd: true,
      className: styles.airtime,
      sort: { compare: (a, b) => a.airtime - b.airtime, first: 'descending' },
      cell: ({ airtime }) => <Airtime airtime={airtime} />,
    },
  ];
}
