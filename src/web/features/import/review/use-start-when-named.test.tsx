// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStartWhenNamed } from './use-start-when-named.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(isNameAwaited: boolean) {
  const onStart = vi.fn();
  const hook = renderHook(({ isAwaited }) => useStartWhenNamed(isAwaited, onStart), {
    initialProps: { isAwaited: isNameAwaited },
  });
  return { ...hook, onStart };
}

it('an import starts at once where no name is awaited', () => {
  const { result, onStart } = open(false);
  act(() => result.current.begin());
  expect(onStart).toHaveBeenCalledOnce();
  expect(result.current.isWaiting).toBe(false);
});

it('it waits for names, and starts once when they are there', () => {
  const { result, rerender, onStart } = open(true);
  expect(onStart).not.toHaveBeenCalled();
  act(() => result.current.begin());
  expect([result.current.isWaiting, onStart.mock.calls.length]).toEqual([true, 0]);
  rerender({ isAwaited: false });
  expect([result.current.isWaiting, onStart.mock.calls.length]).toEqual([false, 1]);
  act(() => void vi.advanceTimersByTime(20_000));
  expect(onStart).toHaveBeenCalledOnce();
});

it('it waits ten seconds at most', () => {
  const { result, onStart } = open(true);
  act(() => result.current.begin());
  act(() => void vi.advanceTimersByTime(9_999));
  expect(onStart).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(onStart).toHaveBeenCalledOnce();
});
