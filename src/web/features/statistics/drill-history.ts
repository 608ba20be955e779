import { useLayoutEffect } from 'react';
import { chooseMonth, chooseYear, type Selections } from '#domain/statistics/selections';
import { type DrillEntry, type DrillTime, drillMove } from './drill-move.ts';
import { changeSelections, selectionsOf } from './shared-selections.ts';

/** What the entry is to say that a step back is on its way to. */
let awaited: DrillEntry | null = null;

/** Changes the time that is shown, and the history with it. */
export function changeTime(pilotId: number, change: (before: Selections) => Selections): void {
  if (awaited) return; // A second click within the few milliseconds that a step back takes.
  const before = selectionsOf(pilotId);
  const after = change(before);
  changeSelections(pilotId, () => after);
  const { year, month } = before;
  const from = entryIn(history.state, pilotId) ?? { pilotId, year, month, below: 0 };
  moveHistory(from, after);
}

/** Follows Back and Forward through the entries of this pilot's statistics, and begins with what the present one says. */
export function useDrillHistory(pilotId: number): void {
  useLayoutEffect(() => {
    const follow = (): void => {
      const entry = entryIn(history.state, pilotId);
      if (entry) changeSelections(pilotId, (before) => inTime(before, entry));
    };
    const onPopState = (): void => {
      if (awaited) writeEntry(awaited);
      awaited = null;
      follow();
    };
    follow();
    window.addEventListener('popstate', onPopState);
    return () => {
      awaited = null;
      window.removeEventListener('popstate', onPopState);
    };
  }, [pilotId]);
}

function moveHistory(from: DrillEntry, time: DrillTime): void {
  const move = drillMove(from, time);
  if (move.how === 'replace') writeEntry(move.entry);
  else if (move.how === 'push') pushEntry(from, move.entry);
  else {
    awaited = move.entry;
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

/** The time of an entry; where it is another one, the list of chosen flights is put away. */
function inTime(before: Selections, { year, month }: DrillTime): Selections {
  if (before.year === year && before.month === month) return before;
  return chooseMonth(chooseYear(before, year), month);
}

/** What this program has written into an entry of the history, unless it was for another pilot. */
function entryIn(state: unknown, pilotId: number): DrillEntry | null {
  const kept = typeof state === 'object' && state !== null && 'statistics' in state ? state.statistics : null;
  return isEntry(kept) && kept.pilotId === pilotId ? kept : null;
}

function isEntry(kept: unknown): kept is DrillEntry {
  return typeof kept === 'object' && kept !== null && 'pilotId' in kept && 'below' in kept;
}
