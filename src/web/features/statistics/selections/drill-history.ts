import { useLayoutEffect } from 'react';
import * as v from 'valibot';
import { chooseMonth, chooseYear, type Selections } from '#domain/statistics/selections';
import { sessionState } from '#web/session-state.ts';
import { type DrillEntry, type DrillTime, drillMove } from './drill-move.ts';
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

/** Returns what was stored in a history entry for this pilot's statistics, or null. */
function entryIn(state: unknown, pilotId: number): DrillEntry | null {
  const { success, output } = v.safeParse(STATE, state);
  return success && output.statistics.pilotId === pilotId ? output.statistics : null;
}
