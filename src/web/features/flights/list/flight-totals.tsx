import { useMemo } from 'react';
import { Airtime } from '#web/parts/quantities/airtime.tsx';
import { texts } from '#web/texts.ts';
import { formatWhole } from '#web/ui/numbers.ts';
import styles from './flight-list.module.css';
import { airtimeOfRows, type FlightRow } from './flight-row.ts';

/** Number and total airtime of the listed flights. */
export function FlightTotals({ rows }: { readonly rows: readonly FlightRow[] }) {
  const airtime = useMemo(() => airtimeOfRows(rows), [rows]);
  return (
    <p className={styles.totals}>
      <b>{formatWhole(rows.length)}</b> {texts.flights.counted(rows.length)} ·{' '}
      <b>
        <Airtime airtime={airtime} />
      </b>
    </p>
  );
}
