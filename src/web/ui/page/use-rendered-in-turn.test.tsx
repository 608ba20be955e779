// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRenderedInTurn } from './use-rendered-in-turn.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Runs one task, and what it renders. */
const nextTask = () => act(() => vi.advanceTimersToNextTimer());

it('one part more is rendered in each task, until all are', () => {
  const { result } = renderHook(() => useRenderedInTurn(3));
  const counts = [result.current];
  for (let task = 0; task < 5; task += 1) {
    nextTask();
    counts.push(result.current);
  }
  expect(counts).toEqual([0, 1, 2, 3, 3, 3]);
});

it('nothing more is rendered of a page that is left', () => {
  const { unmount } = renderHook(() => useRenderedInTurn(3));
  nextTask();
  unmount();
  nextTask();
  expect(vi.getTimerCount()).toBe(0);
});
