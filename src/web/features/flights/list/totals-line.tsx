import { yearOf } from '#domain/local-date';
import { type FlownBefore, inAllOf } from '#domain/statistics/tallies';
import { type DistanceUnit, distanceIn } from '#domain/units';
import { InAll } from '#web/parts/item/flights/in-all.tsx';
import { Airtime } from '#web/parts/quantities.tsx';
import { texts } from '#web/texts.ts';
import type { Grouping } from '#web/ui/table/grouping.ts';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { Quantity } from '#web/ui/text/quantity.tsx';
import type { FlightRow } from './flight-row.ts';
import styles from './totals-line.module.css';
import { type Totals, totalsByYear } from './year-totals.ts';

interface TotalsLineProps {
  readonly totals: Totals;
  /** Number of all flights, where these may be some of them. */
  readonly all?: number;
  readonly unit: DistanceUnit;
  /** Where the pilot has flights from before, what is here and what is in all are shown apart. */
  readonly before?: FlownBefore;
}

/** Number, airtime and scored distance of flights: `3 flights · 2 h`, `3 flights · 2 h · 40 km here · 153 flights in all`. */
export function TotalsLine({ totals: { flights, airtime, distance }, all = flights, unit, before }: TotalsLineProps) {
  const inAll = before && all === flights ? inAllOf({ flightNum: flights, airtime }, before) : null;
  return (
    <span className={styles.totals}>
      <b>{formatWhole(flights)}</b> {all === flights ? texts.flights.counted(flights) : texts.flights.countedOf(all)} ·{' '}
      <b>
        <Airtime airtime={airtime} />
      </b>
      {distance > 0 && (
        <>
          {' '}
          ·{' '}
          <b>
            <Quantity value={distanceIn(distance, unit)} unit={texts.units.distance[unit]} />
          </b>
        </>
      )}
      {inAll && <InAll>{texts.flights.count(inAll.flightNum)}</InAll>}
    </span>
  );
}

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
