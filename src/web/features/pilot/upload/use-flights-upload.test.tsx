// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserWithServer, signUpInBrowser } from '#test/web/browser-with-server';
import { loseResponses } from '#test/web/lose-responses';
import { heldLogbook } from '#web/store/store.ts';
import { useFlightsUpload } from './use-flights-upload.ts';

browserWithServer();

const csvOf = (...dates: readonly string[]) =>
  new File([['date,remarks', ...dates.map((date) => `${date},new`)].join('\n')], 'flights.csv', { type: 'text/csv' });
const flightsNum = (): number | undefined => heldLogbook()?.flights.size;
const NOT_CSV = new File(['{}'], 'flights.json', { type: 'application/json' });

beforeEach(signUpInBrowser);
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

describe('an upload of flights', () => {
  it('adds them once, and is done: a second press sends nothing', async () => {
    const { result } = renderHook(useFlightsUpload);
    await act(() => result.current.choose(csvOf('2026-05-03', '2026-05-04')));
    await act(() => result.current.send());
    expect(result.current.upload).toMatchObject({ state: 'imported', added: { flightsNum: 2 } });
    await act(() => result.current.send());
    expect([result.current.upload.state, flightsNum()]).toEqual(['imported', 2]);
  });

  it('adds nothing twice when it is sent again after a response that was lost', async () => {
    const { result } = renderHook(useFlightsUpload);
    await act(() => result.current.choose(csvOf('2026-05-03')));
    loseResponses('import');
    await act(() => result.current.send());
    expect(result.current.upload).toMatchObject({
      state: 'failed',
      failure: { kind: 'message', canRetry: true },
      fileName: 'flights.csv',
    });
    vi.unstubAllGlobals();
    await act(() => result.current.send());
    expect(result.current.upload).toMatchObject({ state: 'imported', added: { flightsNum: 1 } });
    expect(flightsNum()).toBe(1);
  });

  it('names the records that are wrong, adds none of them, and takes the corrected file', async () => {
    const { result } = renderHook(useFlightsUpload);
    await act(() => result.current.choose(csvOf('2026-05-03', '2026-02-30')));
    await act(() => result.current.send());
    expect(result.current.upload).toMatchObject({
      state: 'failed',
      failure: { kind: 'records', records: [{ row: 2 }] },
    });
    await act(() => result.current.choose(csvOf('2026-05-03')));
    await act(() => result.current.send());
    expect([result.current.upload.state, flightsNum()]).toEqual(['imported', 1]);
  });

  it('of a file that is removed or replaced while it is read is not sent', async () => {
    const { result } = renderHook(useFlightsUpload);
    await act(async () => {
      const reading = result.current.choose(csvOf('2026-05-03'));
      result.current.remove();
      await reading;
    });
    expect(result.current.upload).toEqual({ state: 'none' });
    await act(async () => {
      const reading = result.current.choose(csvOf('2026-05-03'));
      await result.current.choose(NOT_CSV);
      await reading;
    });
    expect(result.current.upload).toMatchObject({ state: 'rejected', fileName: 'flights.json' });
    await act(() => result.current.send());
    expect([result.current.upload.state, flightsNum()]).toEqual(['rejected', 0]);
  });
});
