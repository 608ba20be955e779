import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppContext } from '#server/context/app-context';
import { DATABASES } from '#test/databases/databases';
import { createTestContext } from '#test/servers/server';
import { deleteExpiredPlaces, findCachedPlace, putCachedPlace } from './cached-places.ts';
import { reserveCall, type ThrottleRule } from './third-party-throttle.ts';

describe.each(DATABASES)('cached places on $name', ({ create }) => {
  let context: AppContext;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const database = await create();
    const open = await createTestContext(database);
    context = open.context;
    close = async () => {
      await open.close();
      await database.remove();
    };
  });
  afterAll(() => close());

  it('are found until they expire', async () => {
    await putCachedPlace(context.db, { key: 'a', answer: '{"formatted":"Zürich 🪂"}', expiresAtS: 1_000 });
    expect(await findCachedPlace(context.db, 'a', 999)).toBe('{"formatted":"Zürich 🪂"}');
    expect(await findCachedPlace(context.db, 'a', 1_000)).toBeNull();
    expect(await findCachedPlace(context.db, 'b', 0)).toBeNull();
  });

  it('are replaced by newer ones', async () => {
    await putCachedPlace(context.db, { key: 'c', answer: '1', expiresAtS: 10 });
    await putCachedPlace(context.db, { key: 'c', answer: '2', expiresAtS: 20 });
    expect(await findCachedPlace(context.db, 'c', 15)).toBe('2');
  });

  it('are deleted when they have expired', async () => {
    await putCachedPlace(context.db, { key: 'old', answer: '1', expiresAtS: 50 });
    await putCachedPlace(context.db, { key: 'new', answer: '1', expiresAtS: 51 });
    await deleteExpiredPlaces(context.db, 50);
    expect(await findCachedPlace(context.db, 'old', 0)).toBeNull();
    expect(await findCachedPlace(context.db, 'new', 0)).toBe('1');
  });

  describe('throttled calls', () => {
    const rule = (service: string): ThrottleRule => ({ service, intervalMs: 1_000, maxWaitMs: 3_000 });
    const near = (waits: readonly (number | null)[], expected: readonly number[]): void => {
      expect(waits.map((wait) => Math.round((wait ?? -9_999) / 1_000) * 1_000)).toEqual(expected);
    };

    it('are spaced by the interval, however many are requested at the same time', async () => {
      const waits = await Promise.all([1, 2, 3, 4].map(() => reserveCall(context, rule('queue'))));
      near(
        waits.toSorted((a, b) => Number(a) - Number(b)),
        [0, 1_000, 2_000, 3_000],
      );
    });

    it('are denied when the wait would be too long, and a denied call takes no slot', async () => {
      for (let asked = 0; asked < 4; asked++) await reserveCall(context, rule('busy'));
      expect(await reserveCall(context, rule('busy'))).toBeNull();
      expect(await reserveCall(context, rule('busy'))).toBeNull();
      near([await reserveCall(context, { ...rule('busy'), maxWaitMs: 5_000 })], [4_000]);
    });

    it('are counted for each service separately', async () => {
      await reserveCall(context, rule('one'));
      near([await reserveCall(context, rule('other'))], [0]);
    });

    it('need not wait when the last one is long ago', async () => {
      await reserveCall(context, { ...rule('calm'), intervalMs: 5 });
      await new Promise((resolve) => setTimeout(resolve, 30));
      near([await reserveCall(context, rule('calm'))], [0]);
      near([await reserveCall(context, rule('calm'))], [1_000]);
    });

    it('are not blocked by a clock that was set back', async () => {
      await reserveCall(context, rule('clock'));
      const nextYear = Date.now() + 365 * 86_400_000;
      await context.db
        .updateTable('third_party_turns')
        .set({ next_at_ms: nextYear })
        .where('service', '=', 'clock')
        .execute();
      near([await reserveCall(context, rule('clock'))], [0]);
    });
  });
});
