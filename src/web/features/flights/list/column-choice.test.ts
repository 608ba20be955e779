// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { clearSessionState } from '#web/session-state.ts';
import { type ColumnChoice, chooseColumns, hasMore, shownColumns, useChosenColumns } from './column-choice.ts';

afterEach(() => {
  cleanup();
  clearSessionState();
  localStorage.clear();
});

const ALL: readonly ColumnChoice[] = [
  { name: 'date' },
  { name: 'glider', choice: 'hidden' },
  { name: 'barogram', choice: 'shown' },
  { name: 'score', choice: 'hidden' },
];
const useShown = (pilotId: number) => shownColumns(ALL, useChosenColumns(pilotId)).map(({ name }) => name);

describe('the columns of the flight list', () => {
  it('are the usual ones until the pilot chooses', () => {
    expect(renderHook(() => useShown(7)).result.current).toEqual(['date', 'barogram']);
  });

  it('are shown as soon as they are chosen, and after a reload, but for that pilot alone', () => {
    const { result } = renderHook(() => useShown(7));
    act(() => chooseColumns(7, ['glider', 'score']));
    expect(result.current).toEqual(['date', 'glider', 'score']);
    act(clearSessionState);
    expect(renderHook(() => useShown(7)).result.current).toEqual(['date', 'glider', 'score']);
    expect(renderHook(() => useShown(8)).result.current).toEqual(['date', 'barogram']);
  });

  it('can be those that are always there', () => {
    act(() => chooseColumns(7, []));
    act(clearSessionState);
    expect(renderHook(() => useShown(7)).result.current).toEqual(['date']);
  });

  it('keep their order, and names of another version are left out', () => {
    const shown = shownColumns(ALL, ['score', 'moon', 'glider']);
    expect(shown.map(({ name }) => name)).toEqual(['date', 'glider', 'score']);
    expect([hasMore(shown), hasMore(shownColumns(ALL, null))]).toEqual([true, false]);
  });
});
