// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reviewItem } from '#test/builders/found-flights';
import { browserWithServer, signUpInBrowser } from '#test/web/browser-with-server';
import { heldLogbook } from '#web/store/store.ts';
import { IMPORT_CALLS } from '../calls.ts';
import { NO_ANSWERS } from '../review/answers.ts';
import { otherImportedItems } from '../review/other-imported-items.ts';
import { reviewRows } from '../review/review-rows.ts';
import { planOf } from './plan.ts';
import { useSending } from './sending-page.tsx';

browserWithServer();

const FLIGHTS = 40;
const items = Array.from({ length: FLIGHTS }, (_, number) => reviewItem(`flight ${number}`, { track: null }));
const EMPTY = { flights: new Map(), sites: new Map(), gliders: new Map(), gear: new Map(), handlings: new Map() };
const content = {
  ...{
    source: 'a.zip',
    filesNum: FLIGHTS,
    bytesNum: 5,
    stopped: null,
    comparedUpTo: 0,
    known: [],
    refused: [],
    archives: [],
  },
  ...{ items, openRun: null },
};
const PLAN = planOf({
  content,
  rows: reviewRows({ items, logbook: EMPTY, sites: { choices: new Map(), newSites: [] }, answers: NO_ANSWERS }),
  newSites: [],
  gliderTexts: [],
  answers: NO_ANSWERS,
  otherItems: otherImportedItems(content, [], EMPTY),
});

const savedNum = () => heldLogbook()?.flights.size;
const runStates = async () => (await IMPORT_CALLS.runs()).map(({ state }) => state);

/** Sends, and stops once as soon as something is saved. */
function sendAndStop() {
  let isStopped = false;
  return renderHook(() => {
    const controls = useSending(PLAN);
    const { progress, stop } = controls;
    useEffect(() => {
      if (isStopped || progress.sent === 0) return;
      isStopped = true;
      stop();
    });
    return controls;
  });
}

beforeEach(signUpInBrowser);
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

describe('sending an import', () => {
  it('saves all of it, and ends the run', async () => {
    const { result } = renderHook(() => useSending(PLAN));
    expect(result.current.sending).toEqual({ state: 'sending', isWaiting: false });
    await waitFor(() => expect(result.current.sending.state).toBe('done'));
    expect([savedNum(), result.current.progress.isFinished, await runStates()]).toEqual([FLIGHTS, true, ['done']]);
  });

  it('stops after the part that is on its way, and goes on from there without a flight twice', async () => {
    const { result } = sendAndStop();
    await waitFor(() => expect(result.current.sending.state).toBe('stopped'));
    const { sent } = result.current.progress;
    expect(sent).toBeLessThan(FLIGHTS);
    expect([savedNum(), await runStates()]).toEqual([sent, ['open']]);
    await act(() => result.current.goOn());
    expect(result.current.sending.state).toBe('done');
    expect([savedNum(), await runStates()]).toEqual([FLIGHTS, ['done']]);
  });

  it('ends with the page: after the part that is on its way no other is sent', async () => {
    const parts: (() => void)[] = [];
    class HeldRequest extends XMLHttpRequest {
      private url = '';
      override open(method: string, url: string): void {
        super.open(method, url);
        this.url = url;
      }
      override send(body?: string): void {
        if (this.url.includes('/parts')) parts.push(() => super.send(body));
        else super.send(body);
      }
    }
    vi.stubGlobal('XMLHttpRequest', HeldRequest);
    const { unmount } = renderHook(() => useSending(PLAN));
    await waitFor(() => expect(parts).toHaveLength(1));
    unmount();
    parts[0]?.();
    await waitFor(() => expect(savedNum()).toBeGreaterThan(0));
    expect(await runStates()).toEqual(['open']);
    expect(parts).toHaveLength(1);
  });

  it('waits while the connection is lost, and goes on by itself', async () => {
    let isLost = true;
    class UnsteadyRequest extends XMLHttpRequest {
      override get status(): number {
        return isLost && this.responseURL.includes('/parts') ? 0 : super.status;
      }
    }
    vi.stubGlobal('XMLHttpRequest', UnsteadyRequest);
    const { result } = renderHook(() => useSending(PLAN));
    await waitFor(() => expect(result.current.sending).toEqual({ state: 'sending', isWaiting: true }));
    isLost = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(result.current.sending.state).toBe('done'));
    expect([savedNum(), await runStates()]).toEqual([FLIGHTS, ['done']]);
  });

  it('says why it failed, and tries again when the pilot wants to', async () => {
    class FailingRequest extends XMLHttpRequest {
      override get status(): number {
        return this.responseURL.includes('/finish') ? 404 : super.status;
      }
    }
    vi.stubGlobal('XMLHttpRequest', FailingRequest);
    const { result } = renderHook(() => useSending(PLAN));
    await waitFor(() => {
      act(() => void window.dispatchEvent(new Event('online'))); // Ends the pause before the next attempt.
      expect(result.current.sending).toEqual({ state: 'failed', message: expect.any(String) });
    });
    vi.unstubAllGlobals();
    await act(() => result.current.goOn());
    expect(result.current.sending.state).toBe('done');
    expect([savedNum(), await runStates()]).toEqual([FLIGHTS, ['done']]);
  });
});
