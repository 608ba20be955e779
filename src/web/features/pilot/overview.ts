import type { Flight } from '#domain/flight';
import type { Glider } from '#domain/glider';
import type { LocalDate } from '#domain/local-date';
import type { UsedGlider } from '#domain/order/item-order';
import { compareFlights } from '#domain/order/numbering';
import { compareLastFlown, compareNames } from '#domain/order/text-order';
import { usageOfGliders } from '#domain/statistics/glider-usage';

/** Most flights, and most gliders, on the pilot's page. */
export const MOST_IN_OVERVIEW = 5;

export interface LastFlight {
  readonly flight: Flight;
  /** Airtime as a share of the longest of them, from 0 to 1: the width of its barogram. */
  readonly share: number;
}

/** Returns the last flights, the newest first. */
export function lastFlightsOf(flights: Iterable<Flight>): readonly LastFlight[] {
  const last = [...flights].sort((a, b) => compareFlights(b, a)).slice(0, MOST_IN_OVERVIEW);
  const longest = Math.max(1, ...last.map(({ airtime }) => airtime));
  return last.map((flight) => ({ flight, share: flight.airtime / longest }));
}

/** Returns the gliders, the last flown first; those never flown here by name after them. */
export function lastGlidersOf(
  {
    gliders,
    flights,
  }: { readonly gliders: ReadonlyMap<number, Glider>; readonly flights: ReadonlyMap<number, Flight> },
  today: LocalDate,
): readonly UsedGlider[] {
  const usages = usageOfGliders(gliders.values(), flights.values(), today);
  const used = [...gliders.values()].flatMap((glider) => {
    const usage = usages.get(glider.id);
    return usage ? [{ ...glider, ...usage }] : [];
  });
  return used.sort((a, b) => compareLastFlown(b, a) || compareNames(a, b)).slice(0, MOST_IN_OVERVIEW);
}
