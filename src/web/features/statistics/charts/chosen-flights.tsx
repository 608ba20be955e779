import { useEffect, useMemo, useRef } from 'react';
import { pathTo } from '#contract/pages/pages';
import { compareFlights } from '#domain/order/numbering';
import { compareTexts } from '#domain/order/text-order';
import type { StatsFlight } from '#domain/statistics/stats-flight';
import type { AltitudeUnit } from '#domain/units';
import { STATISTICS as statisticsTexts } from '#texts/statistics';
import { Airtime, Altitude } from '#web/parts/quantities.tsx';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { SortableTable } from '#web/ui/table/sortable-table.tsx';
import { TwoLines } from '#web/ui/text/two-lines.tsx';
import { siteLabel } from './chart-data.ts';
import styles from './chosen-flights.module.css';

interface ChosenFlightsProps {
  /** Full name of the bubble. */
  readonly name: string;
  readonly flights: readonly StatsFlight[];
  readonly unit: AltitudeUnit;
  readonly onClose: () => void;
}

/** The flights of the clicked bubble. Scrolls into view when it is mounted: needs a `key` per bubble. */
export function ChosenFlights({ name, flights, unit, onClose }: ChosenFlightsProps) {
  const section = useRef<HTMLElement>(null);
  const columns = useMemo(() => chosenFlightColumns(unit), [unit]);
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={section} className={styles.chosen} aria-label={statisticsTexts.chosenFlights}>
      <div className={styles.chosenHead}>
        <div role="status">
          <h3>{name}</h3>
        </div>
        <Button tone="quiet" onClick={onClose}>
          {texts.actions.close}
        </Button>
      </div>
      <SortableTable
        label={statisticsTexts.chosenFlights}
        columns={columns}
        rows={flights}
        startSorting={{ column: 'date', direction: 'descending' }}
        hrefOf={(flight) => pathTo('flight', flight.id)}
        rowClass={styles.flightRow}
        headClass={styles.flightHead}
      />
    </section>
  );
}

/** Returns the columns of the flights in a bubble. */
function chosenFlightColumns(unit: AltitudeUnit): readonly Column<StatsFlight>[] {
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
      label: texts.terms.airtimeHead,
      atEnd: true,
      className: styles.airtime,
      sort: { compare: (a, b) => a.airtime - b.airtime, first: 'descending' },
      cell: ({ airtime }) => <Airtime airtime={airtime} />,
    },
  ];
}
