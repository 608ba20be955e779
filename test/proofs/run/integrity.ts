import pg from 'pg';
import { Sqlite } from '#server/db/sqlite/sqlite';
import type { TestDatabase } from '#test/databases/sqlite-file';

/** Returns what the database itself finds wrong with its files: pages, indexes, references. */
export async function integrityProblems({ address }: Pick<TestDatabase, 'address'>): Promise<readonly string[]> {
  return address.kind === 'sqlite' ? problemsOfFile(address.file) : problemsOfServer(address.url);
}

function problemsOfFile(file: string): readonly string[] {
  const database = new Sqlite(file, { readonly: true });
  try {
    const pages = database.prepare<{ integrity_check: string }>('pragma integrity_check').all();
    const references = database.prepare('pragma foreign_key_check').all();
    return [
      ...pages.map((row) => row.integrity_check).filter((line) => line !== 'ok'),
      ...references.map((row) => JSON.stringify(row)),
    ];
  } finally {
    database.close();
  }
}

/** All indexes, each with its rows in the table, and all tables, read whole. */
const CHECKS = [
  'create extension if not exists amcheck',
  `select bt_index_check(indexrelid, true) from pg_index join pg_class on pg_class.oid = indexrelid
    join pg_am on pg_am.oid = relam where amname = 'btree' and relnamespace = 'public'::regnamespace`,
  `select verify_heapam(oid) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
];

async function problemsOfServer(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const problems: string[] = [];
  try {
    for (const check of CHECKS) {
      const { rows } = await client.query(check);
      problems.push(...rows.flatMap((row) => ('verify_heapam' in row ? String(row.verify_heapam) : [])));
    }
  } catch (error) {
    problems.push(String(error));
  } finally {
    await client.end();
  }
  return problems;
}
