import type { Isolated } from '#domain/isolated';
import { counted, DATES, NUMBERS, plural } from './formats.ts';

/** Gear beside gliders: its part of the page of gliders, its page, form and printed sheet. */
export const GEAR = {
  /** Title of the list: harness, reserve and the like. */
  title: 'Gear',
  lead: 'Harness, reserve, helmet: with serial numbers, and what of them is due when.',
  kind: 'Kind',
  kinds: { harness: 'Harness', reserve: 'Reserve', helmet: 'Helmet', other: 'Other' },
  serialNumber: 'Serial number',
  inUse: 'In use',
  inUseFrom: 'In use from',
  inUseUntil: 'In use until',
  inUseHint: 'The last day, as before it was sold. It leaves the list of what is due then.',
  since: (day: string): string => `since ${DATES.day(day)}`,
  until: (day: string): string => `until ${DATES.day(day)}`,
  fromTo: (first: string, last: string): string => `${DATES.day(first)} – ${DATES.day(last)}`,
  /** Title of a group in the list. */
  outOfUse: 'No longer in use',
  usedWith: 'Used with',
  /** In place of gliders. */
  allFlights: 'All flights',
  usedWithHint: (most: number): string =>
    `Flights with these gliders count, at most ${most} of them; without a choice all flights.`,
  deletedGlider: 'A glider that was deleted',
  /** Behind the question whether to delete a glider; `gear` are names. */
  ofDeletedGlider: (gear: readonly Isolated[]): string =>
    `Its hours and flights will no longer count for the gear that is used with it: ${gear.join(', ')}.`,
  deleteQuestion: 'Delete this gear with its checks and their history?',
  // Checks.
  checks: 'Checks',
  check: (number: number): string => `Check ${number}`,
  what: 'What',
  words: 'In your own words',
  lastOn: 'Last done on',
  nextOn: 'Next due on',
  nextOnHint: 'If the checker has set a day. It counts in place of the months.',
  /** Of a check that has no day, of gear of which none is known. */
  noDay: 'Without a day it never comes due: enter when it was last done, or the first day in use.',
  /** Of a check for which the checker has set a day, where none is known from which hours and flights count. */
  noCount: 'Hours and flights do not count without a day: enter when it was last done, or the first day in use.',
  addCheck: 'Add a check',
  removeCheck: 'Remove check',
  noChecks: 'No check is set.',
  wrongNumber: (most: number): string => `A whole number, at most ${NUMBERS.whole(most)}`,
  wrongDay: 'A day, as 2026-05-03',
  wrongNext: 'Must be after the last one',
  noWords: 'Say what it is',
  /** Above buttons with what makers say. */
  proposals: 'What makers and schools say',
  proposalsLead: 'Nothing is filled in by itself: your manual decides.',
  /** Such a button: the source is a name, and the year that in which it said so. */
  proposal: (check: string, months: number, source: string, year: number): string =>
    `${check} after ${counted(months, 'month', 'months')} (${source}, ${year})`,
  /** Button and question: enters that a check was done. */
  done: 'Done …',
  doneOf: (check: string): string => `Done: ${check}`,
  doneOn: 'On',
  doneBy: 'By whom',
  doneNote: 'Result',
  history: 'History',
  /** Ground handling: practice with a glider on the ground. */
  handling: {
    title: 'Ground handling',
    lead: 'It counts towards the hours of checks, and towards nothing else.',
    none: 'No ground handling is entered.',
    /** Button: enters an hour at once. */
    hourToday: '+ 60 minutes today',
    /** Said after that button was pressed. */
    hourAdded: '60 minutes added.',
    duration: 'Duration',
    total: (airtime: string, entries: string): string => `In all: ${airtime}, ${entries}`,
    entries: (count: number): string => counted(count, 'entry', 'entries'),
    showAll: (count: number): string => `Show all ${NUMBERS.whole(count)}`,
    noGlider: 'Add a glider first: ground handling is entered on its page.',
    deleteQuestion: 'Delete this ground handling?',
    ofDeleted: (count: number): string =>
      plural(
        count,
        'Its ground handling is deleted with it.',
        `Its ${count} entries of ground handling are deleted with it.`,
      ),
    factor: 'An hour of ground handling counts towards the check as',
    /** A choice: 0 stands for not at all. */
    factors: (factor: number): string => (factor === 0 ? 'nothing' : counted(factor, 'hour', 'hours')),
  },
  print: {
    title: 'Gear sheet',
    /** Link to the page. */
    link: 'Print gear sheet',
    name: 'Name',
    state: 'Next due',
    last: 'Last done',
    none: 'There is nothing to print yet.',
    page: (page: number): string => `Page ${page}`,
    lead: 'All that you use, with serial numbers and checks.',
  },
};
