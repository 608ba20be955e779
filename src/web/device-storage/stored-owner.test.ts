import { describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '#test/web/fake-storage';
import { storedMarker, storeMarker } from './held-marker.ts';
import { isDeviceOf, setDeviceOwner } from './my-device.ts';
import { readStored, type StoredWrites, type StoreName, writeStored } from './stored-database.ts';
import { claimStored, ownedGeneration, wipeStored } from './stored-owner.ts';
import { beginWipe, wipeBegun } from './wiping-row.ts';

const STORES: readonly StoreName[] = ['logbook', 'queue', 'files', 'tracks', 'ids', 'inbox'];
const WIPED: readonly StoreName[] = ['logbook', 'tracks'];

const write = (work: (writes: StoredWrites) => void): Promise<void> =>
  writeStored('relaxed', STORES, async (writes) => work(writes));

/** Stores a row of a pilot in each store, as by a page of that pilot. */
async function fill(pilotId: number): Promise<void> {
  await write((writes) => {
    for (const store of STORES) writes.put(store, `${pilotId}/row`, `of pilot ${pilotId}`);
  });
  storeMarker({ pilotId, lastModified: 5, epoch: 'first' });
}

/** Returns the stores that have a row of a pilot. */
async function storesWith(pilotId: number): Promise<readonly StoreName[]> {
  const found = await Promise.all(
    STORES.map(async (store) => [store, await readStored([store], ({ rows }) => rows(store, `${pilotId}/`))] as const),
  );
  return found.filter(([, rows]) => rows.length > 0).map(([store]) => store);
}

const owned = (pilotId: number, known: number | null): Promise<number | null> =>
  writeStored('relaxed', ['logbook'], (writes) => ownedGeneration(writes, pilotId, known));

const KEPT = STORES.filter((store) => !WIPED.includes(store));

describe('what is stored on this device', () => {
  it('is of the pilot who has logged in; of others only pending changes and shared files stay', async () => {
    fakeStorage();
    await claimStored(7);
    await fill(7);
    await claimStored(7);
    expect(await storesWith(7)).toEqual(STORES);
    await claimStored(8);
    expect(await storesWith(7)).toEqual(KEPT);
  });

  it('goes with a logout, except for pending changes and shared files', async () => {
    fakeStorage();
    await claimStored(7);
    setDeviceOwner(7);
    await fill(7);
    beginWipe(7);
    expect([storedMarker(), isDeviceOf(7)]).toEqual([null, false]);
    await wipeStored(7);
    expect([await storesWith(7), wipeBegun()]).toEqual([KEPT, null]);
  });

  it('is not written any more by a tab that has not noticed the logout, also when the same pilot logs in again', async () => {
    fakeStorage();
    setDeviceOwner(7);
    const generation = await claimStored(7);
    expect(await owned(7, generation)).toBe(generation);
    expect(await owned(8, null)).toBeNull();
    beginWipe(7);
    await wipeStored(7);
    expect([await owned(7, generation), await owned(7, null)]).toEqual([null, null]);
    const next = await claimStored(7);
    expect([await owned(7, generation), await owned(7, next), await owned(7, null)]).toEqual([null, next, next]);
  });

  it('begins anew where the browser has removed everything, for the pilot of the device alone', async () => {
    fakeStorage();
    setDeviceOwner(7);
    expect([await owned(8, 3), await owned(7, 3), await owned(7, 3)]).toEqual([null, 3, 3]);
  });

  it('of a pilot who has logged in meanwhile stays when the wipe of another one comes late', async () => {
    fakeStorage();
    await claimStored(7);
    await fill(7);
    beginWipe(7);
    await write((writes) => {
      writes.put('logbook', 'owner', { v: 1, pilotId: 8, generation: 2 });
    });
    setDeviceOwner(8);
    await fill(8);
    await wipeStored(7);
    expect([await storesWith(7), await storesWith(8), storedMarker()?.pilotId]).toEqual([KEPT, STORES, 8]);
    expect(isDeviceOf(8)).toBe(true);
  });
});

const finish = (): Promise<unknown> => wipeStored(wipeBegun() ?? 'all');

describe('a wipe that is cut off', () => {
  const removeAll = (writes: StoredWrites): void => {
    for (const store of WIPED) writes.removeAll(store, '');
  };
  /** How far it came. */
  const CUTS = {
    'before the transaction': async () => undefined,
    'within the transaction': async () => {
      const cut = writeStored('strict', WIPED, async (writes) => {
        removeAll(writes);
        throw new Error('The page is closed.');
      });
      await expect(cut).rejects.toThrow('closed');
    },
    'after the transaction': () => write(removeAll),
  };
  const FINISHES = { 'the next start': finish, 'a login': () => claimStored(7), 'another login': () => claimStored(8) };

  it.each(
    Object.entries(CUTS).flatMap(([cut, cutOff]) =>
      Object.entries(FINISHES).map(([by, finished]) => ({ cut, by, cutOff, finished })),
    ),
  )('$cut is finished by $by', async ({ cutOff, finished }) => {
    fakeStorage();
    await claimStored(7);
    await fill(7);
    beginWipe(7);
    await cutOff();
    expect([storedMarker(), wipeBegun()]).toEqual([null, 7]);
    await finished();
    expect([await storesWith(7), wipeBegun()]).toEqual([KEPT, null]);
  });

  it('joins one of another pilot', async () => {
    fakeStorage();
    beginWipe(7);
    beginWipe(8);
    expect(wipeBegun()).toBe('all');
    await wipeStored(8);
    expect(wipeBegun()).toBe('all');
    await finish();
    expect(wipeBegun()).toBeNull();
  });

  it('is none where storage is refused: nothing is kept there', () => {
    fakeStorage();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    beginWipe('all');
    expect([wipeBegun(), warn.mock.calls.length > 0]).toEqual([null, true]);
  });
});
