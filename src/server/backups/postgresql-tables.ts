import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import type { DumpedTable } from './dump-format.ts';

/** Kysely's own tables, which record the migrations. */
const NOT_DATA = new Set(['kysely_migration', 'kysely_migration_lock']);

/** Returns the tables of the database, referenced tables first, so that rows can be inserted in this order. */
export async function tablesByReference(db: Db): Promise<readonly DumpedTable[]> {
  const tables = new Map((await tablesOf(db)).map((table) => [table.table, table]));
  const references = await referencesOf(db);
  const ordered = new Set<DumpedTable>();
  const add = (name: string): void => {
    const table = tables.get(name);
    if (!table || ordered.has(table)) return;
    for (const { child, parent } of references) if (child === name && parent !== name) add(parent);
    ordered.add(table);
  };
  for (const name of tables.keys()) add(name);
  return [...ordered];
}

async function tablesOf(db: Db): Promise<readonly DumpedTable[]> {
  const schema = await currentSchema(db);
  const found = await db.introspection.getTables({ withInternalKyselyTables: true });
  const others = new Set([...NOT_DATA, ...(await tablesOfExtensions(db)), ...(await partitions(db))]);
  const ours = found.filter((table) => table.schema === schema && !table.isView && !others.has(table.name));
  const tables: DumpedTable[] = [];
  for (const { name, columns } of ours) {
    const counted = columns.find(({ isAutoIncrementing }) => isAutoIncrementing)?.name;
    tables.push({
      table: name,
      columns: columns.map((column) => ({ name: column.name, type: column.dataType })),
      counter: counted === undefined ? null : await counterOf(db, name, counted),
    });
  }
  return tables;
}

/** The tables of an extension, which creates and fills them itself and does not let them be dropped. */
async function tablesOfExtensions(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class join pg_depend on objid = pg_class.oid
    where classid = 'pg_class'::regclass and deptype = 'e' and relnamespace = current_schema()::regnamespace`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** The parts of tables that an operator has partitioned: their rows are those of the whole table. */
async function partitions(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relispartition and relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace`.execute(db);
  return rows.map(({ name }) => name);
}

async function counterOf(db: Db, table: string, column: string): Promise<DumpedTable['counter']> {
  const named = sql<{ name: string }>`select pg_get_serial_sequence(${table}, ${column}) as name`;
  const name = (await named.execute(db)).rows[0]?.name ?? '';
  const state = sql<{ last: string; isUsed: boolean }>`
    select last_value::text as "last", is_called as "isUsed" from ${sql.raw(name)}`;
  const [counter] = (await state.execute(db)).rows;
  return counter ? { column, ...counter } : null;
}

async function currentSchema(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? 'public';
}

async function referencesOf(db: Db): Promise<readonly { readonly child: string; readonly parent: string }[]> {
  const { rows } = await sql<{ child: string; parent: string }>`
    select child.relname as child, parent.relname as parent from pg_constraint
    join pg_class as child on child.oid = conrelid join pg_class as parent on parent.oid = confrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db);
  return rows;
}
