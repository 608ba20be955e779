import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changedGlider, loadResponse, pilotOf } from '#test/builders/responses';
import { type FakeStorage, fakeStorage } from '#test/web/fake-storage';
import { storedMarker, storeMarker } from '../../device-storage/held-marker.ts';
import { isDeviceOf, setDeviceOwner } from '../../device-storage/my-device.ts';
import { readStored, writeStored } from '../../device-storage/stored-database.ts';
import { wipeBegun } from '../../device-storage/wiping-row.ts';
import { clearSessionState } from '../../session-state.ts';
import { applyResponse } from '../logbook.ts';
import { copyOnDevice, readCopyEarly, tidyDeviceCopy } from './device-copy.ts';

const PILOT = pilotOf(7);
const LOGBOOK = applyResponse(null, loadResponse(5, { pilot: PILOT, gliders: [changedGlider(1)] }), null);

const copy = copyOnDevice();

/** Returns how many rows of pilot 7 are stored. */
const rows = async (): Promise<number> =>
  (await readStored(['logbook'], (reads) => reads.rows('logbook', '7/'))).length;
const hint = (storage: FakeStorage): void => void storage.localRows.set('signed-in', '1');

/** Logs pilot 7 in on the own device, until the copy is there. */
async function kept(): Promise<FakeStorage> {
  const storage = fakeStorage();
  hint(storage);
  copy.begin(PILOT, true);
  if (LOGBOOK) copy.keep(LOGBOOK, 1_000);
  await vi.waitFor(() => expect(copy.isKept(7)).toBe(true), 30_000);
  return storage;
}

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

describe('a login', () => {
  it('on the own device has a copy, with which the next start begins', async () => {
    await kept();
    expect(copy.start()?.marker).toEqual(storedMarker());
    expect((await copy.start()?.copy)?.logbook).toEqual(LOGBOOK);
  });

  it.each([
    ['on another device', PILOT, false],
    ['of a demo', { ...PILOT, expiresAt: '2026-05-02T12:00:00Z' }, null],
    ['of a demo, whatever was said', { ...PILOT, expiresAt: '2026-05-02T12:00:00Z' }, true],
    ['of another pilot who was not asked', pilotOf(8), null],
  ])('%s has none, and removes what is there', async (_, pilot, isOwnDevice) => {
    await kept();
    copy.begin(pilot, isOwnDevice);
    expect([copy.start(), isDeviceOf(7)]).toEqual([null, false]);
    if (LOGBOOK) copy.keep({ ...LOGBOOK, pilot }, 2_000);
    await vi.waitFor(async () => expect([await rows(), wipeBegun()]).toEqual([0, null]), 30_000);
  });

  it('by a link keeps what the same pilot has said before', async () => {
    await kept();
    copy.begin(PILOT, null);
    expect(copy.isKept(7)).toBe(true);
  });

  it('that stores nothing loads no code for it', () => {
    const { localRows } = fakeStorage();
    copy.begin(PILOT, false);
    expect([...localRows.keys()]).toEqual([]);
  });
});

describe('the copy', () => {
  it('goes when the state of the session does', async () => {
    await kept();
    clearSessionState();
    expect([storedMarker(), isDeviceOf(7)]).toEqual([null, false]);
    await vi.waitFor(async () => expect([await rows(), wipeBegun()]).toEqual([0, null]), 30_000);
  });

  it('stays when it belongs to another pilot, who has logged in in another tab', async () => {
    await kept();
    setDeviceOwner(8);
    storeMarker({ pilotId: 8, lastModified: 1, epoch: 'first' });
    copy.drop(); // Not by `clearSessionState`: the app's own store, which another file may have loaded, has seen no pilot, and would remove any copy.
    expect([storedMarker()?.pilotId, isDeviceOf(8), wipeBegun()]).toEqual([8, true, null]);
  });

  it('is not shown while nobody may be logged in', async () => {
    const { localRows } = await kept();
    localRows.delete('signed-in');
    expect(copy.start()).toBeNull();
  });
});

describe('a start', () => {
  it('finishes a wipe that was cut off', async () => {
    const { localRows } = await kept();
    localRows.set('wiping', '7');
    tidyDeviceCopy();
    await vi.waitFor(async () => expect([await rows(), wipeBegun()]).toEqual([0, null]), 30_000);
  });

  it('removes a copy that nobody has been allowed to see for a month', async () => {
    const { localRows } = await kept();
    tidyDeviceCopy();
    expect(storedMarker()).not.toBeNull();
    localRows.delete('signed-in');
    tidyDeviceCopy(); // It was confirmed in 1970.
    await vi.waitFor(async () => expect([await rows(), storedMarker()]).toEqual([0, null]), 30_000);
  });

  it('removes a copy that the operator does not want, and keeps none from then on', async () => {
    await kept();
    tidyDeviceCopy(false);
    expect([storedMarker(), isDeviceOf(7)]).toEqual([null, false]);
    await vi.waitFor(async () => expect([await rows(), wipeBegun()]).toEqual([0, null]), 30_000);
  });

  it('has none while a wipe is cut off', async () => {
    const { localRows } = await kept();
    localRows.set('wiping', '7');
    expect([copy.start(), readCopyEarly()]).toEqual([null, null]);
  });

  it('has what the first script has begun to read, once', async () => {
    await kept();
    expect(readCopyEarly()).toEqual(storedMarker());
    expect(await rows()).toBeGreaterThan(0); // Read after it.
    await writeStored('relaxed', ['logbook'], async ({ removeAll }) => removeAll('logbook', ''));
    expect((await copy.start()?.copy)?.logbook).toEqual(LOGBOOK);
    expect(await copy.start()?.copy).toBeNull();
  });

  it('has none where the rows are gone', async () => {
    const storage = fakeStorage();
    hint(storage);
    storeMarker({ pilotId: 9, lastModified: 5, epoch: 'first' });
    setDeviceOwner(9);
    expect(await copy.start()?.copy).toBeNull();
  });

  it('has none of a pilot whose device it is no longer', () => {
    const storage = fakeStorage();
    hint(storage);
    storeMarker({ pilotId: 9, lastModified: 5, epoch: 'first' });
    setDeviceOwner(8);
    expect(copy.start()).toBeNull();
  });
});
