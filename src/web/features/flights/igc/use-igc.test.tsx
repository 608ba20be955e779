// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { useEffect, useEffectEvent } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { remounting } from '#test/web/remounting';
import { pending } from '#test/web/store-with-calls';
import type { SettledIgc } from './igc-state.ts';
import { useIgc } from './use-igc.ts';

const STORED: SettledIgc = { state: 'stored', fileName: 'stored.igc' };

const openWidget = () => renderHook(() => useIgc({ flightId: 4, saved: STORED, started: STORED }));

/** A file whose bytes come when the test says so. */
function slowFile(name: string) {
  const bytes = pending<ArrayBuffer>();
  return { bytes, file: Object.assign(new File(['A'], name), { arrayBuffer: () => bytes.promise }) };
}

const onTrack = (): never => {
  throw new Error('No track was expected.');
};

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue()); // A file that cannot be read is logged.
afterEach(cleanup);

describe('the IGC widget', () => {
  it('rejects a file of another kind, and the stored one still counts', async () => {
    const { result } = openWidget();
    await act(() => result.current.choose(new File(['A'], 'notes.txt'), onTrack));
    expect(result.current.igc).toMatchObject({
      state: 'rejected',
      message: 'File must be .igc format.',
      before: STORED,
    });
    expect([result.current.isChanged, result.current.isSettled]).toEqual([false, true]);
  });

  it('is not settled while a file is read, and says when the device does not hand it out', async () => {
    const { result } = openWidget();
    const { bytes, file } = slowFile('flight.igc');
    const choosing = pending<void>();
    act(() => void result.current.choose(file, onTrack).then(choosing.give));
    expect(result.current.igc).toEqual({ state: 'reading', fileName: 'flight.igc', before: STORED });
    expect(result.current.isSettled).toBe(false);
    await act(async () => {
      bytes.reject(new Error('The card was removed.'));
      await choosing.promise;
    });
    expect(result.current.igc).toMatchObject({ state: 'rejected', message: "Couldn't read file flight.igc" });
  });

  it('drops what a file turns out to be that was removed meanwhile', async () => {
    const { result } = openWidget();
    const { bytes, file } = slowFile('flight.igc');
    const choosing = pending<void>();
    act(() => void result.current.choose(file, onTrack).then(choosing.give));
    act(() => result.current.remove());
    expect(result.current.igc).toBe(STORED);
    await act(async () => {
      bytes.reject(new Error('The card was removed.'));
      await choosing.promise;
    });
    expect(result.current.igc).toBe(STORED);
  });

  it('takes the latest of two files, whichever is read first', async () => {
    const { result } = openWidget();
    const { bytes, file } = slowFile('first.igc');
    const choosing = pending<void>();
    act(() => void result.current.choose(file, onTrack).then(choosing.give));
    await act(() => result.current.choose(new File(['A'], 'second.txt'), onTrack));
    await act(async () => {
      bytes.reject(new Error('The card was removed.'));
      await choosing.promise;
    });
    expect(result.current.igc).toMatchObject({ state: 'rejected', fileName: 'second.txt' });
  });

  it('has no file once the stored one is removed, which a save would change', () => {
    const { result } = openWidget();
    act(() => result.current.remove());
    expect(result.current.igc).toEqual({ state: 'none' });
    expect(result.current.isChanged).toBe(true);
  });
});

describe('when React runs the effects of the form again', () => {
  /** The widget in a form that resumes it as it is mounted. */
  function openInForm() {
    const { wrapper, remount } = remounting();
    const useResumedIgc = () => {
      const widget = useIgc({ flightId: 4, saved: STORED, started: STORED });
      const resume = useEffectEvent(() => void widget.resume(onTrack));
      useEffect(() => {
        resume();
      }, []);
      return widget;
    };
    return { ...renderHook(useResumedIgc, { wrapper }), remount };
  }

  it('the widget keeps what was done with it', async () => {
    const { result, remount } = openInForm();
    act(() => result.current.remove());
    await remount();
    expect(result.current.igc).toEqual({ state: 'none' });
  });

  it('a file that is being read is still read', async () => {
    const { result, remount } = openInForm();
    const { bytes, file } = slowFile('flight.igc');
    const choosing = pending<void>();
    act(() => void result.current.choose(file, onTrack).then(choosing.give));
    await remount();
    expect(result.current.igc).toMatchObject({ state: 'reading', fileName: 'flight.igc' });
    await act(async () => {
      bytes.reject(new Error('The card was removed.'));
      await choosing.promise;
    });
    expect(result.current.igc).toMatchObject({ state: 'rejected', fileName: 'flight.igc' });
  });
});
