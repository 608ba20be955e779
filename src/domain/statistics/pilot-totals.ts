import type { PilotInput } from '../fields/pilot.ts';
import type { Flight } from '../flight.ts';
import type { Glider } from '../glider.ts';
import { daysBetween, type LocalDate, yearOf } from '../local-date.ts';
import { type Minutes, minutes } from '../units.ts';
import { flightsInYear } from './tallies.ts';

/** The totals of a pilot, the flights before Wingbook included. */
export interface PilotTotals {
  readonly flightNumTotal: number;
  /** Flights of the logbook alone: the year of earlier ones is not known. */
  readonly flightNumThisYear: number;
  readonly airtimeTotal: Minutes;
  /** Sites that were flown from at least once. */
  readonly siteNum: number;
  /** Gliders that were flown at least once, here or before Wingbook. */
  readonly gliderNum: number;
  /** 0 when the last flight lies in the future; null without any flight in the logbook. */
  readonly daysSinceLastFlight: number | null;
}

/** Days without a flight from which on the banner is no longer green (`docs/behaviour.md`, 'Numbers'). */
export const DAYS_IN_PRACTICE = 14;

/** Returns the totals of a pilot as of today. */
export function totalsOfPilot(
  logbook: {
    readonly pilot: Pick<PilotInput, 'initialFlightNum' | 'initialAirtime'>;
    readonly flights: ReadonlyMap<number, Pick<Flight, 'date' | 'siteId' | 'gliderId' | 'airtime'>>;
    readonly gliders: ReadonlyMap<number, Pick<Glider, 'id' | 'initialFlightNum' | 'initialAirtime'>>;
  },
  today: LocalDate,
): PilotTotals {
  const { pilot, gliders } = logbook;
  const flights = [...logbook.flights.values()];
  const usedBefore = [...gliders.values()].filter(wasFlownBefore).map(({ id }) => id);
  const sites = new Set(flights.map(({ siteId }) => siteId).filter(isChosen));
  const used = new Set([...usedBefore, ...flights.map(({ gliderId }) => gliderId).filter(isChosen)]);
  return {
    flightNumTotal: pilot.initialFlightNum + flights.length,
    flightNumThisYear: flightsInYear(flights, yearOf(today)).length,
    airtimeTotal: flights.reduce((sum, { airtime }) => minutes(sum + airtime), pilot.initialAirtime),
    siteNum: sites.size,
    gliderNum: used.size,
    daysSinceLastFlight: daysSinceLast(flights, today),
  };
}

/** Returns whether the last flight is recent enough for a green banner. */
export function isInPractice(daysSinceLastFlight: number | null): boolean {
  return daysSinceLastFlight !== null && daysSinceLastFlight < DAYS_IN_PRACTICE;
}

function daysSinceLast(flights: readonly Pick<Flight, 'date'>[], today: LocalDate): number | null {
  const last = flights.reduce((latest, { date }) => (date > latest ? date : latest), '');
  return last === '' ? null : Math.max(0, daysBetween(last, today));
}

function wasFlownBefore(glider: Pick<Glider, 'initialFlightNum' | 'initialAirtime'>): boolean {
  return glider.initialFlightNum > 0 || glider.initialAirtime > 0;
}

function isChosen(id: number | null): id is number {
  return id !== null;
}
