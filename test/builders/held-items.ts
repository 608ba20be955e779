import type { Flight } from '#domain/flight';
import type { Glider } from '#domain/glider';
import type { Site } from '#domain/site';
import { metres, minutes } from '#domain/units';

/** A flight as the logbook holds it; only what a test names matters. */
export function heldFlight(named: Partial<Flight> & { readonly id: number }): Flight {
  return {
    date: '2026-05-03',
    time: null,
    siteId: null,
    gliderId: null,
    altitude: metres(1_850),
    airtime: minutes(75),
    remarks: '',
    igcFileName: null,
    hasTrack: false,
    profile: null,
    createdAt: '2026-05-03T18:00:00Z',
    ...named,
  };
}

/** A site as the logbook holds it. */
export function heldSite(named: Partial<Site> & { readonly id: number }): Site {
  return {
    name: `Site ${named.id}`,
    location: '',
    lat: null,
    lng: null,
    launchAltitude: metres(0),
    remarks: '',
    createdAt: '2026-05-03T18:00:00Z',
    ...named,
  };
}

/** A glider as the logbook holds it. */
export function heldGlider(named: Partial<Glider> & { readonly id: number }): Glider {
  return {
    name: `Glider ${named.id}`,
    initialFlightNum: 0,
    initialAirtime: minutes(0),
    remarks: '',
    createdAt: '2026-05-03T18:00:00Z',
    ...named,
  };
}

/** Items by their ids. */
export function byId<Item extends { readonly id: number }>(...items: readonly Item[]): ReadonlyMap<number, Item> {
  return new Map(items.map((item) => [item.id, item]));
}
