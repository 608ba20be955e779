// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browserWithServer, signUpInBrowser } from '#test/web/browser-with-server';
import { heldLogbook } from '#web/store/store.ts';
import { useFlightsUpload } from './use-flights-upload.ts';

browserWithServer();

const csvOf = (...dates: readonly string[]) =>
  new File([['date,remarks', ...dates.map((date) => `${date},new`)].join('\n')], 'flights.csv', { type: 'text/csv' });
const flightsNum = (): number | undefined => heldLogbook()?.flights.size;
const NOT_CSV = new File(['{}'], 'flights.json', { type: 'application/json' });

beforeEach(signUpInBrowser);
afterEach(cleanup);

describe('an upload of flights', () => {
  it('adds them once, and is done: a second press sends nothing', async () => {
    const { result } = renderHook(useFlightsUpload);
    await act(() => result.current.choose(csvOf('2026-05-03', '2026-05-04')));
    await act(() => result.current.send());
    expect(result.current.upload).toMatchObject({ state: 'imported', added: { flightsNum: 2 } });
    await act(() => result.current.send());
    expect([result.current.upload.state, flightsNum()]).toEqual(['imported', 2]);
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
