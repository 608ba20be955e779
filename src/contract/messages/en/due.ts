import type { Isolated } from '#domain/isolated';
import { counted, DATES, NUMBERS, plural } from './formats.ts';

/** The list of all checks of gliders and gear, and the line on other pages where something is due. */
export const DUE = {
  /** Title of the page, and link to it. */
  title: 'Due',
  lead: 'All checks of your gliders and gear, the most urgent first. What you no longer use is not listed.',
  nothing: 'No check is set. Set one on the page of a glider or a piece of gear.',
  later: 'Later',
  /** Names of checks. `other` stands for one without words. */
  checks: {
    check: 'Check',
    repack: 'Repack',
    lifetime: 'Lifetime',
    protector: 'Protector',
    carabiners: 'Carabiners',
    other: 'Other',
  },
  // How a check stands, behind its name.
  due: 'Due',
  dueSince: (day: string): string => `Due since ${DATES.day(day)}`,
  hoursOver: (hours: number): string => `Due, ${NUMBERS.whole(hours)} h over`,
  flightsOver: (count: number): string => `Due, ${counted(count, 'flight', 'flights')} over`,
  inDays: (days: number): string => `In ${counted(days, 'day', 'days')}`,
  inHours: (hours: number): string => `In ${NUMBERS.whole(hours)} h`,
  inFlights: (count: number): string => `In ${counted(count, 'flight', 'flights')}`,
  /** One check in a line, as in `Yeti 35: Repack · Due since May 3, 2026`. */
  line: (name: Isolated, check: string, state: string): string => `${name}: ${check} · ${state}`,
  /** Behind such a line. */
  more: (count: number): string => plural(count, 'and 1 more', `and ${NUMBERS.whole(count)} more`),
  /** In few words, a link: how many checks are due, or without one how many will be soon. */
  count: (count: number): string => `${NUMBERS.whole(count)} due`,
  countSoon: (count: number): string => `${NUMBERS.whole(count)} due soon`,
  show: 'Show',
};
