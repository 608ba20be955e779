import { beforeEach, describe, expect, it, type Mock, onTestFinished, vi } from 'vitest';
import { fakeStorage } from '#test/web/fake-storage';
import { draftKeys, removeDrafts } from '#web/device-storage/draft-rows.ts';
import { readStored, type StoredRow, writeDraftRows } from '#web/device-storage/stored-database.ts';
import { claimStored, wipeStored } from '#web/device-storage/stored-owner.ts';
import { newClientKey } from '../client-key.ts';
import type { AnyDraft, DraftFile } from './draft.ts';
import { draftOwner } from './draft-owner.ts';
import { Drafts, rowsOf } from './drafts.ts';

const FILE: DraftFile = { name: 'flight.igc', bytes: new Uint8Array([65]) };
const GLIDER = { pilotId: 7, path: '/glider/0/edit' };
const SITE = { pilotId: 7, path: '/site/0/edit' };
const TAB = 'tab';
const KEYS = draftKeys({ ...GLIDER, tab: TAB });

const draftOf = (name: string, file: DraftFile | null = null): AnyDraft => ({
  ...{ entry: { name }, clientKey: newClientKey(), epoch: null, before: { name: '' }, extra: { isSled: true }, file },
});

let sessionRows: Map<string, string>;
let warned: Mock;

beforeEach(() => {
  fakeStorage();
  sessionRows = new Map([['draft-tab', TAB]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => sessionRows.get(key) ?? null,
    setItem: (key: string, value: string) => void sessionRows.set(key, value),
  });
  warned = vi.spyOn(console, 'warn').mockReturnValue();
});

const rows = (): Promise<readonly StoredRow[]> => readStored(['tracks'], (reads) => reads.rows('tracks', ''));
const storedKeys = async () => (await rows()).map(({ key }) => key);

/** A page of the tab that is opened anew. */
async function openPage(pilotId = 7): Promise<Drafts> {
  const page = new Drafts();
  await page.open(pilotId);
  return page;
}

describe('the drafts of a tab', () => {
  it('are there after a reload as they were saved, marked as restored', async () => {
    const page = await openPage();
    const draft = draftOf('Zeno', FILE);
    page.save(GLIDER, draft);
    expect(page.find(GLIDER)).toEqual({ draft, isRestored: false });
    await expect.poll(storedKeys).toEqual([KEYS.file, KEYS.draft].toSorted());
    const reloaded = await openPage();
    expect(reloaded.find(GLIDER)).toEqual({ draft, isRestored: true });
    expect(reloaded.find(SITE)).toBeNull();
    sessionRows.set('draft-tab', 'other');
    expect((await openPage()).find(GLIDER)).toBeNull();
  });

  it('are kept over plain HTTP, where nothing of a logbook is', async () => {
    vi.stubGlobal('isSecureContext', false);
    const draft = draftOf('Zeno');
    (await openPage()).save(GLIDER, draft);
    await expect.poll(async () => (await openPage()).find(GLIDER)?.draft).toEqual(draft);
    await expect(rows()).rejects.toThrow('secure');
  });

  it('are read once, and do not replace what is typed meanwhile', async () => {
    (await openPage()).save(GLIDER, draftOf('stored'));
    await expect.poll(storedKeys).toHaveLength(1);
    const page = new Drafts();
    const opening = page.open(7);
    const typed = draftOf('typed');
    page.save(GLIDER, typed);
    await opening;
    await page.open(7);
    expect(page.find(GLIDER)).toEqual({ draft: typed, isRestored: false });
  });

  it('are written with each change, but an unchanged file only once', async () => {
    const page = await openPage();
    page.save(GLIDER, draftOf('Z', FILE));
    await writeDraftRows(async ({ put }) => put('tracks', KEYS.file, 'as it was'));
    page.save(GLIDER, draftOf('Ze', FILE));
    const fileRow = async () => (await rows()).find(({ key }) => key === KEYS.file)?.row;
    expect(await fileRow()).toBe('as it was');
    page.saveAnew(GLIDER, draftOf('Ze', FILE));
    expect(await fileRow()).toEqual({ v: 1, ...FILE });
    page.save(GLIDER, draftOf('Ze'));
    expect(await storedKeys()).toEqual([KEYS.draft]);
  });

  it('go when they are removed; a form that has none writes nothing', async () => {
    const page = await openPage();
    page.save(GLIDER, draftOf('Z', FILE));
    page.save(SITE, draftOf('S'));
    page.remove(GLIDER, 'savedAtOnce');
    expect(page.find(GLIDER)).toBeNull();
    expect(await storedKeys()).toEqual([draftKeys({ ...SITE, tab: TAB }).draft]);
    await (await openPage()).open(7);
    new Drafts().remove(SITE, 'discarded');
    expect(await storedKeys()).toHaveLength(1);
  });

  it('last as long as the page where nothing can be stored', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    const page = await openPage();
    const draft = draftOf('Z');
    page.save(GLIDER, draft);
    expect(page.find(GLIDER)).toEqual({ draft, isRestored: false });
    await expect(page.removeAll({ why: 'loggedOut' })).rejects.toThrow();
    expect(draftOwner(), 'a later page tries again').toBe(7);
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('are not waited for where the storage never responds', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    vi.stubGlobal('indexedDB', { open: () => new IDBOpenDBRequest() });
    const page = new Drafts();
    const opening = page.open(7);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(page.isOpen(7)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await opening;
    expect(page.isOpen(7)).toBe(true);
  });

  it('that another version has written are passed over', async () => {
    const page = await openPage();
    page.save(GLIDER, draftOf('Z'));
    await writeDraftRows(async ({ put }) => put('tracks', KEYS.draft, { v: 2 }));
    expect((await openPage()).find(GLIDER)).toBeNull();
  });
});

describe('drafts are removed', () => {
  const DAY_MS = 86_400_000;

  it('all by a logout', async () => {
    const page = await openPage();
    page.save(GLIDER, draftOf('Z', FILE));
    sessionRows.set('draft-tab', 'other');
    page.save(SITE, draftOf('S'));
    await expect.poll(storedKeys).toHaveLength(3);
    await page.removeAll({ why: 'loggedOut' });
    expect([await storedKeys(), draftOwner(), page.find(GLIDER)]).toEqual([[], null, null]);
  });

  it('where another pilot has logged in, but for what that pilot has typed meanwhile', async () => {
    const page = await openPage();
    page.save(GLIDER, draftOf('Z', FILE));
    const own = { ...GLIDER, pilotId: 71 };
    page.save(own, draftOf('own'));
    await page.removeAll({ why: 'otherPilotLoggedIn', pilotId: 71 });
    expect(await storedKeys()).toEqual([draftKeys({ ...own, tab: TAB }).draft]);
    expect([page.find(GLIDER), page.find(own)?.draft.entry, draftOwner()]).toEqual([null, { name: 'own' }, 71]);
  });

  it('where another pilot opens a form, but for that pilot’s own', async () => {
    (await openPage()).save(GLIDER, draftOf('Z', FILE));
    (await openPage(71)).save({ ...GLIDER, pilotId: 71 }, draftOf('own'));
    await expect.poll(storedKeys).toEqual([draftKeys({ ...GLIDER, pilotId: 71, tab: TAB }).draft]);
  });

  it('after a week, of any tab, with their files', async () => {
    (await openPage()).save(GLIDER, draftOf('Z', FILE));
    await expect.poll(storedKeys).toHaveLength(2);
    sessionRows.set('draft-tab', 'other');
    const remove = (now: number) => writeDraftRows((writes) => removeDrafts(writes, { why: 'expired', now }));
    await remove(Date.now() + 6 * DAY_MS);
    expect(await storedKeys()).toHaveLength(2);
    await remove(Date.now() + 8 * DAY_MS);
    expect(await storedKeys()).toEqual([]);
  });

  it('not by what removes the copy of a logbook: a pilot who logs in again goes on typing', async () => {
    const page = await openPage();
    page.save(GLIDER, draftOf('Z', FILE));
    await writeDraftRows(async ({ put }) => put('tracks', '7/flight/1', 'a track'));
    await wipeStored('all');
    await claimStored(8);
    await claimStored(7);
    expect(await storedKeys()).toEqual([KEYS.file, KEYS.draft].toSorted());
  });
});

it('the rows of a draft are those that are stored', async () => {
  const page = await openPage();
  const draft = draftOf('Z', FILE);
  vi.spyOn(Date, 'now').mockReturnValue(5);
  page.save(GLIDER, draft);
  expect(await rows()).toEqual(rowsOf(GLIDER, draft).toSorted((one, other) => (one.key < other.key ? -1 : 1)));
  vi.mocked(Date.now).mockRestore();
});
