import type { Flight } from '../flight.ts';
import type { Glider } from '../glider.ts';
import { type LocalDate, yearOf } from '../local-date.ts';
import { type Minutes, minutes } from '../units.ts';

/** How often a site was flown, by the flights of the logbook. */
export interface TimesFlown {
  readonly flightNum: number;
  /** Those of today's calendar year. */
  readonly flightNumThisYear: number;
}

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

/** What the use of sites and gliders is counted by. */
export type CountedFlight = Pick<Flight, 'date' | 'siteId' | 'gliderId' | 'airtime'>;

/** Returns how often a site was flown. */
export function usageOfSite(siteId: number, flights: Iterable<CountedFlight>, today: LocalDate): TimesFlown {
  let flightNum = 0;
  let flightNumThisYear = 0;
  for (const flight of flights) {
    if (flight.siteId !== siteId) continue;
    flightNum += 1;
    if (yearOf(flight.date) === yearOf(today)) flightNumThisYear += 1;
  }
  return { flightNum, flightNumThisYear };
}

/** Returns how much each glider was flown, by its id, in one pass over the flights. */
export function usageOfGliders(
  gliders: Iterable<Glider>,
  flights: Iterable<CountedFlight>,
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
export function usageOfGlider(glider: Glider, flights: Iterable<CountedFlight>, today: LocalDate): GliderUsage {
  return usageOfGliders([glider], flights, today).get(glider.id) ?? usageBefore(glider);
}

function usageBefore(glider: Glider): GliderUsage {
  const { initialFlightNum, initialAirtime } = glider;
  return { trueFlightNum: initialFlightNum, trueAirtime: initialAirtime, flightNumThisYear: 0, lastFlown: null };
}

function flownOnce(total: GliderUsage, flight: CountedFlight, today: LocalDate): GliderUsage {
  return {
    trueFlightNum: total.trueFlightNum + 1,
    trueAirtime: minutes(total.trueAirtime + flight.airtime),
    flightNumThisYear: total.flightNumThisYear + Number(yearOf(flight.date) === yearOf(today)),
    lastFlown: total.lastFlown === null || flight.date > total.lastFlown ? flight.date : total.lastFlown,
  };
}
