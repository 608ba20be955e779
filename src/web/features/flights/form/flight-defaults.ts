import { blankOf, entryOf } from '#domain/fields/entity';
import { FLIGHT, type FlightEntry } from '#domain/fields/flight';
import type { LocalDate } from '#domain/local-date';
import { latestFlight } from '#domain/order/numbering';
import type { Logbook } from '#web/store/logbook.ts';

/**
 * Returns the initial fields of a new flight: today, with site and glider of the latest flight, or without flights
 * those added last (spec, section 2.5).
 */
export function newFlightEntry(logbook: Omit<Logbook, 'lastModified' | 'epoch'>, today: LocalDate): FlightEntry {
  const latest = latestFlight(logbook.flights.values());
  const flight = {
    ...blankOf(FLIGHT),
    date: today,
    siteId: latest ? latest.siteId : lastAdded(logbook.sites),
    gliderId: latest ? latest.gliderId : lastAdded(logbook.gliders),
  };
  return entryOf(FLIGHT, flight, logbook.pilot.altitudeUnit);
}

/** Ids are counted up: the highest is the newest. */
function lastAdded(items: ReadonlyMap<number, unknown>): number | null {
  return items.size === 0 ? null : Math.max(...items.keys());
}
