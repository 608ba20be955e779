// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTurn, useRenderedInTurn } from './in-turn.ts';
import { onPrinting } from './printing.ts';

/** Returns what to ask for, and what of it was done; tasks are counted between. */
function log() {
  const done: string[] = [];
  return { done, work: (name: string) => () => void done.push(name) };
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it('does one thing a task, in the order in which they were asked for', async () => {
  const { done, work } = log();
  for (const name of ['a', 'b', 'c']) inTurn(work(name));
  expect(done).toEqual([]);
  for (const seen of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
    await nextTask();
    expect(done).toEqual(seen);
  }
});

it('goes on with what is asked for meanwhile, and without what was dropped', async () => {
  const { done, work } = log();
  inTurn(() => inTurn(work('inner')));
  const drop = inTurn(work('dropped'));
  inTurn(work('last'));
  drop();
  for (let task = 0; task < 4; task += 1) await nextTask();
  expect(done).toEqual(['last', 'inner']);
});

it('does everything at once before a print', () => {
  const { done, work } = log();
  for (const name of ['a', 'b']) inTurn(work(name));
  globalThis.dispatchEvent(new Event('beforeprint'));
  expect(done).toEqual(['a', 'b']);
});

it('does everything before a print where some of it fails, too, and reports what failed', () => {
  const { done, work } = log();
  const [first, second] = [new Error('no canvas'), new Error('no style')];
  const failing = (error: Error) => () => {
    throw error;
  };
  const print = () => globalThis.dispatchEvent(new Event('beforeprint'));
  for (const asked of [work('a'), failing(first), work('b')]) inTurn(asked);
  expect(print).toThrow(first);
  expect(done).toEqual(['a', 'b']);

  for (const asked of [failing(first), failing(second), work('c')]) inTurn(asked);
  expect(print).toThrow(new AggregateError([first, second], '2 calls failed'));
  expect(done).toEqual(['a', 'b', 'c']);
});

it('calls the other listeners of a print, too, where one of them fails', () => {
  const { done, work } = log();
  const error = new Error('no width');
  const unsubscribes = [
    onPrinting(() => {
      throw error;
    }),
    onPrinting(work('measured')),
  ];
  expect(() => globalThis.dispatchEvent(new Event('afterprint'))).toThrow(error);
  for (const unsubscribe of unsubscribes) unsubscribe();
  expect(done).toEqual(['measured']);
});

describe('what is rendered in turn', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  /** Runs one task, and what it renders. */
  const nextRender = () => act(() => vi.advanceTimersToNextTimer());

  it('one part more is rendered in each task, until all are', () => {
    const { result } = renderHook(() => useRenderedInTurn(3));
    const counts = [result.current];
    for (let task = 0; task < 5; task += 1) {
      nextRender();
      counts.push(result.current);
    }
    expect(counts).toEqual([0, 1, 2, 3, 3, 3]);
  });

  it('nothing more is rendered of a page that is left', () => {
    const { unmount } = renderHook(() => useRenderedInTurn(3));
    nextRender();
    unmount();
    nextRender();
    expect(vi.getTimerCount()).toBe(0);
  });
});
