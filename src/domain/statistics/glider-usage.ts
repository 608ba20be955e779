import type { Flight } from '../flight.ts';
import type { Glider } from '../glider.ts';
import { type LocalDate, yearOf } from '../local-date.ts';
import { type Minutes, minutes } from '../units.ts';

/** How much a glider was flown, its usage before Wingbook included. */
export interface GliderUsage {
  /** The initial number of flights and those of the logbook. */
  readonly trueFlightNum: number;
  /** The initial airtime and that of the logbook. */
  readonly trueAirtime: Minutes;
  /** Flights of the logbook alone: the year of earlier ones is not known. */
  readonly flightNumThisYear: number;
  /** The day of the latest flight of the logbook; null without one. */
  readonly lastFlown: LocalDate | null;
}

type GliderFlight = Pick<Flight, 'date' | 'gliderId' | 'airtime'>;

/** Returns how much each glider was flown, by its id, in one pass over the flights. */
export function usageOfGliders(
  gliders: Iterable<Glider>,
  flights: Iterable<GliderFlight>,
  today: LocalDate,
): ReadonlyMap<number, GliderUsage> {
  const usage = new Map<number, GliderUsage>();
  for (const glider of gliders) usage.set(glider.id, usageBefore(glider));
  for (const flight of flights) {
    const total = flight.gliderId === null ? undefined : usage.get(flight.gliderId);
    if (total && flight.gliderId !== null) usage.set(flight.gliderId, flownOnce(total, flight, today));
  }
  return usage;
}

/** Returns how much one glider was flown. */
export function usageOfGlider(glider: Glider, flights: Iterable<GliderFlight>, today: LocalDate): GliderUsage {
  return usageOfGliders([glider], flights, today).get(glider.id) ?? usageBefore(glider);
}

function usageBefore(glider: Glider): GliderUsage {
  const { initialFlightNum, initialAirtime } = glider;
  return { trueFlightNum: initialFlightNum, trueAirtime: initialAirtime, flightNumThisYear: 0, lastFlown: null };
}

function flownOnce(total: GliderUsage, flight: GliderFlight, today: LocalDate): GliderUsage {
  return {
    trueFlightNum: total.trueFlightNum + 1,
    trueAirtime: minutes(total.trueAirtime + flight.airtime),
    flightNumThisYear: total.flightNumThisYear + Number(yearOf(flight.date) === yearOf(today)),
    lastFlown: total.lastFlown === null || flight.date > total.lastFlown ? flight.date : total.lastFlown,
  };
}
