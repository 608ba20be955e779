import type { Isolated } from '#domain/isolated';
import { counted, DATES, NUMBERS } from './formats.ts';

/** Rules that pilots make for themselves, in a part of the pilot page. */
export const CURRENCY = {
  /** Heading: how recently a pilot has flown enough. */
  title: 'Currency',
  lead: 'Rules of your own: how much you want to have flown lately. They help to count; what you may fly is for your association to say.',
  add: 'Add a rule',
  newRule: 'New rule',
  changeRule: 'Change rule',
  remove: 'Remove',
  full: (most: number): string => `You have ${most} rules, which is the most.`,
  /** What a rule asks for: `3 flights in 90 days`. */
  flightsIn: (least: number, days: number): string =>
    `${counted(least, 'flight', 'flights')} in ${counted(days, 'day', 'days')}`,
  hoursIn: (least: number, days: number): string =>
    `${counted(least, 'hour', 'hours')} in ${counted(days, 'day', 'days')}`,
  /** Which flights count, behind the rule. */
  withTag: (tag: Isolated): string => `tagged “${tag}”`,
  met: (day: string): string => `Met, lapses on ${DATES.day(day)}`,
  lapsesTomorrow: 'Met, lapses tomorrow',
  soon: (days: number): string => `Met, lapses in ${counted(days, 'day', 'days')}`,
  lapsed: (day: string): string => `Lapsed on ${DATES.day(day)}`,
  never: 'Not met yet',
  noGlider: (name: Isolated): string =>
    `Cannot be met: you have no glider called “${name}”. Change the rule, or remove it.`,
  tooMuch: 'Cannot be met: so much does not fit into these days. Change the rule, or remove it.',
  /** Link to the flights that count: `2 of 3 flights`. */
  flightsOf: (amount: number, least: number): string =>
    `${NUMBERS.whole(amount)} of ${counted(least, 'flight', 'flights')}`,
  /** The same with the airtime: `1 h 20 of 3 h`. */
  hoursOf: (amount: string, least: number): string => `${amount} of ${NUMBERS.whole(least)}\u00a0h`,
  /** Labels of the fields. */
  count: 'What counts',
  counts: { flights: 'Flights', hours: 'Hours of airtime' },
  least: 'At least',
  days: 'In the last … days',
  tag: 'With the tag',
  glider: 'On the glider',
  anyTag: 'All flights',
  anyGlider: 'All gliders',
  wrongNumber: (most: number): string => `A whole number above 0, at most ${NUMBERS.whole(most)}`,
};
