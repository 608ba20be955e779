import { copyFile, mkdir, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aSite } from '#test/builders/items';
import { rowsOf } from '#test/databases/raw-sql';
import { createSqliteFile } from '#test/databases/sqlite-file';
import { createTestContext, startTestServer } from '#test/servers/server';
import { saved, signUpPilot } from '#test/servers/visitor';
import { backUpSqlite, restoreSqlite } from './sqlite-backup.ts';

/** A database for one test, and its file. */
async function ownDatabase() {
  const database = await createSqliteFile();
  return { database, file: database.address.kind === 'sqlite' ? database.address.file : '' };
}

it('a backup never overwrites the database itself, in which pilots go on saving', async () => {
  const { database, file } = await ownDatabase();
  const server = await startTestServer({ database });
  const pilot = await signUpPilot(server.url);
  expect(() => backUpSqlite(file, file)).toThrow('is the database itself');
  await saved(pilot, 'site', aSite());
  await server.close();
  const again = await createTestContext(database);
  expect(await rowsOf(again.context.db, 'select id from sites')).toHaveLength(1);
  await again.close();
  await database.remove();
});

it('no backup is made of a database that was lost', async () => {
  const { database, file } = await ownDatabase();
  await (await createTestContext(database)).close();
  await truncate(file);
  expect(() => backUpSqlite(file, `${file}.backup`)).toThrow('is missing or empty now');
  await database.remove();
});

it('a copy made by hand is restored with its latest writes, which are in the write-ahead log', async () => {
  const { database, file } = await ownDatabase();
  const server = await startTestServer({ database });
  const pilot = await signUpPilot(server.url);
  await saved(pilot, 'site', aSite());
  const folder = join(database.folder, 'copy');
  await mkdir(folder);
  for (const end of ['', '-wal']) await copyFile(file + end, join(folder, `copy${end}`));
  await server.close();
  for (const end of ['', '.used']) await rm(file + end);
  await restoreSqlite(file, join(folder, 'copy'), { replaces: false });
  const restored = await createTestContext(database);
  expect(await rowsOf(restored.context.db, 'select id from sites')).toHaveLength(1);
  await restored.close();
  await database.remove();
});
