import type { Flight } from '../flight.ts';
import type { Glider } from '../glider.ts';
import { daysBetween, type LocalDate, yearOf } from '../local-date.ts';
import { latestFlight } from '../order/numbering.ts';
import type { Site } from '../site.ts';
import type { FlownBefore } from '../statistics/tallies.ts';
import { type Metres, type Minutes, metres, minutes } from '../units.ts';

/** What of a flight is counted. */
export type CountedFlight = Pick<
  Flight,
  'id' | 'date' | 'time' | 'airtime' | 'altitude' | 'siteId' | 'gliderId' | 'xcDistance'
>;

/** What totals are computed from. */
export interface CountedLogbook {
  readonly pilot: FlownBefore;
  readonly flights: readonly CountedFlight[];
  readonly sites: readonly Pick<Site, 'id' | 'name'>[];
  readonly gliders: readonly Pick<Glider, 'id' | 'name' | 'initialFlightNum' | 'initialAirtime'>[];
}

/** Flights counted together; their distance is what they score in the pilot's home league, those without a score have none. */
export interface Flown {
  readonly flights: number;
  readonly airtime: Minutes;
  readonly distance: Metres;
}

/** What was flown at a site, or with a glider; both null for the flights without one. */
export interface FlownOfItem extends Flown {
  readonly id: number | null;
  readonly name: string | null;
}

/** The flight flown last. */
export interface LastFlight {
  readonly id: number;
  readonly date: LocalDate;
  readonly time: string | null;
  readonly airtime: Minutes;
  readonly altitude: Metres;
  readonly distance: Metres | null;
  readonly site: string | null;
  readonly glider: string | null;
  /** 0 when it lies in the future. */
  readonly daysAgo: number;
}

/** A logbook in figures, as dashboards show it. */
export interface Totals extends Flown {
  /** What the pilot flew before Wingbook, which the totals have, too, and so has each glider; the lists by year and site do not. */
  readonly before: Omit<Flown, 'distance'>;
  readonly thisYear: Flown;
  /** The latest first. */
  readonly byYear: readonly (Flown & { readonly year: number })[];
  /** Those with most flights first, as the gliders. */
  readonly bySite: readonly FlownOfItem[];
  readonly byGlider: readonly FlownOfItem[];
  readonly lastFlight: LastFlight | null;
}

const NOTHING: Flown = { flights: 0, airtime: minutes(0), distance: metres(0) };

/** Returns the totals of a logbook as of a day on the pilot's calendar. */
export function totalsOf({ pilot, flights, sites, gliders }: CountedLogbook, today: LocalDate): Totals {
  const all = flights.reduce(plus, NOTHING);
  const years = flownBy(flights, ({ date }) => yearOf(date));
  const before = { flights: pilot.initialFlightNum, airtime: pilot.initialAirtime };
  const flownBefore = new Map(
    gliders.map(({ id, initialFlightNum, initialAirtime }) => [
      id,
      { flights: initialFlightNum, airtime: initialAirtime, distance: metres(0) },
    ]),
  );
  return {
    flights: all.flights + before.flights,
    airtime: minutes(all.airtime + before.airtime),
    distance: all.distance,
    before,
    thisYear: years.get(yearOf(today)) ?? NOTHING,
    byYear: [...years].map(([year, flown]) => ({ year, ...flown })).sort((a, b) => b.year - a.year),
    bySite: byItem(
      flownBy(flights, ({ siteId }) => siteId),
      sites,
    ),
    byGlider: byItem(
      flownBy(flights, ({ gliderId }) => gliderId, flownBefore),
      gliders,
    ),
    lastFlight: lastOf({ flights, sites, gliders }, today),
  };
}

function plus({ flights, airtime, distance }: Flown, flight: Pick<CountedFlight, 'airtime' | 'xcDistance'>): Flown {
  return {
    flights: flights + 1,
    airtime: minutes(airtime + flight.airtime),
    distance: metres(distance + (flight.xcDistance ?? 0)),
  };
}

function flownBy<Key>(
  flights: readonly CountedFlight[],
  keyOf: (flight: CountedFlight) => Key,
  before: ReadonlyMap<Key, Flown> = new Map(),
): ReadonlyMap<Key, Flown> {
  const flown = new Map(before);
  for (const flight of flights) {
    const key = keyOf(flight);
    flown.set(key, plus(flown.get(key) ?? NOTHING, flight));
  }
  return flown;
}

/** Items that were never flown are left out. */
function byItem(
  flown: ReadonlyMap<number | null, Flown>,
  items: readonly { readonly id: number; readonly name: string }[],
): readonly FlownOfItem[] {
  const names = new Map(items.map(({ id, name }) => [id, name]));
  return [...flown]
    .filter(([, { flights, airtime }]) => flights > 0 || airtime > 0)
    .map(([id, counted]) => ({ id, name: nameIn(names, id), ...counted }))
    .sort((a, b) => b.flights - a.flights || (a.id ?? 0) - (b.id ?? 0));
}

function nameIn(names: ReadonlyMap<number, string>, id: number | null): string | null {
  return id === null ? null : (names.get(id) ?? null);
}

function lastOf({ flights, sites, gliders }: Omit<CountedLogbook, 'pilot'>, today: LocalDate): LastFlight | null {
  const last = latestFlight(flights);
  if (last === null) return null;
  const { id, date, time, airtime, altitude, xcDistance } = last;
  return {
    id,
    date,
    time,
    airtime,
    altitude,
    distance: xcDistance === undefined ? null : metres(xcDistance),
    site: sites.find((site) => site.id === last.siteId)?.name ?? null,
    glider: gliders.find((glider) => glider.id === last.gliderId)?.name ?? null,
    daysAgo: Math.max(0, daysBetween(date, today)),
  };
}
