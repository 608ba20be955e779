import { useEffect, useMemo, useRef } from 'react';
import { pathTo } from '#contract/pages/pages';
import type { StatsFlight } from '#domain/statistics/stats-flight';
import type { AltitudeUnit } from '#domain/units';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SortableTable } from '#web/ui/table/sortable-table.tsx';
import { statisticsTexts } from '../statistics-texts.ts';
import { chosenFlightColumns } from './chosen-flight-columns.tsx';
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
