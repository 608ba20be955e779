import { expect, it } from 'vitest';
import { pilotOf } from '#test/builders/responses';
import { fakeStorage } from '#test/web/fake-storage';
import { setDeviceOwner } from '../../device-storage/my-device.ts';
import { readStored, writeStored } from '../../device-storage/stored-database.ts';
import { claimStored, wipeStored } from '../../device-storage/stored-owner.ts';
import { clearSessionState } from '../../session-state.ts';
import { headKey, headOf } from '../copy/copy-rows.ts';
import {
  canKeepTracks,
  dropTracks,
  keepTrack,
  setKeepsAllTracks,
  storedTrack,
  storedTrackFile,
  storedTrackIndex,
  type TrackOfFlight,
  type TrackToKeep,
} from './stored-tracks.ts';

const TRACK: TrackOfFlight = {
  file: 'a',
  range: { from: 10, to: 20 },
  flown: null,
  doubt: null,
  beginsInAir: false,
  timeZoneId: 'Europe/Zurich',
  findings: null,
  findingsFailed: false,
  ground: null,
};

/** A track of a file of its own, unless another one is named. */
function toKeep(flightId: number, { file = `f${flightId}`, usedAt = flightId } = {}): TrackToKeep {
  return { flightId, mark: 'm', track: { ...TRACK, file }, bytes: new Uint8Array([flightId]).buffer, usedAt };
}

const NO_ITEMS = { flights: new Map(), sites: new Map(), gliders: new Map(), gear: new Map(), handlings: new Map() };

const ownDevice = async (): Promise<void> => {
  fakeStorage();
  clearSessionState();
  setDeviceOwner(7);
  await claimStored(7);
};
const keptFlights = async (pilotId = 7) => (await storedTrackIndex(pilotId)).tracks.map(({ flightId }) => flightId);
const keys = () => readStored(['tracks'], async ({ rows }) => (await rows('tracks', '')).map(({ key }) => key));

it('has a track and the bytes of its file as they were kept', async () => {
  await ownDevice();
  expect([await storedTrack(7, 1), await storedTrackFile(7, 'f1')]).toEqual([null, null]);
  await keepTrack(7, toKeep(1));
  expect(await storedTrack(7, 1)).toEqual({ mark: 'm', track: { ...TRACK, file: 'f1' } });
  expect(new Uint8Array((await storedTrackFile(7, 'f1')) ?? new ArrayBuffer(0))).toEqual(new Uint8Array([1]));
});

it('keeps no tracks for a restored logbook while the copy is that of before, which is put aside with its tracks', async () => {
  await ownDevice();
  const logbook = { pilot: pilotOf(7), epoch: 'second' };
  expect(await canKeepTracks(logbook)).toBe(true);
  const head = headOf({ ...logbook, epoch: 'first', lastModified: 1, ...NO_ITEMS }, 0);
  await writeStored('relaxed', ['logbook'], async ({ put }) => put('logbook', headKey(7), head));
  expect([await canKeepTracks(logbook), await canKeepTracks({ ...logbook, epoch: 'first' })]).toEqual([false, true]);
});

it('keeps the last fifty that were opened, and a file as long as a flight has it', async () => {
  await ownDevice();
  await keepTrack(7, toKeep(1, { file: 'shared' }));
  for (let id = 2; id <= 50; id += 1) await keepTrack(7, toKeep(id, { file: id === 2 ? 'shared' : `f${id}` }));
  await keepTrack(7, toKeep(51));
  expect(await storedTrack(7, 1)).toBeNull();
  expect(await storedTrackFile(7, 'shared')).not.toBeNull();
  await keepTrack(7, toKeep(3, { usedAt: 60 })); // Opened again.
  await keepTrack(7, toKeep(52));
  expect(await storedTrackFile(7, 'shared')).toBeNull();
  expect((await keptFlights()).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 50 }, (_, i) => i + 3),
  );
  expect((await keys()).filter((key) => key.startsWith('7/file/'))).toHaveLength(50);
});

it('removes the file of a track that was replaced, and tracks of flights that have none any more', async () => {
  await ownDevice();
  await keepTrack(7, toKeep(1));
  await keepTrack(7, toKeep(1, { file: 'other' }));
  expect([await storedTrackFile(7, 'f1'), (await storedTrackFile(7, 'other'))?.byteLength]).toEqual([null, 1]);
  await dropTracks(7, new Set([1]));
  expect(await keys()).toEqual(['7/index']);
});

it('keeps all while the pilot wants it, and after that the last ones that were opened', async () => {
  await ownDevice();
  await setKeepsAllTracks(7, true);
  for (let id = 1; id <= 60; id += 1) await keepTrack(7, toKeep(id, { usedAt: id % 2 === 0 ? id : 0 }));
  expect(await keptFlights()).toHaveLength(60);
  await setKeepsAllTracks(7, false);
  expect(await keptFlights()).toHaveLength(30);
  expect((await storedTrackIndex(7)).keepsAll).toBe(false);
});

it('leaves nothing after a logout, and writes nothing from a tab that has not noticed it', async () => {
  await ownDevice();
  await keepTrack(7, toKeep(1));
  await wipeStored(7);
  expect(await keys()).toEqual([]);
  expect(await keepTrack(7, toKeep(2))).toBe(false);
  await claimStored(7);
  expect(await keepTrack(7, toKeep(2))).toBe(false); // Another tab has logged in.
  expect(await keys()).toEqual([]);
  clearSessionState();
  expect(await keepTrack(7, toKeep(2))).toBe(true);
});

it('leaves nothing to another pilot', async () => {
  await ownDevice();
  await keepTrack(7, toKeep(1));
  await claimStored(8);
  expect(await keys()).toEqual([]);
});

it('takes rows of another version for none, and removes them', async () => {
  await ownDevice();
  await writeStored('relaxed', ['tracks'], async ({ put }) => {
    put('tracks', '7/index', { v: 2 });
    put('tracks', '7/flight/1', { v: 1, mark: 'm', text: '{"file":"f1"}' });
    put('tracks', '7/file/f1', { v: 2 });
  });
  expect([await storedTrack(7, 1), await storedTrackFile(7, 'f1'), await keptFlights()]).toEqual([null, null, []]);
  await keepTrack(7, toKeep(2));
  expect(await keys()).toEqual(['7/file/f2', '7/flight/2', '7/index']);
});
