import type { Flight } from '#domain/flight';
import { compareFlights } from '#domain/order/numbering';
import { recordsOf } from '#domain/statistics/records';

/** What a flight can be the best of its site in. */
const BESTS = ['longest', 'highest', 'farthest'] as const;
/** One of {@link BESTS}. */
export type Best = (typeof BESTS)[number];

/** Another flight from the same site. */
export interface StripFlight {
  readonly flight: Flight;
  /** What no other flight from the site does better; the first of equals. */
  readonly bests: readonly Best[];
  /** Airtime as a share of the longest in the strip, from 0 to 1: the width of its barogram. */
  readonly share: number;
}

/** The other flights from a flight's site. */
export interface SiteStrip {
  /** The best ones, then those flown around the same time, the newest first. */
  readonly shown: readonly StripFlight[];
  /** Number of all flights from the site, this one included. */
  readonly count: number;
}

/** Most flights in a strip: two rows of a wide screen. */
export const MOST_IN_STRIP = 12;

/** Returns the other flights from a flight's site: the best ones, and as many of those nearest in time as there is room for. */
export function siteStripOf(flight: Flight, flights: Iterable<Flight>): SiteStrip {
  const fromHere = [...flights].filter(({ siteId }) => siteId === flight.siteId).toSorted(compareFlights);
  const records = recordsOf(fromHere);
  const place = fromHere.findIndex(({ id }) => id === flight.id);
  const ranked = fromHere.map((other, index) => ({
    flight: other,
    bests: BESTS.filter((kind) => records[kind]?.id === other.id),
    farness: Math.abs(index - place),
  }));
  const shown = ranked
    .filter(({ farness }) => farness > 0)
    .toSorted((a, b) => bestFirst(a, b) || a.farness - b.farness)
    .slice(0, MOST_IN_STRIP)
    .toSorted((a, b) => bestFirst(a, b) || compareFlights(b.flight, a.flight));
  const longest = Math.max(1, ...shown.map((other) => other.flight.airtime));
  return {
    shown: shown.map((other) => ({ flight: other.flight, bests: other.bests, share: other.flight.airtime / longest })),
    count: fromHere.length,
  };
}

function bestFirst(a: Pick<StripFlight, 'bests'>, b: Pick<StripFlight, 'bests'>): number {
  return Math.sign(b.bests.length) - Math.sign(a.bests.length);
}
