import { expect, it, vi } from 'vitest';
import { fakeStorage } from '#test/web/fake-storage';
import { keepShared, takeShared } from './inbox.ts';
import { readStored } from './stored-database.ts';

const DAY_MS = 86_400_000;
const inbox = () => readStored(['inbox'], (tx) => tx.rows('inbox', ''));

it('keeps what was shared until it is taken, once', async () => {
  fakeStorage();
  const key = await keepShared([]);
  expect([await takeShared(key), await takeShared(key)]).toEqual([[], null]);
});

it('drops shares that are older than a week, and the oldest of more than ten', async () => {
  fakeStorage();
  const now = vi.spyOn(Date, 'now');
  const first = await keepShared([]);
  now.mockReturnValue(Date.now() + 8 * DAY_MS);
  const keys = [];
  for (let share = 0; share < 11; share += 1) {
    now.mockReturnValue(Date.now() + 1_000);
    keys.push(await keepShared([]));
  }
  const kept = (await inbox()).map(({ key }) => key);
  expect(kept.toSorted()).toEqual(keys.slice(1).toSorted());
  expect(kept).not.toContain(first);
  now.mockRestore();
});
