import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import pg from 'pg';
import { connect } from '#server/db/connect';
import type { Database } from '#server/db/database';
import { seededRandom, wholeBetween } from '#test/builders/random';
import { fillOldSchema } from '#test/databases/old-schema';
import { rowsOf } from '#test/databases/raw-sql';
import { newFolder, removeFolder, type TestDatabase } from '#test/databases/sqlite-file';
import { nothingOf, type Proof, type ProofOptions } from '#test/proofs/proof';
import { onEachDatabase } from '#test/proofs/run/on-each-database';
import { createTestContext } from '#test/servers/server';
import { migrateWatched } from './migrate-watched.ts';

const PROGRAM = join(import.meta.dirname, 'migrate-until-killed.ts');
const LOADER = import.meta.resolve('tsx');
const NOT_WATCHING = { before: () => undefined, after: () => undefined };

/** How many migrations are killed; in full one before each statement. */
const KILLS: Readonly<Record<ProofOptions['size'], number>> = { short: 1, long: 2, full: 0 };

/** Kills the migration of a filled old database at every statement, starts normally, and compares with an undisturbed migration. */
export function proveMigration(options: ProofOptions): Promise<readonly Proof[]> {
  return onEachDatabase(options, (database, name) => proveOn(database, name, options));
}

async function proveOn(old: TestDatabase, name: string, { size, seed, log }: ProofOptions): Promise<readonly Proof[]> {
  const copy = await fillOldDatabase(old);
  const undisturbed = await withCopy(copy, startedContents);
  const statements = await withCopy(copy, ({ address }) => migrateWatched(address, NOT_WATCHING));
  const all = Array.from({ length: statements + 1 }, (_, before) => before + 1); // The last one is the commit.
  const random = seededRandom(seed);
  const some = Array.from({ length: KILLS[size] }, () => wholeBetween(random, 1, all.length));
  const moments = size === 'full' ? all : some;
  const tally = { survived: 0, different: 0, left: 0 };
  for (const [index, moment] of moments.entries()) {
    await withCopy(copy, async (database) => {
      if (!(await isKilled(database, { moment, statements }))) tally.survived += 1;
      if (!isDeepStrictEqual(await startedContents(database), undisturbed)) tally.different += 1;
      tally.left += (await readdir(database.folder)).filter((file) => file.endsWith('.part')).length;
    });
    if (index % 20 === 19) log(`${name}: ${index + 1} of ${moments.length}, ${JSON.stringify(tally)}`);
  }
  const of = `of ${moments.length} migrations of ${statements} statements and a commit, each killed before another one, ${name}`;
  return [
    nothingOf(`${of}: not killed`, tally.survived),
    nothingOf(`${of}: different from an undisturbed one after the next start`, tally.different),
    nothingOf(`${of}: unfinished copies left behind`, tally.left),
  ];
}

async function withCopy<Result>(
  copy: () => Promise<TestDatabase>,
  work: (database: TestDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await copy();
  return work(database).finally(() => database.remove());
}

/** Starts normally, and returns what is in the database then. */
async function startedContents(database: TestDatabase): Promise<readonly string[]> {
  const { context, close } = await createTestContext(database);
  return contentsOf(context).finally(close);
}

/** Whether a process that migrates the database was killed at the moment. */
async function isKilled(
  { address }: TestDatabase,
  { moment, statements }: { readonly moment: number; readonly statements: number },
): Promise<boolean> {
  const place = address.kind === 'sqlite' ? address.file : address.url;
  const args = ['--import', LOADER, PROGRAM, address.kind, place, String(moment), String(statements)];
  try {
    await promisify(execFile)(process.execPath, args);
    return false;
  } catch (error) {
    if (error instanceof Error && 'signal' in error && error.signal === 'SIGKILL') return true;
    throw error;
  }
}

/** Statements that describe a schema: tables, columns, indexes and constraints, in a fixed order. */
const SCHEMA: Readonly<Record<Database['dialect']['name'], readonly string[]>> = {
  SQLite: ['select type, name, tbl_name, sql from sqlite_master order by type, name'],
  PostgreSQL: [
    `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
      where table_schema = 'public' order by table_name, ordinal_position`,
    "select indexdef from pg_indexes where schemaname = 'public' order by indexdef",
    `select conrelid::regclass::text as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where connamespace = 'public'::regnamespace order by 1, 2`,
  ],
};

/** Columns whose values are made anew by each migration: a random one, and a time. */
const MADE_ANEW = new Set(['epoch.value', 'kysely_migration.timestamp']);

/** Written by whichever servers run at the moment. */
const OF_RUNNING_SERVERS = 'servers';

/** Returns the schema and all rows of a database as texts that are the same for the same contents. */
export async function contentsOf({ db, dialect }: Pick<Database, 'db' | 'dialect'>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const contents: string[] = [];
  for (const statement of SCHEMA[dialect.name]) contents.push(...(await rowsOf(db, statement)).map(textOf));
  for (const { name } of tables.filter((table) => table.name !== OF_RUNNING_SERVERS)) {
    const rows = (await rowsOf(db, `select * from ${name}`)).map((row) => rowText(name, row));
    contents.push(...rows.toSorted().map((row) => `${name} ${row}`));
  }
  return contents;
}

function textOf(row: unknown): string {
  return JSON.stringify(row);
}

function rowText(table: string, row: unknown): string {
  return JSON.stringify(row, (name, value: unknown) => (MADE_ANEW.has(`${table}.${name}`) ? undefined : value));
}

/** Fills a database as an old version left it. Returns what makes copies of it. */
export async function fillOldDatabase({ address }: TestDatabase): Promise<() => Promise<TestDatabase>> {
  const database = connect(address, { purpose: 'maintenance', onLost: () => undefined });
  await fillOldSchema(database);
  await database.db.destroy();
  return address.kind === 'sqlite' ? () => copyOfFile(address.file) : () => copyOnServer(new URL(address.url));
}

async function copyOfFile(original: string): Promise<TestDatabase> {
  const folder = await newFolder();
  const file = join(folder, 'wingbook.sqlite');
  copyFileSync(original, file);
  return { address: { kind: 'sqlite', file }, folder, remove: () => removeFolder(folder) };
}

async function copyOnServer(original: URL): Promise<TestDatabase> {
  const name = `copy_${randomUUID().replaceAll('-', '')}`;
  await run(original, `create database ${name} template ${original.pathname.slice(1)}`);
  const folder = await newFolder();
  return {
    address: { kind: 'postgresql', url: new URL(`/${name}`, original).href },
    folder,
    remove: async () => {
      await run(original, `drop database ${name} with (force)`);
      await removeFolder(folder);
    },
  };
}

/** A database can be copied only while nobody is connected to it. */
async function run(original: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: new URL('/template1', original).href });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
