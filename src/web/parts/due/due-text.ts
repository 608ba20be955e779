import type { DueItem } from '#domain/due/dues';
import { isolated } from '#domain/isolated';
import { DUE as dueTexts } from '#texts/due';
import { texts } from '#web/texts.ts';

/** Returns the name of a check for the middle of a text: `Repack`, or the pilot's own words. */
export function checkNameOf({ what, words }: Pick<DueItem['check'], 'what' | 'words'>): string {
  return words === '' ? dueTexts.checks[what] : isolated(words);
}

/** Returns how a check stands, in a few words: `Due since May 3, 2026`. */
export function stateTextOf(item: DueItem): string {
  return (item.state === 'due' ? OVERDUE : AHEAD)[item.by ?? 'months'](item);
}

/** Returns a check in a line: `Yeti 35: Repack · Due since May 3, 2026`. */
export function dueLineOf(item: DueItem): string {
  return dueTexts.line(isolated(item.subject.name), checkNameOf(item.check), stateTextOf(item));
}

/** Returns how many checks are due; how many will be soon where none is. */
export function dueCountOf(urgent: readonly DueItem[]): string {
  const due = urgent.filter(({ state }) => state === 'due').length;
  return due > 0 ? dueTexts.count(due) : dueTexts.countSoon(urgent.length);
}

type Wording = Readonly<Record<NonNullable<DueItem['by']>, (item: DueItem) => string>>;

const OVERDUE: Wording = {
  months: ({ dueOn }) => (dueOn === null ? dueTexts.due : dueTexts.dueSince(dueOn)),
  hours: ({ hoursLeft }) => over(hoursLeft, dueTexts.hoursOver),
  flights: ({ flightsLeft }) => over(flightsLeft, dueTexts.flightsOver),
};

const AHEAD: Wording = {
  months: ({ state, dueOn, daysLeft }) =>
    state === 'soon' || dueOn === null ? dueTexts.inDays(daysLeft ?? 0) : texts.dates.day(dueOn),
  hours: ({ hoursLeft }) => dueTexts.inHours(atLeastOne(hoursLeft)),
  flights: ({ flightsLeft }) => dueTexts.inFlights(flightsLeft ?? 0),
};

/** Whole units above a limit are named. */
function over(left: number | null, text: (count: number) => string): string {
  const count = Math.floor(-(left ?? 0));
  return count > 0 ? text(count) : dueTexts.due;
}

/** With less than one hour left it is not due yet. */
function atLeastOne(left: number | null): number {
  return Math.max(1, Math.floor(left ?? 0));
}
