// @vitest-environment happy-dom

import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { blankOf } from '#domain/fields/entity';
import { FLIGHT } from '#domain/fields/flight';
import { flownPath, igcFile } from '#test/builders/igc';
import { callElsewhere } from '#test/web/app-in-page';
import { browserWithServer, signUpInBrowser } from '#test/web/browser-with-server';
import { fakeStorage } from '#test/web/fake-storage';
import { respondInstead } from '#test/web/respond-instead';
import { readTracksInPage } from '#test/web/worker-in-page';
import { setDeviceOwner } from '#web/device-storage/my-device.ts';
import { clearSessionState } from '#web/session-state.ts';
import { heldPilotId, STORE_MODIFIED, saveItem } from '#web/store/store.ts';
import { storedTrackIndex } from '#web/store/tracks/stored-tracks.ts';
import { igcBytesOfFlight, readTrackOfFlight, timeZoneOfTrack, useReplacedTracks } from './track-store.ts';

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

describe('on the pilot’s own device', () => {
  const indexed = async () => (await storedTrackIndex(heldPilotId() ?? 0)).tracks;
  const igcFrom = (altitude: number) =>
    igcFile({ fixes: flownPath({ ...LAUNCH, altitude }, [{ seconds: 60 }, { seconds: 600, speed: 10, climb: -1 }]) });
  const add = (igc: string) => saveItem({ dataType: 'flight', data: { ...blankOf(FLIGHT), ...TRACK, igc } });

  /** Opens the page of a flight, and waits until its track is kept. */
  async function open(flightId: number): Promise<void> {
    await readTrackOfFlight(flightId);
    await vi.waitFor(async () => expect(await indexed()).toContainEqual(expect.objectContaining({ flightId })));
  }

  /** A page that has just been opened holds none of the tracks that were: others take their places. */
  async function openAnew(): Promise<void> {
    for (let other = 0; other < 4; other += 1) await open(await add(igcFrom(2_000 + other)));
  }

  beforeEach(async () => {
    fakeStorage();
    await signUpInBrowser();
    setDeviceOwner(heldPilotId());
    readTracksInPage();
  });
  afterEach(() => new Promise((resolve) => setTimeout(resolve, 200))); // What is still being written needs the storage.

  it('a track that was opened is there without an answer, and a file that was kept is not asked for again', async () => {
    const [id, unopened] = [await add(igcFrom(1_700)), await addFlight()];
    await open(id);
    await openAnew();
    const [files] = calls();
    expect(await textOf(id)).toBe(igcFrom(1_700));
    expect(calls()[0]).toBe(files);
    await openAnew();
    respondInstead('/api/', () => ({ status: 0 }));
    expect(await textOf(id)).toBe(igcFrom(1_700));
    expect(await timeZoneOfTrack(id)).toBe('Europe/Zurich');
    window.dispatchEvent(new Event(STORE_MODIFIED)); // As with every pending change.
    expect(await readTrackOfFlight(id)).toMatchObject({ state: 'ready' });
    await expect(textOf(unopened)).rejects.toThrow('check your Internet connection');
  });

  it('another track of the flight is read anew', async () => {
    const id = await add(igcFrom(1_800));
    await open(id);
    const data = { ...blankOf(FLIGHT), ...TRACK, id, igc: igcFrom(1_900) };
    await callElsewhere('/api/data', { pilotId: heldPilotId(), dataType: 'flight', data });
    const { result } = renderHook(useReplacedTracks);
    const before = result.current;
    await openAnew();
    await textOf(id);
    await waitFor(() => expect(result.current).toBe(before + 1));
    expect(await textOf(id)).toBe(igcFrom(1_900));
  });
});
