import type { PilotInput } from '../fields/pilot.ts';
import type { Flight } from '../flight.ts';
import { monthOf, yearOf } from '../local-date.ts';
import { type Metres, type Minutes, metres, minutes } from '../units.ts';

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

/** Metres climbed on foot before flights, and minutes. */
export interface HikeTotal {
  readonly flightNum: number;
  readonly climb: Metres;
  readonly time: Minutes;
}

/** Returns the total of all hikes before flights. */
export function hikeTotalOf(flights: readonly Pick<Flight, 'hikeClimb' | 'hikeTime'>[]): HikeTotal {
  const hiked = flights.filter(({ hikeClimb }) => hikeClimb !== undefined);
  return {
    flightNum: hiked.length,
    climb: metres(hiked.reduce((sum, { hikeClimb = 0 }) => sum + hikeClimb, 0)),
    time: minutes(hiked.reduce((sum, { hikeTime = 0 }) => sum + hikeTime, 0)),
  };
}

/** Returns the years with flights, the latest first. */
export function yearsWithFlights(flights: Iterable<Pick<Flight, 'date'>>): readonly number[] {
  const years = new Set<number>();
  for (const { date } of flights) years.add(yearOf(date));
  return [...years].sort((a, b) => b - a);
}

/** Returns the flights of a calendar year. */
export function flightsInYear<Flown extends Pick<Flight, 'date'>>(
  flights: readonly Flown[],
  year: number,
): readonly Flown[] {
  return flights.filter(({ date }) => yearOf(date) === year);
}

/** Returns the months of a year with flights, 1 to 12, the earliest first. */
export function monthsFlown(flights: Iterable<Pick<Flight, 'date'>>, year: number): readonly number[] {
  const months = new Set<number>();
  for (const { date } of flights) if (yearOf(date) === year) months.add(monthOf(date));
  return [...months].sort((a, b) => a - b);
}

/** A pilot's flights before Wingbook. */
export type FlownBefore = Pick<PilotInput, 'initialFlightNum' | 'initialAirtime'>;

/** A number of flights and their airtime. */
interface FlownTotals {
  readonly flightNum: number;
  readonly airtime: Minutes;
}

/** Returns the sum of flights here and before Wingbook; null without earlier flights, so that there is nothing to tell apart. */
export function inAllOf(here: FlownTotals, { initialFlightNum, initialAirtime }: FlownBefore): FlownTotals | null {
  if (initialFlightNum === 0 && initialAirtime === 0) return null;
  return { flightNum: here.flightNum + initialFlightNum, airtime: minutes(here.airtime + initialAirtime) };
}
