import { sql } from 'kysely';
import type { DatabaseAccess } from '#server/db/database';
import type { MovedTable } from './moved-tables.ts';

/** Returns the last id that a table's counter gave; 0 when it gave none. An id is never given twice, not even that of a deleted row. */
export async function lastCounted({ db, dialect }: DatabaseAccess, table: string, column: string): Promise<number> {
  if (dialect.name === 'SQLite') {
    const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${table}`.execute(db);
    return rows[0]?.seq ?? 0;
  }
  const named = sql<{ name: string }>`select pg_get_serial_sequence(${table}, ${column}) as name`;
  const name = (await named.execute(db)).rows[0]?.name ?? '';
  const state = sql<{ last: number; isUsed: boolean }>`
    select last_value as "last", is_called as "isUsed" from ${sql.raw(name)}`;
  const [counter] = (await state.execute(db)).rows;
  return counter?.isUsed ? Number(counter.last) : 0;
}

/** Sets the counter of a table, so that the next id is the one after `last`. */
export async function setCounter(
  { db, dialect }: DatabaseAccess,
  { name, counter }: MovedTable,
  last: number,
): Promise<void> {
  if (dialect.name === 'SQLite') {
    await sql`delete from sqlite_sequence where name = ${name}`.execute(db);
    await sql`insert into sqlite_sequence (name, seq) values (${name}, ${last})`.execute(db);
    return;
  }
  await sql`select setval(pg_get_serial_sequence(${name}, ${counter}), ${Math.max(1, last)}::bigint, ${last > 0}::boolean)`.execute(
    db,
  );
}
