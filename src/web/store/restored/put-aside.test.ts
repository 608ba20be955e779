import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Flight } from '#domain/flight';
import type { Glider } from '#domain/glider';
import type { Site } from '#domain/site';
import { byId, logbookFlight, logbookGlider, logbookSite } from '#test/builders/logbook-items';
import { pilotOf } from '#test/builders/responses';
import { deviceWithQueue, removal, save } from '#test/web/device-with-queue';
import { fakeStorage } from '#test/web/fake-storage';
import { storedMarker } from '../../device-storage/held-marker.ts';
import { setDeviceOwner } from '../../device-storage/my-device.ts';
import { mayHaveRestored } from '../../device-storage/restored-hint.ts';
import { readStored, writeStored } from '../../device-storage/stored-database.ts';
import { claimStored, wipeStored } from '../../device-storage/stored-owner.ts';
import { clearSessionState } from '../../session-state.ts';
import { CopySession } from '../copy/copy-session.ts';
import type { Logbook } from '../logbook.ts';
import { dropTracks, keepTrack, storedTrackFile } from '../tracks/stored-tracks.ts';
import { readRestored, removeRestored } from './restored-storage.ts';

const DAY_MS = 24 * 60 * 60_000;

interface Lists {
  readonly flights?: readonly Flight[];
  readonly sites?: readonly Site[];
  readonly gliders?: readonly Glider[];
}

/** The logbook of pilot 7. */
function logbookOf(epoch: string, { flights = [], sites = [], gliders = [] }: Lists): Logbook {
  const lists = {
    flights: byId(...flights.map(seen)),
    sites: byId(...sites.map(seen)),
    gliders: byId(...gliders.map(seen)),
    gear: new Map(),
    handlings: new Map(),
  };
  return { pilot: pilotOf(7), lastModified: 5, epoch, ...lists };
}

/** As the server sends an item. */
function seen<Item>(item: Item): Item {
  return { ...item, see: true };
}

const KANDEL = logbookSite({ id: 1, name: 'Kandel' });
const BELCHEN = logbookSite({ id: 2, name: 'Belchen' });
const TERN = logbookGlider({ id: 1, name: 'Tern' });
const KEPT = logbookFlight({ id: 1, siteId: 1 });
const LOST = logbookFlight({ id: 2, siteId: 2, gliderId: 1, remarks: 'lost' });
const BEFORE = logbookOf('first', { flights: [KEPT, LOST], sites: [KANDEL, BELCHEN], gliders: [TERN] });
/** Its id was that of the flight that is lost. */
const OTHER = logbookFlight({ id: 2, createdAt: '2026-06-01T10:00:00Z' });
const AFTER = logbookOf('second', { flights: [KEPT, OTHER], sites: [KANDEL] });

/** Another tab of the same browser. */
const newTab = (): CopySession => new CopySession(7);

async function ownDevice(): Promise<CopySession> {
  fakeStorage();
  clearSessionState();
  setDeviceOwner(7);
  await claimStored(7);
  return newTab();
}

/** Returns a tab with a copy. */
async function tabWith(logbook: Logbook): Promise<CopySession> {
  const tab = await ownDevice();
  await tab.keep(logbook, 0);
  return tab;
}

const asideAt = async (now: number) =>
  (await readRestored(7, now)).map(({ epoch, dataType, item }) => `${epoch} ${dataType} ${item.id}`);
const aside = () => asideAt(0);
const LACKING = ['first flight 2', 'first glider 1', 'first site 2'];

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

describe('what a restored logbook lacks', () => {
  it('is put aside as it replaces the copy: what has its id is another item', async () => {
    const tab = await tabWith(BEFORE);
    expect([await aside(), mayHaveRestored(7)]).toEqual([[], false]);
    await tab.keep(AFTER, 1_000);
    expect([await aside(), mayHaveRestored(7), storedMarker()?.epoch]).toEqual([LACKING, true, 'second']);
    const [flight] = await readRestored(7, 0);
    expect(flight).toMatchObject({
      putAsideAt: 1_000,
      item: { remarks: 'lost' },
      site: { name: 'Belchen' },
      glider: { name: 'Tern' },
      track: null,
    });
  });

  it('is nothing where only the epoch is new, as after a move to another database', async () => {
    const tab = await tabWith(BEFORE);
    await tab.keep({ ...BEFORE, epoch: 'second' }, 1_000);
    expect([await aside(), mayHaveRestored(7), storedMarker()?.epoch]).toEqual([[], false, 'second']);
  });

  it('is not shown to somebody who has got the id of a pilot whom the backup does not have', async () => {
    const other = { ...pilotOf(7), email: 'other@example.org' };
    const tab = await tabWith(BEFORE);
    await tab.keep({ ...AFTER, pilot: other, flights: byId(OTHER), sites: byId() }, 1_000);
    expect([await aside(), mayHaveRestored(7)]).toEqual([[], false]);
    const sameTab = await tabWith(BEFORE);
    await sameTab.keep({ ...AFTER, pilot: other }, 1_000); // The email of before the backup.
    expect(await aside()).toEqual(LACKING);
  });

  it('is put aside once by two tabs, also one that has read the copy of before', async () => {
    const first = await tabWith(BEFORE);
    const second = newTab();
    await second.read(readStored(['logbook'], ({ rows }) => rows('logbook', '7/')));
    await Promise.all([first.keep(AFTER, 1_000), second.keep(AFTER, 2_000), newTab().keep(AFTER, 3_000)]);
    expect(await aside()).toEqual(LACKING);
  });

  it('has what was saved just before the restore, and not written yet', async () => {
    const tab = await tabWith(AFTER);
    const latest = logbookOf('second', { flights: [KEPT, OTHER, { ...LOST, id: 3 }], sites: [KANDEL, BELCHEN] });
    await Promise.all([tab.keep({ ...latest, lastModified: 6 }, 1_000), tab.keep({ ...AFTER, epoch: 'third' }, 2_000)]);
    expect(await aside()).toEqual(['second flight 3', 'second site 2']);
  });

  it('has blanks for fields that an older version of the app did not store', async () => {
    const tab = await tabWith(BEFORE);
    await writeStored('relaxed', ['logbook'], async ({ get, put }) => {
      const [head, chunk] = [await get('logbook', '7/head'), String(await get('logbook', '7/flights/00000000'))];
      put('logbook', '7/head', { ...Object(head), shape: 'older' });
      put('logbook', '7/flights/00000000', chunk.replaceAll('"tags":[],', ''));
    });
    tab.doubt();
    await tab.keep(AFTER, 1_000);
    expect((await readRestored(7, 0))[0]).toMatchObject({ item: { remarks: 'lost', tags: [] } });
  });

  it('does not have what changes on this device are about: those save it as new, or had deleted it', async () => {
    const { add, held } = deviceWithQueue();
    setDeviceOwner(7);
    await claimStored(7);
    held.base = BEFORE;
    await add(save('flight', { id: 2, remarks: 'edited' }, { remarks: 'lost' }));
    await add(removal('site', 2));
    const tab = newTab();
    await tab.keep(BEFORE, 0);
    await tab.keep(AFTER, 1_000);
    expect(await aside()).toEqual(['first glider 1']);
  });

  it('stays through a second restore, beside what that lacks, unless a newer backup has it again', async () => {
    const tab = await tabWith(BEFORE);
    await tab.keep(AFTER, 1_000);
    await tab.keep({ ...AFTER, epoch: 'third', flights: byId(KEPT) }, 2_000);
    expect(await aside()).toEqual([...LACKING, 'second flight 2']);
    await tab.keep({ ...BEFORE, epoch: 'fourth' }, 3_000);
    expect(await aside()).toEqual(['second flight 2']);
  });

  it('stays for thirty days', async () => {
    const tab = await tabWith(BEFORE);
    await tab.keep(AFTER, DAY_MS);
    expect(await asideAt(31 * DAY_MS)).toEqual(LACKING);
    expect([await asideAt(31 * DAY_MS + 1), mayHaveRestored(7)]).toEqual([[], false]);
  });

  it('goes with a logout, and is no other pilot’s', async () => {
    const tab = await tabWith(BEFORE);
    await tab.keep(AFTER, 1_000);
    expect([await readRestored(8, 0), mayHaveRestored(8)]).toEqual([[], false]);
    await wipeStored(7);
    expect([await aside(), mayHaveRestored(7)]).toEqual([[], false]);
  });

  it('goes with a logout in a tab of version 1.1.0, which does not harm it before', async () => {
    const tab = await tabWith(BEFORE);
    await tab.keep(AFTER, 1_000);
    await writeStored('relaxed', ['logbook'], async ({ removeAll }) => removeAll('logbook', '7/'));
    expect(await aside()).toEqual(LACKING);
    const stores = ['logbook', 'tracks', 'inbox'] as const;
    await writeStored('strict', stores, async ({ removeAll }) => {
      for (const store of stores) removeAll(store, '7/');
    });
    expect([await aside(), mayHaveRestored(7)]).toEqual([[], false]);
  });

  it('is left alone where a later version of the app has written it', async () => {
    const tab = await tabWith(BEFORE);
    await tab.keep(AFTER, 1_000);
    const key = '7/restored/first/flight/2';
    await writeStored('relaxed', ['tracks'], async ({ get, put }) =>
      put('tracks', key, { ...Object(await get('tracks', key)), v: 2 }),
    );
    await removeRestored(7, await readRestored(7, 0));
    expect([await aside(), mayHaveRestored(7)]).toEqual([[], true]);
    expect(await readStored(['tracks'], ({ has }) => has('tracks', key))).toBe(true);
  });
});

describe('the track of a flight that a restored logbook lacks', () => {
  const TRACKED = { ...LOST, hasTrack: true, profile: 'p', igcFileName: 'a.igc' };
  const track = {
    ...{ file: 'a', range: { from: 10, to: 20 }, flown: null, doubt: null, beginsInAir: false },
    ...{ timeZoneId: null, findings: null, findingsFailed: false, ground: null },
  };
  const keep = (flightId: number, mark: string, file = 'a') =>
    keepTrack(7, { flightId, mark, track: { ...track, file }, bytes: new Uint8Array([1]).buffer, usedAt: flightId });

  async function restoredWith(mark: string): Promise<void> {
    const tab = await tabWith({ ...BEFORE, flights: byId(seen(KEPT), seen(TRACKED)) });
    await keep(2, mark);
    await tab.keep(AFTER, 1_000);
  }

  it('stays on this device, whatever else is kept there, until its flight is saved or discarded', async () => {
    await restoredWith('p a.igc');
    await keep(2, 'other', 'b'); // Of the flight that has its id now.
    await dropTracks(7, new Set([2]));
    const items = await readRestored(7, 0);
    expect(items[0]).toMatchObject({ track: { file: 'a', range: { from: 10, to: 20 } } });
    expect(await storedTrackFile(7, 'a')).not.toBeNull();
    await removeRestored(7, items);
    expect(await storedTrackFile(7, 'a')).toBeNull();
  });

  it('stays after that where another flight has its file', async () => {
    await restoredWith('p a.igc');
    await keep(3, 'of the same file');
    await removeRestored(7, await readRestored(7, 0));
    expect(await storedTrackFile(7, 'a')).not.toBeNull();
  });

  it('is not one that was replaced elsewhere since it was kept, nor one that the browser has removed', async () => {
    await restoredWith('older');
    expect((await readRestored(7, 0))[0]).toMatchObject({ item: { hasTrack: true }, track: null });
    await restoredWith('p a.igc');
    await writeStored('relaxed', ['tracks'], async ({ remove }) => remove('tracks', '7/file/a'));
    expect((await readRestored(7, 0))[0]).toMatchObject({ item: { hasTrack: true }, track: null });
  });
});
