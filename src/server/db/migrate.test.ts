import { copyFileSync, existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Sqlite } from '#server/db/sqlite/sqlite';
import { DATABASES } from '#test/databases/databases';
import { rowsOf } from '#test/databases/raw-sql';
import { createSqliteFile, newFolder, removeFolder, type TestDatabase } from '#test/databases/sqlite-file';
import { createTestContext } from '#test/servers/server';
import { connect } from './connect.ts';
import type { Database, DatabaseAddress } from './database.ts';
import { doneMigrations, migrate, migrateWithin } from './migrate.ts';

const TIMEOUT_MS = 120_000;
/** `npm run test:all` kills before each statement. */
const KILLED_EVERY = process.env.TEST_ALL === undefined ? 4 : 1;
const ALL = [
  '001-logbook',
  '002-places',
  '003-import-answers',
  '004-letters',
  '005-epoch',
  '006-clock',
  '006-track-sizes',
  '007-track-hashes',
  '008-jobs',
  '009-track-files',
  '010-track-ranges',
  '011-findings',
  '012-ground',
  '013-import-runs',
  '014-import-mappings',
  '015-fields',
  '016-flight-changes',
  '017-admin',
  '018-servers',
  '019-import-indexes',
  '020-hidden-tracks',
  '021-plain-names',
  '022-language',
  '023-body-hashes',
  '024-deleted-sessions',
  '025-hikes-and-currency',
  '026-gear-and-handling',
  '027-api-tokens',
  '028-server-inbox',
];
const onLost = () => undefined;

function open(address: DatabaseAddress): Database {
  return connect(address, { purpose: 'maintenance', onLost });
}

/** Calls back after each statement, with its number. */
function afterEach(callback: (number: number) => void): KyselyPlugin {
  let number = 0;
  return {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      number += 1;
      callback(number);
      return Promise.resolve(result);
    },
  };
}

/** Migrates an empty database and returns the number of statements. */
async function migrateCounting({ db, dialect }: Database, callback: (number: number) => void): Promise<number> {
  let count = 0;
  const plugin = afterEach((number) => {
    count = number;
    callback(number);
  });
  await migrate(db.withPlugin(plugin), dialect);
  return count;
}

/** Expects the database to have the newest schema, and its data to be consistent. */
async function expectMigrated(address: DatabaseAddress): Promise<void> {
  const { db, dialect } = open(address);
  await migrate(db, dialect);
  expect(await doneMigrations(db)).toEqual(ALL);
  expect(await rowsOf(db, 'select count(*) as epochs from epoch')).toEqual([{ epochs: 1 }]);
  expect(await rowsOf(db, 'select pilots.id, claimed_by from pilots, jobs, auth_tokens')).toEqual([]);
  await db.destroy();
}

describe.each(DATABASES)('migrations on $name', { timeout: TIMEOUT_MS }, ({ createEmpty }) => {
  const withDatabase = async (work: (database: TestDatabase) => Promise<void>) => {
    const database = await createEmpty();
    await work(database).finally(() => database.remove());
  };

  it('that fail at any statement leave the database unchanged', () =>
    withDatabase(async ({ address }) => {
      for (const end of [1, 2, 10, 20, 30]) {
        const { db, dialect } = open(address);
        const failing = afterEach((number) => {
          if (number === end) throw new Error('on purpose');
        });
        await expect(migrate(db.withPlugin(failing), dialect)).rejects.toThrow('The database cannot be reached, or');
        expect((await db.introspection.getTables()).map(({ name }) => name)).toEqual([]);
        await db.destroy();
      }
      await expectMigrated(address);
    }));

  it('run once when several servers start on a new database at the same time', () =>
    withDatabase(async (database) => {
      const contexts = await Promise.all([
        createTestContext(database),
        createTestContext(database),
        createTestContext(database),
      ]);
      for (const { close } of contexts) await close();
      await expectMigrated(database.address);
    }));

  it('reject a database of a newer version', () =>
    withDatabase(async ({ address }) => {
      const { db, dialect } = open(address);
      await migrate(db, dialect);
      await rowsOf(db, "insert into kysely_migration (name, timestamp) values ('999-later', '')");
      const failure = await migrate(db, dialect).catch((error: Error) => error.cause);
      await db.destroy();
      expect(String(failure)).toContain('999-later, which this version does not know');
    }));
});

describe('a SQLite file', { timeout: TIMEOUT_MS }, () => {
  it('whose server was killed at any statement of its migrations is migrated by the next start', async () => {
    const { address, folder, remove } = await createSqliteFile();
    const file = address.kind === 'sqlite' ? address.file : '';
    const database = open(address);
    // The files as SIGKILL would leave them at this moment.
    const statements = await migrateCounting(database, (number) => {
      if (number % KILLED_EVERY !== 0) return;
      for (const end of ['', '-wal']) {
        if (existsSync(file + end)) copyFileSync(file + end, join(folder, `killed-${number}.sqlite${end}`));
      }
    });
    await database.db.destroy();
    expect(statements).toBeGreaterThan(30);
    for (let number = KILLED_EVERY; number <= statements; number += KILLED_EVERY) {
      await expectMigrated({ kind: 'sqlite', file: join(folder, `killed-${number}.sqlite`) });
    }
    await remove();
  });

  it('that has pilots is copied before an upgrade, and the last two copies are kept', async () => {
    const { folder, file, database } = await olderDatabase();
    for (const old of ['a', 'b']) await writeFile(`${file}.before-${old}`, 'older');
    const { context, close } = await createTestContext(database);
    expect(await rowsOf(context.db, 'select email, is_activated from pilots')).toEqual([
      { email: 'a@b.c', is_activated: 1 },
    ]);
    await close();
    const copies = (await readdir(folder)).filter((name) => name.includes('.before-'));
    expect(copies).toHaveLength(2);
    expect(copies).toContain('test.sqlite.before-005-epoch');
    const copy = new Sqlite(`${file}.before-005-epoch`);
    expect(copy.prepare('select email from pilots').all()).toEqual([{ email: 'a@b.c' }]);
    expect(copy.prepare("select name from sqlite_master where name = 'epoch'").all()).toEqual([]);
    copy.close();
    await removeFolder(folder);
  });

  it('is not changed when there is no room for the copy, and the start fails with a message', async () => {
    const { folder, file, database } = await olderDatabase();
    const taken = `${file}.before-005-epoch`;
    await mkdir(join(taken, 'in the way'), { recursive: true });
    await expect(createTestContext(database)).rejects.toThrow(
      `copied before the upgrade to ${taken}: make room for it`,
    );
    const untouched = new Sqlite(file);
    expect(untouched.prepare("select name from sqlite_master where name = 'epoch'").all()).toEqual([]);
    untouched.close();
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
    await removeFolder(folder);
  });
});

/** A database with a pilot, as Kysely's own migrator left it before migration 005. */
async function olderDatabase() {
  const folder = await newFolder();
  const file = join(folder, 'test.sqlite');
  const address: DatabaseAddress = { kind: 'sqlite', file };
  const { db, dialect } = open(address);
  await migrateWithin(db, dialect, ALL.slice(0, ALL.indexOf('005-epoch')));
  await rowsOf(db, 'create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null)');
  await rowsOf(db, "insert into kysely_migration_lock values ('migration_lock', 0)");
  await rowsOf(
    db,
    `insert into pilots (email, is_subscribed, is_activated, user_name, initial_flight_num, initial_airtime_min,
      altitude_unit, distance_unit, revision, facts_revision, next_flight_id, next_site_id, next_glider_id, created_at)
      values ('a@b.c', 0, 1, '', 0, 0, 'm', 'km', 1, 1, 1, 1, 1, '2026-01-01T00:00:00Z')`,
  );
  await db.destroy();
  const database: TestDatabase = { address, folder, remove: () => removeFolder(folder) };
  return { folder, file, database };
}
