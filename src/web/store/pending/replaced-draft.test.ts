import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { blankOf } from '#domain/fields/entity';
import { FLIGHT } from '#domain/fields/flight';
import { fakeLocks, fakeStorage } from '#test/web/fake-storage';
import { draftKeys } from '../../device-storage/draft-rows.ts';
import { readStored, type StoredRow, writeDraftRows } from '../../device-storage/stored-database.ts';
import type { ItemSave } from '../item-save.ts';
import type { Logbook } from '../logbook.ts';
import { DeviceQueue } from './device-queue.ts';

const DRAFT = draftKeys({ pilotId: 7, tab: 'tab', path: '/flight/0/edit' });
const ROWS: readonly StoredRow[] = [
  { key: DRAFT.draft, row: { v: 1, entry: { remarks: 'calm' } } },
  { key: DRAFT.file, row: { v: 1, name: 'a.igc', bytes: new Uint8Array([65]) } },
];
const SAVE = { dataType: 'flight', data: { ...blankOf(FLIGHT), id: 0, date: '2026-05-03' } } as ItemSave;
const BASE = { epoch: 'first', flights: new Map(), sites: new Map(), gliders: new Map() } as unknown as Logbook;

let queue: DeviceQueue;

beforeEach(async () => {
  fakeStorage();
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const opened = new DeviceQueue(7, { onChange: () => undefined, loadNewer: async () => true, now: () => 1 });
  queue = opened;
  onTestFinished(() => opened.close());
  await writeDraftRows(async ({ put }) => {
    for (const { key, row } of ROWS) put('tracks', key, row);
  });
});

/** What a page finds that is opened at this moment: how many changes, and the draft. */
const found = () =>
  readStored(['queue', 'tracks'], async ({ keys, rows }) => [
    (await keys('queue', '7/0')).length,
    await rows('tracks', '7/draft'),
  ]);

describe('the draft of a form whose change is stored', () => {
  it('goes in the same transaction', async () => {
    expect(await found()).toEqual([0, ROWS.toSorted((one, other) => (one.key < other.key ? -1 : 1))]);
    const seen: unknown[] = [];
    const adding = queue.add(SAVE, BASE, [], DRAFT);
    for (let look = 0; look < 20; look += 1)
      seen.push((await found()).map((part) => (Array.isArray(part) ? part.length : part)));
    await adding;
    expect(seen).toContainEqual([0, 2]);
    for (const state of seen)
      expect([
        [0, 2],
        [1, 0],
      ]).toContainEqual(state);
    expect(await found()).toEqual([1, []]);
  });

  it('stays where the change cannot be stored', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await expect(queue.add(SAVE, BASE, [], DRAFT)).rejects.toThrow();
    put.mockRestore();
    expect(await found()).toEqual([0, expect.objectContaining({ length: 2 })]);
  });

  it('is back with the end of a change that the server has rejected', async () => {
    const change = await queue.add(SAVE, BASE, [], DRAFT);
    if (!change) throw new Error('Nothing was added.');
    await queue.takeBack(change, ROWS);
    expect(await found()).toEqual([0, expect.objectContaining({ length: 2 })]);
  });

  it('is not restored when the form was left, nor when its change was replaced', async () => {
    const change = await queue.add(SAVE, BASE, [], DRAFT);
    if (!change) throw new Error('Nothing was added.');
    await queue.takeBack({ ...change, data: {} }, ROWS);
    expect(await found()).toEqual([1, []]);
    await queue.takeBack(change, []);
    expect(await found()).toEqual([0, []]);
  });
});
