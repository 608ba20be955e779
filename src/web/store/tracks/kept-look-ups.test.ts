// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { blankOf } from '#domain/fields/entity';
import { FLIGHT } from '#domain/fields/flight';
import { SITE } from '#domain/fields/site';
import { degrees } from '#domain/units';
import { hashOf } from '#formats/hash-of';
import { flownPath, igcFile } from '#test/builders/igc';
import { browserWithServer, signUpInBrowser } from '#test/web/browser-with-server';
import { fakeStorage } from '#test/web/fake-storage';
import { respondInstead } from '#test/web/respond-instead';
import { setDeviceOwner } from '../../device-storage/my-device.ts';
import { heldPilotId, saveItem } from '../store.ts';
import { keepForLater, keptFlightsWith, keptZoneNear } from './device-tracks.ts';

const LAUNCH = { at: 36_000, lat: 46.6863, lng: 7.8632, altitude: 1_500 };
const IGC = igcFile({ fixes: flownPath(LAUNCH, [{ seconds: 60 }, { seconds: 600, speed: 10, climb: -1 }]) });

browserWithServer();
beforeAll(() => void vi.spyOn(console, 'warn').mockReturnValue());
beforeEach(async () => {
  fakeStorage();
  await signUpInBrowser();
});

const addSite = (name: string, lat: number, lng: number) =>
  saveItem({ dataType: 'site', data: { ...blankOf(SITE), id: 0, name, lat: degrees(lat), lng: degrees(lng) } });
const addFlight = () => {
  const track = { id: 0, date: '2026-05-03', igc: IGC, igcEncoding: 'utf-8', igcFileName: 'a.igc' } as const;
  return saveItem({ dataType: 'flight', data: { ...blankOf(FLIGHT), ...track } });
};

it('has the zone of the nearest site within 50 km, asked for once as long as the sites stay where they are', async () => {
  setDeviceOwner(heldPilotId());
  await addSite('Amisbühl', 46.7, 7.85);
  await addSite('Hong Kong', 22.3, 114.2);
  const calls = respondInstead('/api/timezones', () => null);
  await keepForLater();
  expect(await keptZoneNear({ lat: 46.9, lng: 7.9 })).toBe('Europe/Zurich');
  expect(await keptZoneNear({ lat: 22.4, lng: 114.1 })).toBe('Asia/Hong_Kong');
  expect(await keptZoneNear({ lat: 47.5, lng: 7.9 })).toBeNull(); // 89 km.
  await keepForLater();
  expect(calls).toHaveLength(1);
  await addSite('Pokhara', 28.2, 83.9);
  await keepForLater();
  expect(calls).toHaveLength(2);
  expect(await keptZoneNear({ lat: 28.2, lng: 84 })).toBe('Asia/Kathmandu');
});

it('knows the flights of a track file, and asks again when tracks have changed', async () => {
  setDeviceOwner(heldPilotId());
  const file = await hashOf(new TextEncoder().encode(IGC));
  expect(await keptFlightsWith(file)).toBeNull();
  await keepForLater();
  expect(await keptFlightsWith(file)).toEqual([]);
  const calls = respondInstead('/api/tracks', () => null);
  const [first, second] = [await addFlight(), await addFlight()];
  await keepForLater();
  expect(await keptFlightsWith(file)).toMatchObject([{ flightId: first }, { flightId: second }]);
  await keepForLater();
  expect(calls).toHaveLength(1);
});

it('keeps nothing on a device that is not the pilot’s own', async () => {
  const calls = respondInstead('/api/t', () => null);
  await addSite('Amisbühl', 46.7, 7.85);
  await keepForLater();
  expect(calls).toHaveLength(0);
  expect([await keptZoneNear({ lat: 46.7, lng: 7.85 }), await keptFlightsWith('')]).toEqual([null, null]);
});
