// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { blankOf } from '#domain/fields/entity';
import { FLIGHT } from '#domain/fields/flight';
import { flownPath, igcFile } from '#test/builders/igc';
import { browserWithServer, signUpInBrowser } from '#test/web/browser-with-server';
import { changeResponses } from '#test/web/change-responses';
import { loseResponses } from '#test/web/lose-responses';
import { readTracksInPage } from '#test/web/worker-in-page';
import { saveItem } from '#web/store/store.ts';
import { readTrackOfFlight } from '../track/track-store.ts';
import { type StoredTrackState, useStoredTrack } from './track-preview.tsx';

browserWithServer();
beforeAll(async () => {
  readTracksInPage();
  await signUpInBrowser();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  readTracksInPage();
});

/** Saves a flight with a track from an altitude, and returns its id. */
function flightFrom(altitude: number): Promise<number> {
  const legs = [{ seconds: 60 }, { seconds: 600, speed: 10, climb: -1 }, { seconds: 60 }];
  const igc = igcFile({ fixes: flownPath({ at: 36_000, lat: 46.6863, lng: 7.8632, altitude }, legs) });
  const track = { id: 0, date: '2025-05-31', igc, igcEncoding: 'utf-8', igcFileName: 'a.igc' } as const;
  return saveItem({ dataType: 'flight', data: { ...blankOf(FLIGHT), ...track } });
}

const open = (flightId: number) =>
  renderHook(({ id }: { readonly id: number }) => useStoredTrack(id), { initialProps: { id: flightId } });
const highest = (stored: StoredTrackState) => (stored.state === 'ready' ? stored.track.analysis.maxAltitude : null);

it('a stored track comes with the time zone of its launch', async () => {
  const { result } = open(await flightFrom(1_500));
  expect(result.current).toEqual({ state: 'loading' });
  await waitFor(() => expect(result.current.state).toBe('ready'));
  expect(highest(result.current)).toBe(1_500);
  expect(result.current).toMatchObject({ zone: { state: 'found', timeZoneId: 'Europe/Zurich' } });
});

it('of a flight without a track the page says that there is none', async () => {
  const id = await saveItem({ dataType: 'flight', data: { ...blankOf(FLIGHT), id: 0, date: '2025-05-31' } });
  const { result } = open(id);
  await waitFor(() => expect(result.current.state).toBe('failed'));
  expect(result.current).toEqual({ state: 'failed', message: expect.stringMatching(/^\S.+/) });
});

it('a track that does not come fails with the reason', async () => {
  const id = await flightFrom(1_600);
  loseResponses('/track');
  const { result } = open(id);
  await waitFor(() => expect(result.current.state).toBe('failed'));
  expect(result.current).toMatchObject({ message: expect.stringContaining('check your Internet connection') });
});

it('a track whose file cannot be read fails with what is wrong with the file', async () => {
  const id = await flightFrom(1_650);
  changeResponses('/api/track-files/', () => 'no IGC file');
  const { result } = open(id);
  await waitFor(() => expect(result.current.state).toBe('failed'));
  expect(result.current).toEqual({ state: 'failed', message: "Couldn't parse your IGC file." });
});

it('a track whose time zone is not known comes without it', async () => {
  const id = await flightFrom(1_670);
  changeResponses('/track', (text) => text.replace(/"timeZoneId":"[^"]+"/, '"timeZoneId":null'));
  const { result } = open(id);
  await waitFor(() => expect(result.current.state).toBe('ready'));
  expect(highest(result.current)).toBe(1_670);
  expect(result.current).toMatchObject({ zone: { state: 'unknown' } });
});

it('of two flights the one that is shown last counts, whichever track comes first', async () => {
  const [slow, known] = [await flightFrom(1_700), await flightFrom(1_800)];
  await readTrackOfFlight(known);
  const { result, rerender } = open(slow);
  rerender({ id: known });
  await waitFor(() => expect(highest(result.current)).toBe(1_800));
  await act(async () => void (await readTrackOfFlight(slow)));
  expect(highest(result.current)).toBe(1_800);
});
