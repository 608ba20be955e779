import type { Flight } from '../flight.ts';
import { type Minutes, minutes } from '../units.ts';

/** Flights counted together, with their airtime. */
export interface FlightTally {
  readonly flightNum: number;
  readonly airtime: Minutes;
}

/** Returns the tallies of flights by a key, in the order in which the keys are met; flights whose key is null are left out. */
export function talliesBy<Key, Counted extends Pick<Flight, 'airtime'>>(
  flights: Iterable<Counted>,
  keyOf: (flight: Counted) => Key | null,
): ReadonlyMap<Key, FlightTally> {
  const tallies = new Map<Key, { flightNum: number; airtime: Minutes }>();
  for (const flight of flights) {
    const key = keyOf(flight);
    if (key === null) continue;
    const tally = tallies.get(key);
    if (tally) {
      tally.flightNum += 1;
      tally.airtime = minutes(tally.airtime + flight.airtime);
    } else tallies.set(key, { flightNum: 1, airtime: flight.airtime });
  }
  return tallies;
}
