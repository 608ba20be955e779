import type { ItemChange } from '#contract/data';
import type { Flight } from '#domain/flight';

/** Returns the id of the longest flight with a track; null when none has one. */
export function bestFlight(flights: readonly ItemChange<Flight>[]): number | null {
  const tracked = flights.flatMap((flight) => (flight.see && flight.hasTrack ? [flight] : []));
  const [best] = tracked.toSorted((a, b) => b.airtime - a.airtime);
  return best?.id ?? null;
}
