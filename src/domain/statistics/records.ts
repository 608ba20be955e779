import type { Flight } from '../flight.ts';
import { compareFlights } from '../order/numbering.ts';
import { type CalendarPeriod, periodOf } from './calendar-periods.ts';
import { type FlightTally, talliesBy } from './tallies.ts';

export type RecordFlight = Pick<Flight, 'id' | 'date' | 'siteId' | 'altitude' | 'airtime' | 'xcDistance'>;

/** The best of a period; null when no flight has such a value. Of equal ones the first that was flown holds the record. */
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

/** The best of some flights, each null when no flight has the quantity; of equal ones the first that was flown. */
export interface FlightRecords<Flown> {
  /** By airtime. */
  readonly longest: Flown | null;
  /** By maximum altitude. */
  readonly highest: Flown | null;
  /** By scored distance. */
  readonly farthest: Flown | null;
}

type RecordableFlight = Pick<Flight, 'id' | 'date' | 'time' | 'airtime' | 'altitude' | 'xcDistance'>;

/** Returns the records among some flights, given in any order. */
export function recordsOf<Flown extends RecordableFlight>(flights: Iterable<Flown>): FlightRecords<Flown> {
  const all = [...flights];
  return {
    longest: greatest(all, ({ airtime }) => airtime),
    highest: greatest(all, ({ altitude }) => altitude),
    farthest: greatest(all, ({ xcDistance = 0 }) => xcDistance),
  };
}

/** Returns the records of each glider, by its id; none of one whose flights have no quantity at all. */
export function recordsByGlider<Flown extends RecordableFlight & Pick<Flight, 'gliderId'>>(
  flights: Iterable<Flown>,
): ReadonlyMap<number, FlightRecords<Flown>> {
  const byGlider = new Map<number, Flown[]>();
  for (const flight of flights) {
    if (flight.gliderId === null) continue;
    const flown = byGlider.get(flight.gliderId);
    if (flown) flown.push(flight);
    else byGlider.set(flight.gliderId, [flight]);
  }
  const records = [...byGlider].map(([id, flown]) => [id, recordsOf(flown)] as const);
  return new Map(records.filter(([, { longest, highest, farthest }]) => longest ?? highest ?? farthest));
}

/** Returns the flight with the greatest value above 0, the first that was flown of equal ones; null when there is none. */
function greatest<Flown extends RecordableFlight>(
  flights: readonly Flown[],
  amountOf: (flight: Flown) => number,
): Flown | null {
  let best: Flown | null = null;
  for (const flight of flights) {
    const ahead = amountOf(flight) - (best ? amountOf(best) : 0);
    if (ahead > 0 || (best && ahead === 0 && compareFlights(flight, best) < 0)) best = flight;
  }
  return best;
}
