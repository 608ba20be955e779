import type { Flight } from '../flight.ts';
import type { Glider } from '../glider.ts';
import { type LocalDate, yearOf } from '../local-date.ts';
import { type Minutes, minutes } from '../units.ts';
import { periodsOf } from './calendar-periods.ts';
import { type FlightTally, talliesBy } from './tallies.ts';

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

/** The flights of a calendar year, with the airtime of each glider; null stands for flights without one. */
export interface GliderYear extends FlownYear {
  readonly airtimes: ReadonlyMap<number | null, Minutes>;
}

/** What the use of gliders is counted by. */
export type GliderFlight = Pick<Flight, 'date' | 'airtime' | 'gliderId'>;

/** Returns the years as `yearsFlown` does, each with the airtime of its gliders. */
export function gliderYears(flights: readonly GliderFlight[], today: LocalDate): readonly GliderYear[] {
  const byYear = new Map<number, Map<number | null, Minutes>>();
  for (const { date, gliderId, airtime } of flights) {
    const airtimes = byYear.get(yearOf(date)) ?? new Map<number | null, Minutes>();
    byYear.set(yearOf(date), airtimes.set(gliderId, minutes((airtimes.get(gliderId) ?? 0) + airtime)));
  }
  return yearsFlown(flights, today).map((year) => ({ ...year, airtimes: byYear.get(year.year) ?? new Map() }));
}

/** Returns the gliders of the years, null among them, those with most airtime first; those without any are left out. */
export function mostFlownGliders(years: readonly GliderYear[]): readonly (number | null)[] {
  const totals = new Map<number | null, number>();
  for (const { airtimes } of years) {
    for (const [glider, airtime] of airtimes) totals.set(glider, (totals.get(glider) ?? 0) + airtime);
  }
  return [...totals]
    .filter(([, total]) => total > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([glider]) => glider);
}

/** What was flown in a calendar year. */
export interface FlownYear extends FlightTally {
  readonly year: number;
}

const NOTHING: FlightTally = { flightNum: 0, airtime: minutes(0) };

/**
 * Returns what was flown in each year from the first with a flight to today's, or to the last where that is later; years
 * without flights are among them, unless the years are too many to be shown. Empty without flights.
 */
export function yearsFlown(
  flights: Iterable<Pick<Flight, 'date' | 'airtime'>>,
  today: LocalDate,
): readonly FlownYear[] {
  const tallies = talliesBy(flights, ({ date }) => yearOf(date));
  if (tallies.size === 0) return [];
  const periods = periodsOf({ year: null, month: null }, [...tallies.keys(), yearOf(today)]);
  return [...new Set(periods.map(Number))].map((year) => ({ year, ...(tallies.get(year) ?? NOTHING) }));
}
