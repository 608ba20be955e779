import { openDB } from 'idb';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '#test/web/fake-storage';
import type { AnyDraft } from './draft.ts';
import { setDraftOwner } from './draft-owner.ts';
import { Drafts } from './drafts.ts';

const FLIGHT = { pilotId: 7, path: '/flight/0/edit' };
const GLIDER = { pilotId: 7, path: '/glider/4/edit' };

/** Rows as the code of version 1.1.0 has written them: of a new flight with a track, and of a glider whose save was handed over. */
const FLIGHT_ROW = {
  epoch: 'first',
  clientKey: '3b241101-e2bb-4255-8caf-4136c566a962',
  before: null,
  entry: { date: '2026-05-03', time: '', hours: '', minutes: '', altitude: '', remarks: 'in 1.1.0', tags: '' },
  key: 'tab/7/flight/0/edit',
  keptAt: 1_795_900_000_000,
  beside: {
    extras: { isSled: false, beforeSled: null, origin: null, isSiteRejected: false, isSiteChosen: false },
    igc: { state: 'chosen', zone: { state: 'unknown' }, knownFlight: null, range: null, addsOthers: false },
  },
};
const GLIDER_ROW = {
  epoch: 'first',
  clientKey: '5c241101-e2bb-4255-8caf-4136c566a962',
  before: { name: 'Tern' },
  entry: { name: 'Tern 2', initialFlightNum: '', hours: '', minutes: '', remarks: '' },
  isHandedOver: true,
  key: 'tab/7/glider/4/edit',
  keptAt: 1_795_900_000_000,
  beside: null,
};
const FILE_ROW = { key: FLIGHT_ROW.key, name: 'a.igc', bytes: new Uint8Array([65, 66]) };

const { epoch, clientKey, before, entry, beside } = FLIGHT_ROW;
const TAKEN_OVER: AnyDraft = {
  ...{ epoch, clientKey, before, entry, extra: beside },
  file: { name: 'a.igc', bytes: FILE_ROW.bytes },
};

beforeEach(() => {
  fakeStorage();
  vi.stubGlobal('sessionStorage', { getItem: () => 'tab', setItem: () => undefined });
  vi.spyOn(console, 'warn').mockReturnValue(); // A test may end before old drafts are removed.
  vi.spyOn(Date, 'now').mockReturnValue(FLIGHT_ROW.keptAt + 60_000);
});

/** Writes rows as a page of version 1.1.0 does. */
async function writeOld(drafts: readonly object[], files: readonly object[] = []): Promise<void> {
  setDraftOwner(7);
  const db = await openDB('drafts', 1, {
    upgrade: (made) => {
      made.createObjectStore('drafts', { keyPath: 'key' }).createIndex('keptAt', 'keptAt');
      made.createObjectStore('files', { keyPath: 'key' });
    },
  });
  await Promise.all([...drafts.map((row) => db.put('drafts', row)), ...files.map((row) => db.put('files', row))]);
  db.close();
}

async function oldKeys(): Promise<unknown> {
  const db = await openDB('drafts', 1);
  const keys = [...(await db.getAllKeys('drafts')), ...(await db.getAllKeys('files'))];
  db.close();
  return keys;
}

async function openPage(): Promise<Drafts> {
  const page = new Drafts();
  await page.open(7);
  return page;
}

it('the drafts of version 1.1.0 are taken over with their files, once; those of other tabs stay there for them', async () => {
  await writeOld([FLIGHT_ROW, { ...FLIGHT_ROW, key: 'other/7/flight/0/edit' }], [FILE_ROW]);
  expect((await openPage()).find(FLIGHT)).toEqual({ draft: TAKEN_OVER, isRestored: true });
  expect(await oldKeys()).toEqual(['other/7/flight/0/edit']);
  expect((await openPage()).find(FLIGHT)?.draft).toEqual(TAKEN_OVER);
});

it('of two drafts of a form the newer one stays, as after version 1.1.0 has run again', async () => {
  const page = await openPage();
  const typed = { ...TAKEN_OVER, entry: { remarks: 'by the new version' } };
  page.save(FLIGHT, typed);
  await writeOld([FLIGHT_ROW]);
  expect((await openPage()).find(FLIGHT)?.draft.entry).toEqual({ remarks: 'by the new version' });
  expect(await oldKeys()).toEqual([]);
  // It does not write a file again that it has not changed: that was taken over before.
  await writeOld([{ ...FLIGHT_ROW, keptAt: Date.now() + 60_000 }]);
  expect((await openPage()).find(FLIGHT)?.draft).toEqual(TAKEN_OVER);
});

it('a draft whose save was handed over, and is no pending change any more, is another item', async () => {
  await writeOld([GLIDER_ROW]);
  const draft = (await openPage()).find(GLIDER)?.draft;
  expect(draft).toMatchObject({ entry: GLIDER_ROW.entry, before: { name: 'Tern' } });
  expect(draft?.clientKey).not.toBe(GLIDER_ROW.clientKey);
  expect(draft).not.toHaveProperty('isHandedOver');
});

it('old drafts go after a week, also of tabs that are closed, and all with a logout', async () => {
  await writeOld([
    { ...FLIGHT_ROW, key: 'closed/7/flight/0/edit', keptAt: FLIGHT_ROW.keptAt - 8 * 86_400_000 },
    { ...FLIGHT_ROW, key: 'other/7/flight/0/edit' },
  ]);
  const page = await openPage();
  await expect.poll(oldKeys).toEqual(['other/7/flight/0/edit']);
  await page.removeAll({ why: 'loggedOut' });
  expect(await oldKeys()).toEqual([]);
});

it('the database of version 1.1.0 is not made where there is none', async () => {
  setDraftOwner(7);
  const page = await openPage();
  await page.removeAll({ why: 'loggedOut' });
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['wingbook']);
});
