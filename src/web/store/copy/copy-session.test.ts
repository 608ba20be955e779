import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadResponse } from '#contract/data';
import { at, changedGlider, loadResponse, pilotOf } from '#test/builders/responses';
import { fakeStorage } from '#test/web/fake-storage';
import { storedMarker } from '../../device-storage/held-marker.ts';
import { setDeviceOwner } from '../../device-storage/my-device.ts';
import { readStored, type StoredRow, writeStored } from '../../device-storage/stored-database.ts';
import { beginWipe } from '../../device-storage/wiping-row.ts';
import { applyResponse, type Logbook } from '../logbook.ts';
import type { Copy } from './copy-rows.ts';
import { CopySession, copySessionOf, wipeCopy, wipeOldCopy } from './copy-session.ts';

const PILOT = {
  ...pilotOf(7),
  currencyRules: [{ count: 'hours', least: 3, days: 90, tag: 'tandem', glider: '' } as const],
};

/** Returns the logbook of a full load. */
function logbookOf(response: LoadResponse): Logbook {
  const logbook = applyResponse(null, response, null);
  if (!logbook) throw new Error('The response has no pilot.');
  return logbook;
}

const FULL = logbookOf(loadResponse(5, { pilot: PILOT, gliders: [1, 2, 300].map((id) => changedGlider(id)) }));

/** Returns a logbook after a delta. */
function changed(logbook: Logbook, lastModified: number, gliders: LoadResponse['gliders']): Logbook {
  return applyResponse(logbook, loadResponse(lastModified, { gliders }), at(logbook.lastModified)) ?? logbook;
}

/** Another tab of the same browser. */
const newTab = (): CopySession => new CopySession(7);

const rows = (): Promise<readonly StoredRow[]> => readStored(['logbook'], (reads) => reads.rows('logbook', '7/'));
const keys = async (): Promise<readonly string[]> => (await rows()).map(({ key }) => key);

const readBy = (tab: CopySession): Promise<Copy | null> => tab.read(rows());

/** Returns what a new tab reads. */
const stored = async (): Promise<Logbook | null> => (await readBy(newTab()))?.logbook ?? null;

/** Returns a tab of the pilot who has just logged in on the own device. */
function loggedIn(): CopySession {
  setDeviceOwner(7);
  const session = newTab();
  session.claim();
  return session;
}

const DELTA = fc.record({
  tab: fc.nat(1),
  ids: fc.array(fc.nat(700), { maxLength: 5 }),
  see: fc.boolean(),
  isReloaded: fc.boolean(),
});
type Delta = typeof DELTA extends fc.Arbitrary<infer Value> ? Value : never;

function afterDelta(logbook: Logbook, { ids, see }: Delta): Logbook {
  const revision = logbook.lastModified + 1;
  return changed(
    logbook,
    revision,
    ids.map((id) => (see ? changedGlider(id, `at ${revision}`) : { id, see })),
  );
}

async function reloadedTab(): Promise<CopySession> {
  const tab = newTab();
  await readBy(tab);
  return tab;
}

/** Chunks have the order of ids within them alone. */
const sorted = (logbook: Logbook | null) => [...(logbook?.gliders ?? [])].toSorted(([a], [b]) => a - b);

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

describe('the copy of a logbook', () => {
  it('is read as it was written, in chunks and with its marker', async () => {
    fakeStorage();
    await loggedIn().keep(FULL, 1_000);
    expect(await keys()).toEqual(['7/gliders/00000000', '7/gliders/00000001', '7/head']);
    expect(storedMarker()).toEqual({ pilotId: 7, lastModified: 5, epoch: 'first' });
    expect(await readBy(newTab())).toEqual({ logbook: FULL, asOf: 1_000, canBeUpdated: true });
    expect(await readBy(new CopySession(8))).toBeNull();
  });

  it('has only the chunks of a delta written anew, and loses those that are empty', async () => {
    fakeStorage();
    const tab = loggedIn();
    await tab.keep(FULL, 1_000);
    await writeStored('relaxed', ['logbook'], async ({ put }) => put('logbook', '7/gliders/00000000', 'untouched'));
    await tab.keep(changed(FULL, 6, [{ id: 300, see: false }]), 2_000);
    expect(await rows()).toMatchObject([{ key: '7/gliders/00000000', row: 'untouched' }, { key: '7/head' }]);
    expect(storedMarker()?.lastModified).toBe(6);
  });

  it('is written once for what comes while it is not idle', async () => {
    fakeStorage();
    const tab = loggedIn();
    const newest = changed(FULL, 6, [changedGlider(4)]);
    await Promise.all([tab.keep(FULL, 1_000), tab.keep(newest, 2_000)]);
    expect([await stored(), storedMarker()?.lastModified]).toEqual([newest, 6]);
  });

  it('is the newest logbook after any deltas of two tabs, of which each may be loaded anew', async () => {
    fakeStorage();
    const deltas = fc.array(DELTA, { maxLength: 12 });
    const isNewest = async (steps: readonly Delta[]): Promise<void> => {
      await wipeCopy('all');
      const tabs = [loggedIn(), newTab()];
      let logbook = FULL;
      await tabs[0]?.keep(logbook, 0);
      for (const delta of steps) {
        logbook = afterDelta(logbook, delta);
        if (delta.isReloaded) tabs[delta.tab] = await reloadedTab();
        await tabs[delta.tab]?.keep(logbook, 0);
        expect(sorted(await stored())).toEqual(sorted(logbook));
        expect(storedMarker()?.lastModified).toBe(logbook.lastModified);
      }
    };
    await fc.assert(fc.asyncProperty(deltas, isNewest), { numRuns: 30 });
  });

  it('is not replaced by what another tab has loaded before', async () => {
    fakeStorage();
    const newest = changed(FULL, 6, [changedGlider(4)]);
    await loggedIn().keep(newest, 2_000);
    const late = newTab();
    await late.keep(FULL, 1_000);
    expect(await stored()).toEqual(newest);
    await late.keep(changed(FULL, 7, [changedGlider(5)]), 3_000);
    expect((await stored())?.lastModified).toBe(7);
  });

  it('is replaced whole by that of another epoch', async () => {
    fakeStorage();
    const tab = loggedIn();
    await tab.keep(FULL, 1_000);
    const restored = logbookOf(loadResponse(3, { pilot: PILOT, gliders: [changedGlider(1)], epoch: 'second' }));
    await tab.keep(restored, 2_000);
    expect(await stored()).toEqual(restored);
  });

  it('is replaced when it is doubted, whatever its head says', async () => {
    fakeStorage();
    await loggedIn().keep(FULL, 1_000);
    await writeStored('relaxed', ['logbook'], async ({ put }) => put('logbook', '7/gliders/00000000', '{"broken'));
    const tab = newTab();
    expect(await readBy(tab)).toBeNull();
    await tab.keep(FULL, 2_000);
    expect(await stored()).toEqual(FULL);
    const doubting = newTab();
    await readBy(doubting);
    await writeStored('relaxed', ['logbook'], async ({ put }) => put('logbook', '7/gliders/00000001', '[]'));
    doubting.doubt();
    await doubting.keep(FULL, 3_000);
    expect(await stored()).toEqual(FULL);
  });

  it('of another version of the app is read with blanks, and not updated', async () => {
    fakeStorage();
    await loggedIn().keep(FULL, 1_000);
    const { name, id, see, createdAt } = changedGlider(1);
    await writeStored('relaxed', ['logbook'], async ({ get, put }) => {
      put('logbook', '7/head', { ...Object(await get('logbook', '7/head')), shape: 'of old' });
      put('logbook', '7/gliders/00000000', JSON.stringify([{ name, id, see, createdAt }]));
    });
    const tab = newTab();
    const copy = await readBy(tab);
    expect(copy?.canBeUpdated).toBe(false);
    expect(copy?.logbook.gliders.get(1)).toEqual(changedGlider(1));
    await tab.keep(FULL, 2_000);
    expect(await stored()).toEqual(FULL);
  });

  it.each([{ v: 2 }, { pilot: { id: 8 } }, { lastModified: 'x' }])('is none with a head like %o', async (wrong) => {
    fakeStorage();
    await loggedIn().keep(FULL, 1_000);
    await writeStored('relaxed', ['logbook'], async ({ get, put }) => {
      put('logbook', '7/head', { ...Object(await get('logbook', '7/head')), ...wrong });
    });
    expect(await stored()).toBeNull();
  });
});

describe('after a logout', () => {
  it('nothing is written by any tab', async () => {
    fakeStorage();
    const [tab, other] = [loggedIn(), newTab()];
    await tab.keep(FULL, 1_000);
    await readBy(other);
    beginWipe(7);
    await wipeCopy(7);
    for (const late of [tab, other, newTab()]) await late.keep(changed(FULL, 6, [changedGlider(4)]), 2_000);
    expect([await keys(), storedMarker()]).toEqual([[], null]);
  });

  it('what was to be written is not', async () => {
    fakeStorage();
    setDeviceOwner(7);
    const tab = copySessionOf(7);
    tab.claim();
    const writing = tab.keep(FULL, 1_000);
    beginWipe(7);
    await Promise.all([wipeCopy(7), writing]);
    expect([await keys(), storedMarker()]).toEqual([[], null]);
    expect(copySessionOf(7)).not.toBe(tab);
  });

  it('a tab of before does not write for the next pilot', async () => {
    fakeStorage();
    const tab = loggedIn();
    await tab.keep(FULL, 1_000);
    setDeviceOwner(8);
    new CopySession(8).claim();
    await readBy(new CopySession(8));
    await tab.keep(changed(FULL, 6, [changedGlider(4)]), 2_000);
    expect(await keys()).toEqual([]);
  });
});

describe('a copy whose session has ended', () => {
  const DAY_MS = 24 * 60 * 60_000;

  it('goes after thirty days', async () => {
    fakeStorage();
    await loggedIn().keep(FULL, 0);
    await wipeOldCopy(7, 29 * DAY_MS);
    expect(await stored()).toEqual(FULL);
    await wipeOldCopy(7, 31 * DAY_MS);
    expect([await stored(), storedMarker()]).toEqual([null, null]);
  });
});

describe('without storage', () => {
  it('nothing is read or written, and it is said once', async () => {
    fakeStorage();
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    const tab = loggedIn();
    for (const time of [1, 2, 3]) await tab.keep(FULL, time);
    expect([await readBy(tab), storedMarker()]).toEqual([null, null]);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('a full disk leaves the copy as it was', async () => {
    fakeStorage();
    const tab = loggedIn();
    await tab.keep(FULL, 1_000);
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    await tab.keep(changed(FULL, 6, [changedGlider(4)]), 2_000);
    expect([await stored(), storedMarker()?.lastModified]).toEqual([FULL, 5]);
    full.mockRestore();
    await tab.keep(changed(FULL, 7, [changedGlider(4)]), 3_000);
    expect((await stored())?.lastModified).toBe(7);
  });

  it('that was removed while the page was open, everything is written anew', async () => {
    const { dropConnections } = fakeStorage();
    const tab = loggedIn();
    await tab.keep(FULL, 1_000);
    await writeStored('relaxed', ['logbook'], async ({ removeAll }) => removeAll('logbook', ''));
    dropConnections();
    const newest = changed(FULL, 6, [changedGlider(4)]);
    await tab.keep(newest, 2_000);
    expect(await stored()).toEqual(newest);
  });
});
