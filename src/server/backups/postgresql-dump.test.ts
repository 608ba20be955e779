import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DATABASES } from '#test/databases/databases';
import { rowsOf } from '#test/databases/raw-sql';
import { createTestContext, startTestServer } from '#test/servers/server';
import { signUpPilot } from '#test/servers/visitor';
import { connect } from '../db/connect.ts';
import { dumpPostgresql } from './postgresql-dump.ts';
import { restorePostgresql } from './postgresql-restore.ts';

const TIMEOUT_MS = 120_000;

it('a dump can be restored although other programs have tables in the same schema', {
  timeout: TIMEOUT_MS,
}, async () => {
  const [, postgresql] = DATABASES;
  if (!postgresql) throw new Error('There is no PostgreSQL');
  const [from, to] = await Promise.all([postgresql.createEmpty(), postgresql.createEmpty()]);
  const server = await startTestServer({ database: from });
  await signUpPilot(server.url);
  const { db } = server.context;
  for (const table of ['of_extension', 'of_others']) await rowsOf(db, `create table ${table} as select 1 as id`);
  await rowsOf(db, 'alter extension plpgsql add table of_extension');
  const file = join(from.folder, 'dump');
  await dumpPostgresql(db, file);
  await server.close();

  const opened = connect(to.address, { purpose: 'maintenance', onLost: () => undefined });
  await rowsOf(opened.db, 'create table of_others as select 2 as id');
  expect(await restorePostgresql(opened, file, { replaces: false })).toMatchObject({ pilots: 1 });
  expect(await rowsOf(opened.db, 'select id from of_others')).toEqual([{ id: 2 }]);
  await opened.db.destroy();
  const restored = await createTestContext(to);
  expect(await rowsOf(restored.context.db, 'select id from pilots')).toHaveLength(1);
  await restored.close();

  const original = connect(from.address, { purpose: 'maintenance', onLost: () => undefined });
  expect(await restorePostgresql(original, file, { replaces: true })).toMatchObject({ pilots: 1 });
  await original.db.destroy();
  await Promise.all([from.remove(), to.remove()]);
});

it('a dump has the rows of a partitioned table once', { timeout: TIMEOUT_MS }, async () => {
  const [, postgresql] = DATABASES;
  if (!postgresql) throw new Error('There is no PostgreSQL');
  const database = await postgresql.createEmpty();
  const { context, close } = await createTestContext(database);
  await rowsOf(context.db, 'create table parted (pilot_id bigint) partition by hash (pilot_id)');
  for (const part of [0, 1]) {
    await rowsOf(
      context.db,
      `create table parted_${part} partition of parted for values with (modulus 2, remainder ${part})`,
    );
  }
  await rowsOf(context.db, 'insert into parted select generate_series(1, 10)');
  const counts = await dumpPostgresql(context.db, join(database.folder, 'dump'));
  expect(Object.entries(counts).filter(([table]) => table.startsWith('parted'))).toEqual([['parted', 10]]);
  await close();
  await database.remove();
});
