import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppContext } from '#server/services/app-context';
import { DATABASES } from '#test/databases/databases';
import { createTestContext } from '#test/servers/server';
import {
  deleteExpiredPlaces,
  endTurn,
  findCachedPlace,
  putCachedPlace,
  type ThrottleRule,
  takeTurn,
} from './places.ts';

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
    await putCachedPlace(context.db, { key: 'a', response: '{"formatted":"Zürich 🪂"}', expiresAtS: 1_000 });
    expect(await findCachedPlace(context.db, 'a', 999)).toBe('{"formatted":"Zürich 🪂"}');
    expect(await findCachedPlace(context.db, 'a', 1_000)).toBeNull();
    expect(await findCachedPlace(context.db, 'b', 0)).toBeNull();
  });

  it('are replaced by newer ones', async () => {
    await putCachedPlace(context.db, { key: 'c', response: '1', expiresAtS: 10 });
    await putCachedPlace(context.db, { key: 'c', response: '2', expiresAtS: 20 });
    expect(await findCachedPlace(context.db, 'c', 15)).toBe('2');
  });

  it('are deleted, those that expire first, when there are too many', async () => {
    await deleteExpiredPlaces(context.db, 1_000_000);
    for (const expiresAtS of [1_003, 1_001, 1_002, 1_004]) {
      await putCachedPlace(context.db, { key: `expires at ${expiresAtS}`, response: '1', expiresAtS });
    }
    await deleteExpiredPlaces(context.db, 1_000, 4);
    expect(await findCachedPlace(context.db, 'expires at 1001', 1_000)).toBe('1');
    await deleteExpiredPlaces(context.db, 1_000, 2);
    const left = await context.db.selectFrom('cached_places').select('key').orderBy('key').execute();
    expect(left.map(({ key }) => key)).toEqual(['expires at 1003', 'expires at 1004']);
  });

  it('are deleted when they have expired', async () => {
    await putCachedPlace(context.db, { key: 'old', response: '1', expiresAtS: 50 });
    await putCachedPlace(context.db, { key: 'new', response: '1', expiresAtS: 51 });
    await deleteExpiredPlaces(context.db, 50);
    expect(await findCachedPlace(context.db, 'old', 0)).toBeNull();
    expect(await findCachedPlace(context.db, 'new', 0)).toBe('1');
  });

  describe('throttled calls', () => {
    /** Long, as a busy machine may take a second between two calls. */
    const rule = (service: string): ThrottleRule => ({ service, pauseMs: 10_000, longestMs: 40_000 });
    const take = (service: string) => takeTurn(context, rule(service));
    /** Lets time pass for a service. */
    const pass = async (service: string, milliseconds: number) => {
      const next = sql<number>`next_at_ms - ${milliseconds}`;
      await context.db
        .updateTable('third_party_turns')
        .set({ next_at_ms: next })
        .where('service', '=', service)
        .execute();
    };

    it('are made one at a time, however many are requested at the same time', async () => {
      const taken = await Promise.all([1, 2, 3, 4].map(() => take('queue')));
      expect(taken.filter(Boolean)).toHaveLength(1);
      expect(await take('queue')).toBe(false);
    });

    it('are made a pause after the end of the one before, whatever it took', async () => {
      await take('pause');
      await pass('pause', 30_000);
      await endTurn(context, rule('pause'));
      await pass('pause', 6_000);
      expect(await take('pause')).toBe(false);
      await pass('pause', 4_001);
      expect(await take('pause')).toBe(true);
    });

    it('go on after a server that was killed during its call', async () => {
      await take('killed');
      await pass('killed', 45_000);
      expect(await take('killed')).toBe(false);
      await pass('killed', 5_001);
      expect(await take('killed')).toBe(true);
    });

    it('are counted for each service separately', async () => {
      expect([await take('one'), await take('other')]).toEqual([true, true]);
    });

    it('are not blocked by a clock that was set back', async () => {
      await take('clock');
      await pass('clock', -365 * 86_400_000);
      expect(await take('clock')).toBe(true);
    });
  });
});
