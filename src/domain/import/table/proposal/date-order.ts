import { datePartsOf, readDate } from '../cells/date-cell.ts';
import type { DateOrder } from '../table-mapping.ts';

/** The order of the dates of a column, or the two orders between which only the pilot can decide. */
export type DateOrderFinding =
  | { readonly state: 'sure'; readonly order: DateOrder }
  | { readonly state: 'question'; readonly orders: readonly DateOrder[]; readonly cells: readonly string[] };

/** In this order when nothing decides: most of the world writes the day first. */
const ORDERS: readonly DateOrder[] = ['dmy', 'mdy', 'ymd'];
/** How many cells a question shows. */
const SHOWN = 2;
/** Rows in order of time decide from so many on. */
const MIN_SORTED = 8;

/** Returns the order of the dates of a column by all of its cells. */
export function findDateOrder(cells: readonly string[]): DateOrderFinding {
  const dates = cells.map((cell) => cell.trim()).filter((cell) => datePartsOf(cell) !== null);
  if (dates.some((date) => datePartsOf(date)?.hasDots)) return { state: 'sure', order: 'dmy' };
  const counts = ORDERS.map((order) => ({
    order,
    count: dates.filter((date) => readDate(date, order) !== null).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  const orders = counts.filter(({ count }) => count === most).map(({ order }) => order);
  const differing = dates.filter((date) => new Set(orders.map((order) => readDate(date, order)?.date)).size > 1);
  const sure = differing.length === 0 ? orders[0] : soleSorted(dates, orders);
  if (sure !== undefined) return { state: 'sure', order: sure };
  return { state: 'question', orders, cells: [...new Set(differing)].slice(0, SHOWN) };
}

/** The only order in which the rows are in order of time, forwards or backwards. */
function soleSorted(dates: readonly string[], orders: readonly DateOrder[]): DateOrder | undefined {
  if (dates.length < MIN_SORTED) return undefined;
  const sorted = orders.filter((order) => isSorted(dates.flatMap((date) => readDate(date, order)?.date ?? [])));
  return sorted.length === 1 ? sorted[0] : undefined;
}

function isSorted(days: readonly string[]): boolean {
  const pairs = days.slice(1).map((day, i) => [days[i] ?? '', day] as const);
  return pairs.every(([a, b]) => a <= b) || pairs.every(([a, b]) => a >= b);
}
