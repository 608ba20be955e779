import type { LocalDate } from '../../local-date.ts';
import { datePartsOf, readDate } from './date-cell.ts';
import type { DateOrder } from './table-mapping.ts';

/** The order of the dates of a column, or the two orders between which only the pilot can decide. */
export type DateOrderFinding =
  | { readonly state: 'sure'; readonly order: DateOrder }
  | { readonly state: 'question'; readonly orders: readonly DateOrder[]; readonly cells: readonly string[] };

/** In this order when nothing decides: most of the world writes the day first. */
const ORDERS: readonly DateOrder[] = ['dmy', 'mdy', 'ymd'];
const DOTTED_ORDERS: readonly DateOrder[] = ['dmy', 'ymd'];
/** How many cells a question shows. */
const SHOWN = 2;
/** Rows in order of time decide from so many on. */
const MIN_SORTED = 8;

/** Returns the order of the dates of a column by all of its cells. */
export function findDateOrder(cells: readonly string[]): DateOrderFinding {
  const dates = cells.filter((cell) => datePartsOf(cell) !== null);
  if (dates.some(isDotted)) return { state: 'sure', order: 'dmy' };
  const candidates = dates.some((date) => datePartsOf(date)?.hasDots) ? DOTTED_ORDERS : ORDERS;
  const days = new Map(candidates.map((order) => [order, dates.map((date) => readDate(date, order)?.date ?? null)]));
  const orders = narrowest(days, mostRead(days));
  const differs = (_: string, i: number): boolean => new Set(orders.map((order) => days.get(order)?.[i])).size > 1;
  const differing = orders.length === 1 ? [] : dates.filter(differs);
  const sure = differing.length === 0 ? orders[0] : soleSorted(days, orders);
  if (sure !== undefined) return { state: 'sure', order: sure };
  return { state: 'question', orders, cells: [...new Set(differing)].slice(0, SHOWN) };
}

/** Returns the order of the dates of several columns, all of the same rows: they have the same days in it. */
export function findDateOrderOf(columns: readonly (readonly string[])[]): DateOrderFinding {
  const finding = findDateOrder(columns.flat().filter((cell) => cell.trim() !== ''));
  const [first = [], second] = columns;
  if (finding.state === 'sure' || second === undefined) return finding;
  const agreeing = finding.orders.map((order) => {
    const dayOf = (cell = ''): LocalDate | null => readDate(cell, order)?.date ?? null;
    return { order, count: first.filter((cell, i) => dayOf(cell) !== null && dayOf(cell) === dayOf(second[i])).length };
  });
  const most = Math.max(...agreeing.map(({ count }) => count));
  const [best, ...others] = agreeing.filter(({ count }) => count === most);
  return best !== undefined && others.length === 0 ? { state: 'sure', order: best.order } : finding;
}

/** The month is never first with dots; a year of two digits may be, `26.05.03`, where its row says so. */
function isDotted(date: string): boolean {
  const cell = datePartsOf(date);
  return cell?.hasDots === true && cell.parts[2].length === 4;
}

/** Logbooks have few years: an order that scatters them over decades takes days of two digits for years. */
function narrowest(days: DaysByOrder, orders: readonly DateOrder[]): readonly DateOrder[] {
  const spans = orders.map((order) => {
    const years = (days.get(order) ?? []).flatMap((day) => (day === null ? [] : [Number(day.slice(0, 4))]));
    return { order, span: years.length === 0 ? 0 : Math.max(...years) - Math.min(...years) };
  });
  const least = Math.min(...spans.map(({ span }) => span));
  return spans.filter(({ span }) => span <= least * 2 + MANY_YEARS).map(({ order }) => order);
}
const MANY_YEARS = 5;

/** The days of a column in each order; null for a cell that is none in it. */
type DaysByOrder = ReadonlyMap<DateOrder, readonly (LocalDate | null)[]>;

/** The orders in which the most cells are days. */
function mostRead(days: DaysByOrder): readonly DateOrder[] {
  const counts = [...days].map(([order, read]) => ({ order, count: read.filter((day) => day !== null).length }));
  const most = Math.max(...counts.map(({ count }) => count));
  return counts.filter(({ count }) => count === most).map(({ order }) => order);
}

/** The only order in which the rows are in order of time, forwards or backwards. */
function soleSorted(days: DaysByOrder, orders: readonly DateOrder[]): DateOrder | undefined {
  const sorted = orders.filter((order) => {
    const read = (days.get(order) ?? []).filter((day) => day !== null);
    return read.length >= MIN_SORTED && isSorted(read);
  });
  return sorted.length === 1 ? sorted[0] : undefined;
}

function isSorted(days: readonly LocalDate[]): boolean {
  const pairs = days.slice(1).map((day, i) => [days[i] ?? '', day] as const);
  return pairs.every(([a, b]) => a <= b) || pairs.every(([a, b]) => a >= b);
}
