import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { House } from '#server/house';
import { DATABASES } from '#test/databases';
import { openTestHouse } from '#test/server';
import { deleteExpiredPlaces, findCachedPlace, putCachedPlace } from './cached-places.ts';
import { type TurnRule, takeTurn } from './third-party-turns.ts';

describe.each(DATABASES)('cached places on $name', ({ create }) => {
  let house: House;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const database = await create();
    const open = await openTestHouse(database);
    house = open.house;
    close = async () => {
      await open.close();
      await database.remove();
    };
  });
  afterAll(() => close());

  it('are found until they expire', async () => {
    await putCachedPlace(house.db, { key: 'a', answer: '{"formatted":"Zürich 🪂"}', expiresAtS: 1_000 });
    expect(await findCachedPlace(house.db, 'a', 999)).toBe('{"formatted":"Zürich 🪂"}');
    expect(await findCachedPlace(house.db, 'a', 1_000)).toBeNull();
    expect(await findCachedPlace(house.db, 'b', 0)).toBeNull();
  });

  it('are replaced by newer ones', async () => {
    await putCachedPlace(house.db, { key: 'c', answer: '1', expiresAtS: 10 });
    await putCachedPlace(house.db, { key: 'c', answer: '2', expiresAtS: 20 });
    expect(await findCachedPlace(house.db, 'c', 15)).toBe('2');
  });

  it('are deleted when they have expired', async () => {
    await putCachedPlace(house.db, { key: 'old', answer: '1', expiresAtS: 50 });
    await putCachedPlace(house.db, { key: 'new', answer: '1', expiresAtS: 51 });
    await deleteExpiredPlaces(house.db, 50);
    expect(await findCachedPlace(house.db, 'old', 0)).toBeNull();
    expect(await findCachedPlace(house.db, 'new', 0)).toBe('1');
  });

  describe('throttled calls', () => {
    const rule = (service: string): TurnRule => ({ service, intervalMs: 1_000, maxWaitMs: 3_000 });
    const near = (waits: readonly (number | null)[], expected: readonly number[]): void => {
      expect(waits.map((wait) => Math.round((wait ?? -9_999) / 1_000) * 1_000)).toEqual(expected);
    };

    it('are spaced by the interval, however many are requested at the same time', async () => {
      const waits = await Promise.all([1, 2, 3, 4].map(() => takeTurn(house, rule('queue'))));
      near(
        waits.toSorted((a, b) => Number(a) - Number(b)),
        [0, 1_000, 2_000, 3_000],
      );
    });

    it('are denied when the wait would be too long, and a denied call takes no slot', async () => {
      for (let asked = 0; asked < 4; asked++) await takeTurn(house, rule('busy'));
      expect(await takeTurn(house, rule('busy'))).toBeNull();
      expect(await takeTurn(house, rule('busy'))).toBeNull();
      near([await takeTurn(house, { ...rule('busy'), maxWaitMs: 5_000 })], [4_000]);
    });

    it('are counted for each service separately', async () => {
      await takeTurn(house, rule('one'));
      near([await takeTurn(house, rule('other'))], [0]);
    });

    it('need not wait when the last one is long ago', async () => {
      await takeTurn(house, { ...rule('calm'), intervalMs: 5 });
      await new Promise((resolve) => setTimeout(resolve, 30));
      near([await takeTurn(house, rule('calm'))], [0]);
      near([await takeTurn(house, rule('calm'))], [1_000]);
    });

    it('are not blocked by a clock that was set back', async () => {
      await takeTurn(house, rule('clock'));
      const nextYear = Date.now() + 365 * 86_400_000;
      await house.db
        .updateTable('third_party_turns')
        .set({ next_at_ms: nextYear })
        .where('service', '=', 'clock')
        .execute();
      near([await takeTurn(house, rule('clock'))], [0]);
    });
  });
});
