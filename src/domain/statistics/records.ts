import type { Flight } from '../flight.ts';
import { type CalendarPeriod, periodOf } from './calendar-periods.ts';
import { type FlightTally, talliesBy } from './tallies.ts';

/** The values of a flight that may be a record. */
export type RecordFlight = Pick<Flight, 'id' | 'date' | 'siteId' | 'altitude' | 'airtime' | 'xcDistance'>;

/** The best of a period; null where no flight has such a value. Of equal ones the first that was flown holds the record. */
export interface PeriodRecords {
  /** By airtime. */
  readonly longest: RecordFlight | null;
  /** By maximum altitude. */
  readonly highest: RecordFlight | null;
  /** By scored distance. */
  readonly farthest: RecordFlight | null;
  /** The day with most flights; null if there was never more than one a day. */
  readonly busiestDay: RecordPeriod | null;
  /** The month with the longest airtime. */
  readonly bestMonth: RecordPeriod | null;
}

/** A day or a month with its flights. */
export interface RecordPeriod extends FlightTally {
  readonly period: CalendarPeriod;
}

/** Returns the records of a period: those among its flights, and those of its days and months. */
export function periodRecordsOf(flights: readonly RecordFlight[]): PeriodRecords {
  const busiestDay = best(periodsBy(flights, 'day'), ({ flightNum }) => flightNum, periodIn);
  return {
    longest: best(flights, ({ airtime }) => airtime, dateIn),
    highest: best(flights, ({ altitude }) => altitude, dateIn),
    farthest: best(flights, ({ xcDistance = 0 }) => xcDistance, dateIn),
    busiestDay: busiestDay !== null && busiestDay.flightNum > 1 ? busiestDay : null,
    bestMonth: best(periodsBy(flights, 'month'), ({ airtime }) => airtime, periodIn),
  };
}

function periodsBy(flights: readonly RecordFlight[], kind: 'day' | 'month'): readonly RecordPeriod[] {
  return [...talliesBy(flights, ({ date }) => periodOf(date, kind))].map(([period, tally]) => ({ period, ...tally }));
}

const dateIn = ({ date }: RecordFlight): string => date;
const periodIn = ({ period }: RecordPeriod): string => period;

/** Returns the item with the largest amount above 0, of equal ones the earliest; null if there is none. */
function best<Item>(
  items: readonly Item[],
  amountOf: (item: Item) => number,
  whenOf: (item: Item) => string,
): Item | null {
  let found: Item | null = null;
  let most = 0;
  for (const item of items) {
    const amount = amountOf(item);
    if (amount < most || amount === 0) continue;
    if (amount === most && found !== null && whenOf(found) <= whenOf(item)) continue;
    found = item;
    most = amount;
  }
  return found;
}
