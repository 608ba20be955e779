// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { chooseYear, NO_SELECTIONS } from '#domain/statistics/selections';
import { clearSessionState } from '#web/session-state.ts';
import { changeTime, type DrillEntry, type DrillTime, drillMove, useDrillHistory } from './drill-history.ts';
import { sharedSelections } from './shared-selections.ts';

const PILOT = 7;
const ENTRY = { pilotId: PILOT, year: 2025, month: 6, below: 2 };

afterEach(() => {
  cleanup();
  clearSessionState();
  history.replaceState(null, '');
});

function selectionsAfter(state: unknown) {
  history.replaceState(state, '');
  renderHook(() => useDrillHistory(PILOT));
  return sharedSelections.get();
}

it('shows the time that the history entry of this pilot has', () => {
  expect(selectionsAfter({ statistics: ENTRY })).toMatchObject({ year: 2025, month: 6 });
});

it.each([
  ['nothing', null],
  ['another page’s state', { key: 'a' }],
  ['another pilot’s entry', { statistics: { ...ENTRY, pilotId: 8 } }],
  ['an entry of another version', { statistics: { pilotId: PILOT, below: 2, period: '2025-06' } }],
  ['a year that is no number', { statistics: { ...ENTRY, year: '2025' } }],
  ['a month that there is not', { statistics: { ...ENTRY, month: 13 } }],
])('stays as it is with %s', (_, state) => {
  expect(selectionsAfter(state)).toEqual(NO_SELECTIONS);
});

it('keeps what others have in a history entry', () => {
  history.replaceState({ key: 'a', statistics: { below: '1' } }, '');
  changeTime(PILOT, (before) => chooseYear(before, 2024));
  expect(history.state).toEqual({ key: 'a', statistics: { pilotId: PILOT, year: 2024, month: null, below: 1 } });
});

const YEARS: DrillTime = { year: null, month: null };
const MONTHS: DrillTime = { year: 2026, month: null };
const DAYS: DrillTime = { year: 2026, month: 5 };
const at = (time: DrillTime, below: number): DrillEntry => ({ pilotId: 7, ...time, below });

it('pushes an entry for each level further in', () => {
  expect(drillMove(at(YEARS, 0), MONTHS)).toEqual({ how: 'push', entry: at(MONTHS, 1) });
  expect(drillMove(at(MONTHS, 1), DAYS)).toEqual({ how: 'push', entry: at(DAYS, 2) });
  expect(drillMove(at(MONTHS, 0), DAYS), 'where the statistics were entered at a year').toEqual({
    how: 'push',
    entry: at(DAYS, 1),
  });
});

it('goes back to the entry that a level was reached from', () => {
  expect(drillMove(at(DAYS, 2), MONTHS)).toEqual({ how: 'back', steps: 1, entry: at(MONTHS, 1) });
  expect(drillMove(at(DAYS, 2), YEARS)).toEqual({ how: 'back', steps: 2, entry: at(YEARS, 0) });
  const otherYear = { year: 2025, month: null };
  expect(drillMove(at(DAYS, 2), otherYear)).toEqual({ how: 'back', steps: 1, entry: at(otherYear, 1) });
  expect(drillMove(at(DAYS, 1), YEARS), 'further out than where they were entered').toEqual({
    how: 'back',
    steps: 1,
    entry: at(YEARS, 0),
  });
});

it('replaces the entry on the same level, and where none is before it', () => {
  expect(drillMove(at(DAYS, 2), { year: 2026, month: 6 })).toMatchObject({ how: 'replace', entry: { below: 2 } });
  expect(drillMove(at(MONTHS, 0), YEARS)).toEqual({ how: 'replace', entry: at(YEARS, 0) });
});
