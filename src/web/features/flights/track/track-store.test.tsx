// @vitest-environment happy-dom

import { afterEach, beforeAll, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { blankOf } from '#domain/fields/entity';
import { FLIGHT } from '#domain/fields/flight';
import { flownPath, igcFile } from '#test/builders/igc';
import { browserWithServer, signUpInBrowser } from '#test/web/browser-with-server';
import { clearSessionState } from '#web/session-state.ts';
import { saveItem } from '#web/store/store.ts';
import { igcBytesOfFlight } from './track-store.ts';

const LAUNCH = { at: 36_000, lat: 46.6863, lng: 7.8632, altitude: 1_500 };
const IGC = igcFile({
  fixes: flownPath(LAUNCH, [{ seconds: 60 }, { seconds: 600, speed: 10, climb: -1 }, { seconds: 60 }]),
});
const TRACK = { id: 0, date: '2026-05-03', igc: IGC, igcEncoding: 'utf-8', igcFileName: 'a.igc' } as const;

browserWithServer();
beforeAll(() => signUpInBrowser());

let opened: MockInstance<XMLHttpRequest['open']>;

beforeEach(() => {
  opened = vi.spyOn(XMLHttpRequest.prototype, 'open');
});

afterEach(() => opened.mockRestore());

const addFlight = () => saveItem({ dataType: 'flight', data: { ...blankOf(FLIGHT), ...TRACK } });
const textOf = async (flightId: number) => new TextDecoder().decode(await igcBytesOfFlight(flightId));
/** How often a file was asked for by its hash, and what is stored of a flight. */
const calls = () =>
  [/^\/api\/track-files\//, /^\/api\/flights\/\d+\/track/].map(
    (path) => opened.mock.calls.filter(([, url]) => path.test(String(url))).length,
  );

it('a file is fetched once for all flights that have it, also after a save, and anew after a logout', async () => {
  const [first, second] = [await addFlight(), await addFlight()];
  expect([await textOf(first), await textOf(second)]).toEqual([IGC, IGC]);
  expect(calls()).toEqual([1, 2]);
  const third = await addFlight();
  expect([await textOf(first), await textOf(third)]).toEqual([IGC, IGC]);
  expect(calls()).toEqual([1, 4]);
  clearSessionState();
  expect(await textOf(first)).toBe(IGC);
  expect(calls()).toEqual([2, 5]);
});
