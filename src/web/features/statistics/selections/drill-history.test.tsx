// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { chooseYear, NO_SELECTIONS } from '#domain/statistics/selections';
import { clearSessionState } from '#web/session-state.ts';
import { changeTime, useDrillHistory } from './drill-history.ts';
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
