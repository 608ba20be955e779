import { useLayoutEffect } from 'react';
import * as v from 'valibot';
import { type CalendarPeriod, drillDown } from '#domain/statistics/calendar-periods';
import {
  chooseFlights,
  chooseMonth,
  chooseYear,
  type SelectedSite,
  type Selections,
  toggleSite,
  zoomOut,
} from '#domain/statistics/selections';
import { sessionState } from '#web/session-state.ts';
import { changeSelections, sharedSelections } from './shared-selections.ts';

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** The state of a history entry; of another version it may be anything. */
const STATE = v.object({
  statistics: v.object({
    pilotId: whole,
    year: v.nullable(whole),
    month: v.nullable(v.pipe(whole, v.minValue(1), v.maxValue(12))),
    below: whole,
  }) satisfies v.GenericSchema<DrillEntry>,
});

/** What to write into the history entry that a pending step back leads to. */
const awaited = sessionState<DrillEntry | null>(() => null);

/** Changes the time that is shown, and the history accordingly. */
export function changeTime(pilotId: number, change: (before: Selections) => Selections): void {
  if (awaited.get()) return; // A second click while a step back is pending.
  const before = sharedSelections.get();
  const after = change(before);
  sharedSelections.set(after);
  const { year, month } = before;
  const from = entryIn(history.state, pilotId) ?? { pilotId, year, month, below: 0 };
  moveHistory(from, after);
}

/** Follows Back and Forward through the history entries of this pilot's statistics, starting with the present one. */
export function useDrillHistory(pilotId: number): void {
  useLayoutEffect(() => {
    const follow = (): void => {
      const entry = entryIn(history.state, pilotId);
      if (entry) changeSelections((before) => inTime(before, entry));
    };
    const onPopState = (): void => {
      const entry = awaited.get();
      if (entry) writeEntry(entry);
      awaited.set(null);
      follow();
    };
    follow();
    window.addEventListener('popstate', onPopState);
    return () => {
      awaited.set(null);
      window.removeEventListener('popstate', onPopState);
    };
  }, [pilotId]);
}

function moveHistory(from: DrillEntry, time: DrillTime): void {
  const move = drillMove(from, time);
  if (move.how === 'replace') writeEntry(move.entry);
  else if (move.how === 'push') pushEntry(from, move.entry);
  else {
    awaited.set(move.entry);
    history.go(-move.steps);
  }
}

function pushEntry(from: DrillEntry, entry: DrillEntry): void {
  writeEntry(from);
  history.pushState({ ...history.state, statistics: entry }, '');
}

function writeEntry(entry: DrillEntry): void {
  history.replaceState({ ...history.state, statistics: entry }, '');
}

/** Returns the selections at the time of an entry; a different time closes the list of chosen flights. */
function inTime(before: Selections, { year, month }: DrillTime): Selections {
  if (before.year === year && before.month === month) return before;
  return chooseMonth(chooseYear(before, year), month);
}

/** Returns the state of this pilot's statistics in a history entry, or null. */
function entryIn(state: unknown, pilotId: number): DrillEntry | null {
  const { success, output } = v.safeParse(STATE, state);
  return success && output.statistics.pilotId === pilotId ? output.statistics : null;
}

/** The part of the selections that has entries in the history: all years, one of them, or one of its months. */
export type DrillTime = Pick<Selections, 'year' | 'month'>;

/** The state of the statistics in a history entry. */
export interface DrillEntry extends DrillTime {
  readonly pilotId: number;
  /** Number of entries right before it that show the levels above. */
  readonly below: number;
}

/** How the history changes with the time. */
type DrillMove =
  | { readonly how: 'push'; readonly entry: DrillEntry }
  | { readonly how: 'replace'; readonly entry: DrillEntry }
  /** Goes back `steps` entries, then replaces that entry with `entry`. */
  | { readonly how: 'back'; readonly steps: number; readonly entry: DrillEntry };

/**
 * Returns how the history changes. A level further in is a new entry. A level further out goes back to the entry it was
 * reached from, so that Back never leads into a level that was left; where there is none, and on the same level, the
 * entry is replaced.
 */
export function drillMove(from: DrillEntry, { year, month }: DrillTime): DrillMove {
  const lowest = levelOf(from) - from.below;
  const below = Math.max(0, levelOf({ year, month }) - lowest);
  const entry = { pilotId: from.pilotId, year, month, below };
  if (below < from.below) return { how: 'back', steps: from.below - below, entry };
  return below > from.below ? { how: 'push', entry } : { how: 'replace', entry };
}

/** Returns 0 for years, 1 for months, 2 for days. */
function levelOf({ year, month }: DrillTime): number {
  if (year === null) return 0;
  return month === null ? 1 : 2;
}

/** Actions of the statistics page. Sites are given as the keys of slices and options; empty is all of them. */
export interface SelectionActions {
  readonly toggleSite: (key: string) => void;
  readonly chooseYear: (year: number | null) => void;
  readonly chooseMonth: (month: number | null) => void;
  readonly drillDown: (period: CalendarPeriod) => void;
  readonly zoomOut: () => void;
  readonly chooseFlights: (flightIds: readonly number[]) => void;
}

export function actionsOf(pilotId: number): SelectionActions {
  return {
    toggleSite: (key) => changeSelections((before) => toggleSite(before, siteOfKey(key))),
    chooseYear: (year) => changeTime(pilotId, (before) => chooseYear(before, year)),
    chooseMonth: (month) => changeTime(pilotId, (before) => chooseMonth(before, month)),
    drillDown: (period) => changeTime(pilotId, (before) => drillDown(before, period)),
    zoomOut: () => changeTime(pilotId, zoomOut),
    chooseFlights: (flightIds) => changeSelections((before) => chooseFlights(before, flightIds)),
  };
}

function siteOfKey(key: string): SelectedSite | null {
  if (key === '') return null;
  return key === 'noSite' ? key : Number(key);
}
