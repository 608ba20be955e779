import { blankOf } from '#domain/fields/entity';
import { GLIDER } from '#domain/fields/glider';
import type { Flight } from '#domain/flight';
import type { Glider } from '#domain/glider';
import type { Site } from '#domain/site';
import { metres, minutes } from '#domain/units';

/** Returns a flight of the logbook, with the fields that a test names. */
export function logbookFlight(named: Partial<Flight> & { readonly id: number }): Flight {
  return {
    date: '2026-05-03',
    time: null,
    siteId: null,
    gliderId: null,
    altitude: metres(1_850),
    airtime: minutes(75),
    remarks: '',
    tags: [],
    igcFileName: null,
    hasTrack: false,
    profile: null,
    createdAt: '2026-05-03T18:00:00Z',
    ...named,
  };
}

/** Returns a site of the logbook, with the fields that a test names. */
export function logbookSite(named: Partial<Site> & { readonly id: number }): Site {
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

/** Returns a glider of the logbook, with the fields that a test names. */
export function logbookGlider(named: Partial<Glider> & { readonly id: number }): Glider {
  return {
    ...blankOf(GLIDER),
    name: `Glider ${named.id}`,
    createdAt: '2026-05-03T18:00:00Z',
    ...named,
  };
}

export function byId<Item extends { readonly id: number }>(...items: readonly Item[]): ReadonlyMap<number, Item> {
  return new Map(items.map((item) => [item.id, item]));
}
