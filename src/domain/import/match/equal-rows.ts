import { groupedBy } from '../../order/grouped-by.ts';
import type { FoundFlight, KnownFlight } from '../found-flight.ts';
import { plainName } from './day-flight.ts';

/**
 * Returns the flights of the logbook that rows of a table are equal to, by the keys of the rows: every value but tags is the same. As many
 * rows as there are equal flights have one each.
 */
export function equalRows(rows: readonly FoundFlight[], known: readonly KnownFlight[]): ReadonlyMap<string, number> {
  const free = groupedBy(
    known.toSorted((a, b) => a.id - b.id),
    equalityOf,
  );
  const sorted = rows.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return new Map(
    sorted.flatMap((row): readonly (readonly [string, number])[] => {
      const flight = free.get(equalityOf(row))?.shift();
      return flight === undefined ? [] : [[row.key, flight.id]];
    }),
  );
}

/** Returns a text that is the same for flights with the same values. */
export function equalityOf(flight: FoundFlight | KnownFlight): string {
  const { date, time, airtime, altitude, siteName, gliderName, remarks } = flight;
  const names = [siteName, gliderName].map(plainName);
  return JSON.stringify([date, time, airtime ?? 0, Math.round(altitude ?? 0), ...names, remarks.trim()]);
}
