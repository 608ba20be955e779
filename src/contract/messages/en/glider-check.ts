import type { Isolated } from '#domain/isolated';
import { counted, DATES, NUMBERS } from './formats.ts';

/** The check of a glider, and what the pages of gliders show beside. */
export const GLIDER_CHECK = {
  /** Heads a part of the page and a column: an inspection of the glider by a workshop. ≤ 10 letters. */
  title: 'Check',
  /** Above the fields: how they count. */
  lead: 'The next check is due when the first of these limits is reached. Leave empty what does not count.',
  checkedOn: 'Last check',
  // Labels of the fields: how many of them until the next check.
  months: 'Months',
  hours: 'Hours of airtime',
  flights: 'Flights',
  none: 'No check is set.',
  /** Button: to the fields of the check. */
  set: 'Set a check',
  /** The state of a glider whose check is due or will be. */
  due: 'Check due',
  dueSince: (day: string): string => `Check due since ${DATES.day(day)}`,
  hoursOver: (hours: number): string => `Check due, ${NUMBERS.whole(hours)} h over`,
  flightsOver: (count: number): string => `Check due, ${counted(count, 'flight', 'flights')} over`,
  on: (day: string): string => `Check on ${DATES.day(day)}`,
  inDays: (days: number): string => `Check in ${counted(days, 'day', 'days')}`,
  inHours: (hours: number): string => `Check in ${NUMBERS.whole(hours)} h`,
  inFlights: (count: number): string => `Check in ${counted(count, 'flight', 'flights')}`,
  dueOn: 'Due on',
  hoursLeft: 'Hours left',
  flightsLeft: 'Flights left',
  airtimePerYear: 'Airtime per year',
  perYearHint: 'Choose a year to see its flights.',
  /** Name of a year's bar: `2025: 12 h 05 min, 34 flights`. */
  yearOf: (year: number, airtime: string, count: number): string =>
    `${year}: ${airtime}, ${counted(count, 'flight', 'flights')}`,
  /** The same with the airtime of each glider: `2025: 12 h, 34 flights – Swift 28: 10 h, Lark: 2 h`. */
  withGliders: (year: string, gliders: readonly string[]): string => `${year} – ${gliders.join(', ')}`,
  /** Records of each glider: at first only of those flown last. */
  recordsOrder: 'Most recently flown first',
  allGliders: (count: number): string => `All ${NUMBERS.whole(count)} gliders`,
  fewerGliders: 'Fewer gliders',
  ofGlider: (name: Isolated, airtime: string): string => `${name}: ${airtime}`,
  /** In a chart: all gliders that have no colour of their own. */
  otherGliders: 'Other',
};
