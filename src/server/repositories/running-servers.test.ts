import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppContext } from '#server/services/app-context';
import { DATABASES } from '#test/databases/databases';
import { rowsOf } from '#test/databases/raw-sql';
import type { TestDatabase } from '#test/databases/sqlite-file';
import { createTestContext } from '#test/servers/server';
import { recordServer, removeOldServers, removeServer, sinceLastServer } from './running-servers.ts';

describe.each(DATABASES)('running servers on $name', ({ create }) => {
  let database: TestDatabase;
  let context: AppContext;
  let close: () => Promise<void>;

  beforeAll(async () => {
    database = await create();
    ({ context, close } = await createTestContext(database));
    await rowsOf(context.db, 'delete from servers');
  });

  afterAll(async () => {
    await close?.();
    await database?.remove();
  });

  const setBack = (id: string, seconds: number) =>
    rowsOf(context.db, `update servers set seen_at_ms = seen_at_ms - ${seconds * 1_000} where id = '${id}'`);

  it('are seen by the clock of the database, the last one first, until they stop', async () => {
    expect(await sinceLastServer(context)).toBe(null);
    for (const id of ['a', 'b']) await recordServer(context, id);
    await setBack('a', 4_000);
    expect(await sinceLastServer(context)).toBeLessThan(2_000);
    await removeServer(context.db, 'b');
    expect(await sinceLastServer(context)).toBeGreaterThanOrEqual(4_000);
    await recordServer(context, 'a');
    expect(await sinceLastServer(context)).toBeLessThan(2_000);
  });

  it('that ended days ago without saying so are forgotten, others are not', async () => {
    for (const id of ['c', 'd']) await recordServer(context, id);
    await setBack('c', 86_500);
    await setBack('d', 80_000);
    await removeOldServers(context);
    expect(await rowsOf(context.db, "select id from servers where id in ('c', 'd')")).toEqual([{ id: 'd' }]);
  });

  it('never seem to be seen in the future', async () => {
    await rowsOf(context.db, 'delete from servers');
    await recordServer(context, 'e');
    await setBack('e', -500);
    expect(await sinceLastServer(context)).toBe(0);
    await recordServer(context, 'f');
    await setBack('e', -86_400);
    await setBack('f', 4_000);
    expect(await sinceLastServer(context)).toBeGreaterThanOrEqual(4_000);
  });
});
