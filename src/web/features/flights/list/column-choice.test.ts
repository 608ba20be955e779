// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { clearSessionState } from '#web/session-state.ts';
import { chooseColumns, columnsIn, shownOptionalColumns, useChosenColumns } from './column-choice.ts';

afterEach(() => {
  cleanup();
  clearSessionState();
  localStorage.clear();
});

const useColumnChoice = (pilotId: number) => shownOptionalColumns(pilotId, useChosenColumns());

describe('the columns of the flight list', () => {
  it('are barogram and XC until the pilot chooses', () => {
    expect(renderHook(() => useColumnChoice(7)).result.current).toEqual(['barogram', 'xc']);
  });

  it('are shown as soon as they are chosen, and after a reload, but for that pilot alone', () => {
    const { result } = renderHook(() => useColumnChoice(7));
    act(() => chooseColumns(7, ['glider', 'score']));
    expect(result.current).toEqual(['glider', 'score']);
    act(clearSessionState);
    expect(renderHook(() => useColumnChoice(7)).result.current).toEqual(['glider', 'score']);
    expect(renderHook(() => useColumnChoice(8)).result.current).toEqual(['barogram', 'xc']);
  });

  it('can be none', () => {
    act(() => chooseColumns(7, []));
    act(clearSessionState);
    expect(renderHook(() => useColumnChoice(7)).result.current).toEqual([]);
  });

  it('keep their order, and names of another version are left out', () => {
    expect(columnsIn('xc moon tags')).toEqual(['tags', 'xc']);
  });
});
