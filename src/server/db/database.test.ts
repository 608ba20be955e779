import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppContext } from '#server/services/app-context';
import { DATABASES } from '#test/databases/databases';
import { rowsOf } from '#test/databases/raw-sql';
import { createSqliteFile, type TestDatabase } from '#test/databases/sqlite-file';
import { createTestContext } from '#test/servers/server';
import { migrate } from './migrate.ts';

describe.each(DATABASES)('the database $name', ({ createEmpty }) => {
  let database: TestDatabase;
  let context: AppContext;
  let close: () => Promise<void>;

  beforeAll(async () => {
    database = await createEmpty();
    ({ context, close } = await createTestContext(database));
  });

  afterAll(async () => {
    await close?.();
    await database?.remove();
  });

  it('is migrated once, however often the migration is called', async () => {
    await migrate(context.db, context.dialect);
    const tables = await context.db.introspection.getTables();
    expect(tables.map((table) => table.name)).toEqual(
      expect.arrayContaining([
        'pilots',
        'flights',
        'sites',
        'gliders',
        'tracks',
        'client_keys',
        'sessions',
        'rate_limits',
      ]),
    );
  });

  it('keeps whole numbers beyond 32 bits, and fractions to the last digit, as numbers', async () => {
    const rows = await rowsOf(
      context.db,
      'select cast(9007199254740991 as bigint) as large, cast(0.1 as double precision) as fraction',
    );
    expect(rows).toEqual([{ large: 9_007_199_254_740_991, fraction: 0.1 }]);
  });

  it('rolls a failed transaction back as a whole', async () => {
    const failing = context.db.transaction().execute(async (db) => {
      await db.insertInto('rate_limits').values({ key: 'a', used: 1, resets_at_s: 1 }).execute();
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await context.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  it('rejects a flight with a site that is not its pilot’s', async () => {
    const values = {
      pilot_id: 1,
      id: 1,
      revision: 1,
      is_deleted: 0 as const,
      remarks: '',
      created_at: '',
      date: '2026-01-01',
      time: null,
      site_id: 7,
      glider_id: null,
      max_altitude_m: 0,
      airtime_min: 0,
      igc_file_name: null,
      tags: '[]',
    };
    await expect(context.db.insertInto('flights').values(values).execute()).rejects.toThrow(/foreign key/i);
  });
});

describe('a SQLite file', () => {
  it('is on the disk before a write is acknowledged', async () => {
    const database = await createSqliteFile();
    const { context, close } = await createTestContext(database);
    expect(await rowsOf(context.db, 'pragma journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(await rowsOf(context.db, 'pragma synchronous')).toEqual([{ synchronous: 2 }]);
    expect(await rowsOf(context.db, 'pragma foreign_keys')).toEqual([{ foreign_keys: 1 }]);
    await close();
    await database.remove();
  });
});
