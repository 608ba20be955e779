import { groupedBy } from '../../order/grouped-by.ts';
import type { FoundFlight } from '../found-flight.ts';
import { equalityOf } from './equal-rows.ts';

/** The rows of an import: each flight once, and those that are the same again. */
export interface DistinctRows {
  readonly distinct: readonly FoundFlight[];
  /** From the key of a row that is found again to the one that stands for it. */
  readonly repeated: ReadonlyMap<string, FoundFlight>;
}

/**
 * Returns each row once that several files have: those of the file that has it most often stand for the others. Equal rows of one
 * file are as many flights. Does not depend on the order of the rows.
 */
export function distinctRows(rows: readonly FoundFlight[]): DistinctRows {
  const repeated = new Map([...groupedBy(rows.toSorted(byKey), equalityOf).values()].flatMap(repeatedOf));
  return { distinct: rows.filter(({ key }) => !repeated.has(key)), repeated };
}

/** Pairs of a row that is equal to one of another file, and that one. */
function repeatedOf(equal: readonly FoundFlight[]): readonly (readonly [string, FoundFlight])[] {
  const files = [...groupedBy(equal, ({ source }) => `${source.archive ?? ''}/${source.path}`).values()];
  const [standing = [], ...others] = files.toSorted((a, b) => b.length - a.length);
  return others.flatMap((rows) => rows.map((row, i) => [row.key, standing[i] ?? row] as const));
}

/** Whether nobody has two flights of these values. */
export function isTelling({ time, airtime, altitude }: FoundFlight): boolean {
  return time !== null || (airtime !== null && altitude !== null);
}

function byKey(a: FoundFlight, b: FoundFlight): number {
  return a.key < b.key ? -1 : 1;
}
