// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError, type CallErrorType } from '#web/api/call-error.ts';
import { untilSent } from './send-import.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Makes a call that fails so often, and then returns how often it was made. */
function sending(type: CallErrorType, failures: number) {
  const stop = new AbortController();
  const waits: boolean[] = [];
  let made = 0;
  const call = async (): Promise<number> => {
    made += 1;
    if (made <= failures) throw new CallError(type);
    return made;
  };
  const sent = untilSent(call, { signal: stop.signal, onWaiting: (isWaiting) => waits.push(isWaiting) });
  sent.catch(() => undefined); // The test awaits it later.
  return { sent, waits, stop, count: () => made };
}

describe('a call that carries a key', () => {
  it('is repeated for as long as the connection is lost', async () => {
    const { sent, waits } = sending('ajaxNetworkError', 20);
    await vi.runAllTimersAsync();
    expect(await sent).toBe(21);
    expect([waits[0], waits.at(-1)]).toEqual([true, false]);
  });

  it('is repeated at once when the device is connected again', async () => {
    const { sent } = sending('ajaxNetworkError', 1);
    await vi.advanceTimersByTimeAsync(10);
    window.dispatchEvent(new Event('online'));
    expect(await sent).toBe(2);
  });

  it('is repeated a few times while the server is busy, then rejected', async () => {
    const { sent, count } = sending('DBWriteError', 100);
    await vi.runAllTimersAsync();
    await expect(sent).rejects.toMatchObject({ type: 'DBWriteError' });
    expect(count()).toBe(4);
  });

  it('is rejected at once when a repetition cannot help', async () => {
    const { sent, count } = sending('validationError', 100);
    await expect(sent).rejects.toMatchObject({ type: 'validationError' });
    expect(count()).toBe(1);
  });

  it('is given up when the pilot stops', async () => {
    const { sent, stop, count } = sending('ajaxNetworkError', 100);
    await vi.advanceTimersByTimeAsync(10);
    stop.abort();
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
    expect(count()).toBe(1);
  });
});
