import { blankOf, entryOf } from '#domain/fields/entity';
import { FLIGHT, type FlightEntry } from '#domain/fields/flight';
import type { LocalDate } from '#domain/local-date';
import { latestFlight } from '#domain/order/numbering';
import type { Logbook } from '#web/store/logbook.ts';

/**
 * Returns the initial fields of a new flight: today, with site and glider of the latest flight, or without flights
 * those added last. A site that the pilot was at when adding the flight goes first.
 */
export function newFlightEntry(
  logbook: Omit<Logbook, 'lastModified' | 'epoch'>,
  today: LocalDate,
  siteId: number | null = null,
): FlightEntry {
  const latest = latestFlight(logbook.flights.values());
  const usualSite = latest ? latest.siteId : lastAdded(logbook.sites);
  const flight = {
    ...blankOf(FLIGHT),
    date: today,
    siteId: siteId !== null && logbook.sites.has(siteId) ? siteId : usualSite,
    gliderId: latest ? latest.gliderId : lastAdded(logbook.gliders),
  };
  return entryOf(FLIGHT, flight, logbook.pilot.altitudeUnit);
}

/** Returns the site in the search of the form's address; null when there is none. */
export function siteInSearch(search: string): number | null {
  const site = new URLSearchParams(search).get('site') ?? '';
  return /^\d{1,10}$/.test(site) ? Number(site) : null;
}

/** Ids are counted up: the highest is the newest. */
function lastAdded(items: ReadonlyMap<number, unknown>): number | null {
  return items.size === 0 ? null : Math.max(...items.keys());
}
