// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { blankOf } from '#domain/fields/entity';
import { FLIGHT } from '#domain/fields/flight';
import { flownPath, igcFile } from '#test/builders/igc';
import { browserWithServer, signUpInBrowser } from '#test/web/browser-with-server';
import { fakeStorage } from '#test/web/fake-storage';
import { respondInstead } from '#test/web/respond-instead';
import { setDeviceOwner } from '../../device-storage/my-device.ts';
import { deleteItem, heldPilotId, saveItem } from '../store.ts';
import { keepForLater, keptTrackOf } from './device-tracks.ts';
import { keptTracks, lookAtKeptTracks, switchAllTracks } from './keep-all-tracks.ts';

browserWithServer();
beforeEach(async () => {
  fakeStorage();
  await signUpInBrowser();
  setDeviceOwner(heldPilotId());
});

function addFlight(altitude: number): Promise<number> {
  const launch = { at: 36_000, lat: 46.6863, lng: 7.8632, altitude };
  const igc = igcFile({ fixes: flownPath(launch, [{ seconds: 60 }, { seconds: 600, speed: 10, climb: -1 }]) });
  const track = { id: 0, date: '2026-05-03', igc, igcEncoding: 'utf-8', igcFileName: 'a.igc' } as const;
  return saveItem({ dataType: 'flight', data: { ...blankOf(FLIGHT), ...track } });
}

const withRoom = (quota: number) =>
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota, usage: 0 }) } });

it('keeps all tracks, also later ones, until it is switched off', async () => {
  withRoom(1_000_000_000);
  const [first, second] = [await addFlight(1_500), await addFlight(1_600)];
  await lookAtKeptTracks();
  expect(keptTracks.get()).toEqual({ keepsAll: false, count: 0, bytes: 0, progress: 'still' });
  await switchAllTracks(true);
  expect(keptTracks.get()).toMatchObject({ keepsAll: true, count: 2, progress: 'still' });
  expect(keptTracks.get()?.bytes).toBeGreaterThan(40_000);
  expect([await keptTrackOf(first), await keptTrackOf(second)]).toMatchObject([
    { isCurrent: true },
    { isCurrent: true },
  ]);

  await deleteItem({ dataType: 'flight', id: first });
  await addFlight(1_700);
  await keepForLater();
  expect(keptTracks.get()).toMatchObject({ count: 2, progress: 'still' });
  expect(await keptTrackOf(first)).toBeNull();

  await switchAllTracks(false);
  expect(keptTracks.get()).toEqual({ keepsAll: false, count: 0, bytes: 0, progress: 'still' });
  await keepForLater();
  expect(keptTracks.get()?.count).toBe(0);
});

it('stops where the device is full or nobody answers, and goes on another time', async () => {
  withRoom(10_000_000);
  await addFlight(1_500);
  await switchAllTracks(true);
  expect(keptTracks.get()).toMatchObject({ keepsAll: true, count: 0, progress: 'full' });
  withRoom(1_000_000_000);
  vi.spyOn(console, 'warn').mockReturnValue();
  let isDown = true;
  respondInstead('/api/track-files', () => (isDown ? { status: 0 } : null));
  await keepForLater();
  expect(keptTracks.get()).toMatchObject({ count: 0, progress: 'stopped' });
  isDown = false;
  await keepForLater();
  expect(keptTracks.get()).toMatchObject({ count: 1, progress: 'still' });
});
