// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { remounting } from '#test/web/remounting';
import { pending } from '#test/web/store-with-calls';
import { useLatest, useLoaded } from './use-latest.ts';

afterEach(cleanup);

describe('of several requests', () => {
  it('only the one that began last is the latest', () => {
    const { result } = renderHook(() => useLatest());
    const [isFirst, isSecond] = [result.current(), result.current()];
    expect([isFirst(), isSecond()]).toEqual([false, true]);
  });

  it('none is left when the component has gone', () => {
    const { result, unmount } = renderHook(() => useLatest());
    const isLatest = result.current();
    unmount();
    expect(isLatest()).toBe(false);
  });

  it('the latest stays so when React runs the effects again', async () => {
    const { wrapper, remount } = remounting();
    const { result } = renderHook(() => useLatest(), { wrapper });
    const isLatest = result.current();
    await remount();
    expect(isLatest()).toBe(true);
  });
});

describe('a loaded state', () => {
  /** A hook whose loads are resolved by the test, in any order. */
  function heldLoads() {
    const loads = { one: pending<string>(), other: pending<string>() };
    const load = { one: () => loads.one.promise, other: () => loads.other.promise };
    const hook = renderHook(({ of }: { readonly of: keyof typeof loads }) => useLoaded(load[of], 'loading'), {
      initialProps: { of: 'one' },
    });
    return { loads, ...hook };
  }

  it('is what was loaded', async () => {
    const { loads, result } = heldLoads();
    expect(result.current[0]).toBe('loading');
    await act(async () => loads.one.give('the one'));
    expect(result.current[0]).toBe('the one');
  });

  it('is that of the latest load, whichever ends last', async () => {
    const { loads, result, rerender } = heldLoads();
    rerender({ of: 'other' });
    await act(async () => loads.other.give('the other'));
    await act(async () => loads.one.give('the one'));
    expect(result.current[0]).toBe('the other');
  });

  it('can be loaded again', async () => {
    let loads = 0;
    const load = async (): Promise<number> => {
      loads += 1;
      return loads;
    };
    const { result } = renderHook(() => useLoaded(load, 0));
    await act(async () => undefined);
    await act(() => result.current[1]());
    expect([result.current[0], loads]).toEqual([2, 2]);
  });
});
