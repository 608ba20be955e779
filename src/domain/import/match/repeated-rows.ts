import { groupedBy } from '../../order/grouped-by.ts';
import type { FoundFlight, KnownFlight } from '../found-flight.ts';
import { plainName } from './match-day.ts';

/** The rows of an import: each flight once, and those that are the same again. */
interface DistinctRows {
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

/**
 * Returns the flights of the logbook that rows of a table are equal to, by the keys of the rows: every value but tags is the same, and the
 * remarks with or without the columns that are kept in them, as up to version 1.1. As many rows as there are equal flights have one each.
 */
export function equalRows(rows: readonly FoundFlight[], known: readonly KnownFlight[]): ReadonlyMap<string, number> {
  const free = groupedBy(
    known.toSorted((a, b) => a.id - b.id),
    equalityOf,
  );
  const sorted = rows.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const equal = new Map<string, number>();
  for (const written of [(row: FoundFlight) => row, withOwnRemarks]) {
    for (const row of sorted.filter(({ key }) => !equal.has(key))) {
      const flight = free.get(equalityOf(written(row)))?.shift();
      if (flight !== undefined) equal.set(row.key, flight.id);
    }
  }
  return equal;
}

/**
 * Returns the entries that version 1.1 made of rows that stand for several flights, by the keys of each of the flights: one entry with the
 * airtime of all. Rows of which the logbook has a flight as it is are others.
 */
export function wholeRows(
  rows: readonly FoundFlight[],
  known: readonly KnownFlight[],
): readonly (readonly [key: string, flightId: number])[] {
  const ofRow = groupedBy(
    rows.filter(({ part }) => part !== undefined),
    ({ source }) => `${source.path}/${source.row}`,
  );
  const free = new Set(known);
  return [...ofRow.values()].flatMap((parts) => {
    const entry = [...free].find((flight) => isWhole(parts, flight));
    if (entry === undefined || parts.some((part) => equalRows([part], known).size > 0)) return [];
    free.delete(entry);
    return parts.map(({ key }) => [key, entry.id] as const);
  });
}

/** A row without an airtime is not told from one of its flights. */
function isWhole([first]: readonly FoundFlight[], entry: KnownFlight): boolean {
  if (first?.part === undefined || first.part.airtime === null || entry.track !== null) return false;
  const isSame = (name: string, other: string): boolean => name === '' || plainName(name) === plainName(other);
  return (
    entry.date === first.date &&
    entry.airtime === first.part.airtime &&
    (entry.time === null || entry.time === first.time) &&
    isSame(entry.siteName, first.siteName) &&
    isSame(entry.gliderName, first.gliderName)
  );
}

/** Returns a flight without the columns that are kept in its remarks. */
export function withOwnRemarks({ ownRemarks, ...flight }: FoundFlight): FoundFlight {
  return ownRemarks === undefined ? flight : { ...flight, remarks: ownRemarks };
}

/** Returns a text that is the same for flights with the same values. */
export function equalityOf(flight: FoundFlight | KnownFlight): string {
  const { date, time, airtime, altitude, siteName, gliderName, remarks } = flight;
  const names = [siteName, gliderName].map(plainName);
  return JSON.stringify([date, time, airtime ?? 0, Math.round(altitude ?? 0), ...names, remarks.trim()]);
}
