import { yearOf } from '#domain/local-date';
import type { DistanceUnit } from '#domain/units';
import type { Grouping } from '#web/ui/table/grouping.ts';
import type { FlightRow } from '../flight-row.ts';
import { TotalsLine } from './totals-line.tsx';
import { totalsByYear } from './year-totals.ts';

/** Returns the heads of the years: each with its totals. */
export function groupByYear(rows: readonly FlightRow[], unit: DistanceUnit): Grouping<FlightRow> {
  const totals = totalsByYear(rows);
  return {
    column: 'date',
    keyOf: yearOfRow,
    head: (year) => {
      const ofYear = totals.get(year);
      return (
        <>
          <b>{year}</b> {ofYear && <TotalsLine totals={ofYear} unit={unit} />}
        </>
      );
    },
  };
}

function yearOfRow({ date }: FlightRow): number {
  return yearOf(date);
}
