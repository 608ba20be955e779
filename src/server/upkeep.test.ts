import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES } from '#test/databases';
import { openTestHouse } from '#test/server';
import type { OpenHouse } from './open-house.ts';
import { findCachedPlace, putCachedPlace } from './repositories/cached-places.ts';
import { cleanUp } from './upkeep.ts';

describe.each(DATABASES)('the clean-up on $name', ({ create }) => {
  const now = new Date('2026-06-01T12:00:00Z');
  const nowS = now.getTime() / 1_000;
  let open: OpenHouse;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const database = await create();
    open = await openTestHouse(database, { clock: () => now });
    remove = database.remove;
  });
  afterAll(async () => {
    await open.close();
    await remove();
  });

  it('forgets the places that are out of date, and no others', async () => {
    const { db } = open.house;
    await putCachedPlace(db, { key: 'old', answer: '1', expiresAtS: nowS });
    await putCachedPlace(db, { key: 'new', answer: '2', expiresAtS: nowS + 1 });
    await cleanUp(open.house);
    expect(await findCachedPlace(db, 'old', 0)).toBeNull();
    expect(await findCachedPlace(db, 'new', 0)).toBe('2');
  });
});
