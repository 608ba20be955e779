// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { byId, logbookGlider } from '#test/builders/logbook-items';
import { useDues } from './dues-today.ts';

const LOGBOOK = {
  gliders: byId(logbookGlider({ id: 1, checkedOn: '2025-05-04', checkMonths: 12 })),
  gear: new Map(),
  flights: new Map(),
  handlings: new Map(),
};
const stateOn = ({ current }: { readonly current: ReturnType<typeof useDues> }) => current.map(({ state }) => state);

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 4, 3, 23, 59, 30) }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('on a page that stays open over midnight, checks stand as on the new day', () => {
  const { result } = renderHook(() => useDues(LOGBOOK));
  expect(stateOn(result)).toEqual(['soon']);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(stateOn(result)).toEqual(['due']);
});

it('on a page that slept and is shown again in the morning, they do so at once', () => {
  const { result } = renderHook(() => useDues(LOGBOOK));
  vi.setSystemTime(new Date(2026, 4, 4, 7));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(stateOn(result)).toEqual(['due']);
});
