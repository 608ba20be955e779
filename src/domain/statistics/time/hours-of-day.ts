import type { Flight } from '../../flight.ts';
import { type FlightTally, talliesBy } from '../tallies.ts';

/** When of the day flights were launched. */
export interface HoursOfDay {
  /** The tally of each hour with flights, 0 to 23. */
  readonly hours: ReadonlyMap<number, FlightTally>;
  /** The earliest to the latest hour with flights, those between included; empty without any. */
  readonly range: readonly number[];
  /** Number of flights whose time is not known. */
  readonly unknown: number;
}

type TimedFlight = Pick<Flight, 'time' | 'airtime'>;

/** Returns the flights by the hour of their launch. */
export function hoursOfDay(flights: readonly TimedFlight[]): HoursOfDay {
  const hours = talliesBy(flights, ({ time }) => (time === null ? null : Number(time.slice(0, 2))));
  const [first, last] = [Math.min(...hours.keys()), Math.max(...hours.keys())];
  const count = hours.size === 0 ? 0 : last - first + 1;
  return {
    hours,
    range: Array.from({ length: count }, (_, index) => first + index),
    unknown: flights.filter(({ time }) => time === null).length,
  };
}
