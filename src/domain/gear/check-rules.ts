import { isLocalDate, type LocalDate } from '../local-date.ts';
import type { FieldProblem } from '../problem-codes.ts';
import { nameKey, problemsOfText } from '../text.ts';
import type { Check, DoneCheck } from './checks.ts';

/** Most checks of a piece of gear, entries of the history of a check, and gliders with which gear is used. */
export const MAX_CHECKS = 4;
export const MAX_HISTORY = 12;
export const MAX_USED_WITH = 5;
/** The greatest intervals: fifty years, and more than any gear is flown. */
export const MOST_BETWEEN = { months: 600, hours: 10_000, flights: 100_000 } as const;
/** Longest texts of a check, in code points. */
export const MAX_CHECK_WORDS = 60;
export const MAX_CHECK_NOTE = 200;

/** Returns the problems of a piece of gear's checks, none or one. */
export function problemsOfChecks(checks: readonly Check[]): readonly FieldProblem[] {
  if (checks.length > MAX_CHECKS) return [{ code: 'tooManyItems', max: MAX_CHECKS }];
  const keys = new Set(checks.map(keyOfCheck));
  if (keys.size < checks.length) return [{ code: 'checkTwice' }];
  return checks.flatMap(problemsOfCheck).slice(0, 1);
}

/** Returns the problems of one check. */
export function problemsOfCheck(check: Check): readonly FieldProblem[] {
  const { what, words, lastOn, nextOn, history } = check;
  const limits = (['months', 'hours', 'flights'] as const).flatMap((limit) =>
    problemsOfLimit(check[limit], MOST_BETWEEN[limit]),
  );
  const isBeforeLast = lastOn !== null && nextOn !== null && nextOn <= lastOn;
  return [
    ...problemsOfText(words, { max: MAX_CHECK_WORDS, required: what === 'other', lines: 'one' }),
    ...[lastOn, nextOn].flatMap((day) => problemsOfDay(day)),
    ...limits,
    ...(isBeforeLast ? [{ code: 'nextBeforeLast' } as const] : []),
    ...(history.length > MAX_HISTORY ? [{ code: 'tooManyItems', max: MAX_HISTORY } as const] : []),
    ...history.flatMap(problemsOfDone),
  ];
}

function problemsOfDone({ on, by, note }: DoneCheck): readonly FieldProblem[] {
  return [
    ...problemsOfDay(on),
    ...[by, note].flatMap((text) => problemsOfText(text, { max: MAX_CHECK_NOTE, lines: 'one' })),
  ];
}

function problemsOfDay(day: LocalDate | null): readonly FieldProblem[] {
  return day === null || isLocalDate(day) ? [] : [{ code: 'notDate' }];
}

function problemsOfLimit(limit: number, max: number): readonly FieldProblem[] {
  if (!Number.isInteger(limit) || limit < 0) return [{ code: 'notWhole' }];
  return limit > max ? [{ code: 'tooFar', max }] : [];
}

/**
 * Returns what never makes a check due since neither it nor its gear has a day from which it counts: all of it, or its hours and flights
 * where the checker has set the next day; null if all counts. Days and limits are as typed or as stored.
 */
export function uncountedOf(
  { lastOn, nextOn, hours, flights }: UncountedCheck,
  inUseFrom: string | null,
): 'all' | 'use' | null {
  const [isSet, isCounted] = [[nextOn], [lastOn, inUseFrom]].map((days) =>
    days.some((day) => day !== null && day !== ''),
  );
  if (isCounted) return null;
  if (!isSet) return 'all';
  return [hours, flights].some((limit) => Number(limit) > 0) ? 'use' : null;
}

type UncountedCheck = Readonly<
  Record<'lastOn' | 'nextOn', string | null> & Record<'hours' | 'flights', string | number>
>;

/** Returns what tells a check from the others of its gear, however they are ordered. */
export function keyOfCheck({ what, words }: Pick<Check, 'what' | 'words'>): string {
  const key = what === 'other' ? `other ${nameKey(words)}` : what;
  return key;
}

/**
 * Returns a check after it was done once more: it counts from the last day. `nextOn` is the day that the checker has set this time; without
 * one, a day set at an earlier check means nothing any more.
 */
export function checkDone(check: Check, done: DoneCheck, nextOn: LocalDate | null): Check {
  const history = [done, ...check.history].toSorted((a, b) => (a.on < b.on ? 1 : -1)).slice(0, MAX_HISTORY);
  const isLater = check.lastOn === null || done.on > check.lastOn;
  if (isLater) return { ...check, lastOn: done.on, nextOn, history };
  return { ...check, nextOn: nextOn ?? check.nextOn, history };
}
