import { yearOf } from '#domain/local-date';
import { type Metres, type Minutes, metres, minutes } from '#domain/units';
import type { FlightRow } from './flight-row.ts';

/** The totals of the shown flights of a year, or of all years. */
export interface Totals {
  readonly flights: number;
  readonly airtime: Minutes;
  /** The scored distances. */
  readonly distance: Metres;
}

const NONE: Totals = { flights: 0, airtime: minutes(0), distance: metres(0) };

type CountedRow = Pick<FlightRow, 'date' | 'airtime' | 'xcDistance'>;

export function rowTotals(rows: readonly CountedRow[]): Totals {
  return rows.reduce(withRow, NONE);
}

/** Returns the totals of each year in the rows. */
export function totalsByYear(rows: readonly CountedRow[]): ReadonlyMap<number, Totals> {
  const years = new Map<number, Totals>();
  for (const row of rows) {
    const year = yearOf(row.date);
    years.set(year, withRow(years.get(year) ?? NONE, row));
  }
  return years;
}

function withRow({ flights, airtime, distance }: Totals, row: CountedRow): Totals {
  return {
    flights: flights + 1,
    airtime: minutes(airtime + row.airtime),
    distance: metres(distance + (row.xcDistance ?? 0)),
  };
}
