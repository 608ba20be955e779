import { sql } from 'kysely';
import type { DatabaseAccess } from '#server/db/database';
import { migrate } from '#server/db/migrate';
import type { Db } from '#server/db/schema';
import { addRows, type MovedTable, movedTables, pagesOf, verifyRows } from './moved-tables.ts';
import type { RowCounts } from './sqlite-backup.ts';

/** The source and the target of a move: one is SQLite, the other PostgreSQL. */
export interface DatabaseMove {
  readonly from: DatabaseAccess;
  readonly to: DatabaseAccess;
  /** Throws when a server has begun to use the old database since: nothing is moved then. */
  readonly rejectServer: () => Promise<void>;
  /** Called after each table. */
  readonly onTable: (table: string, rows: number) => void;
}

/**
 * Copies all rows of a database into an empty one of the other kind, in one transaction, and reads each again there; returns the
 * numbers of rows by table. Both are brought to the newest schema first, and nobody can write to the old one while it is copied. Throws when the new
 * one has pilots, or a row is not the same.
 */
export async function moveDatabase({ from, to, rejectServer, onTable }: DatabaseMove): Promise<RowCounts> {
  if (from.dialect.name === to.dialect.name) throw new Error('Both databases are of one kind: use a backup');
  await migrate(from.db, from.dialect);
  await migrate(to.db, to.dialect);
  if ((await countRows(to.db, 'pilots')) > 0) throw new Error('The new database has pilots already');
  const tables = await movedTables(from.dialect.name === 'PostgreSQL' ? from.db : to.db);
  const locked = tables.map(({ name }) => name).filter((name) => name !== SERVERS);
  return to.db.transaction().execute(async (target) => {
    const counts = await from.dialect.readingAlone(from.db, locked, (source) =>
      moveTables({ from: { ...from, db: source }, to: { ...to, db: target }, tables, onTable }),
    );
    await rejectServer();
    return counts;
  });
}

/** Not locked: a server that starts during the move must be able to say so. */
const SERVERS = 'servers';

async function moveTables({
  from,
  to,
  tables,
  onTable,
}: Pick<DatabaseMove, 'from' | 'to' | 'onTable'> & { readonly tables: readonly MovedTable[] }): Promise<RowCounts> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    counts[table.name] = await moveTable({ source: from.db, target: to, table });
    if (table.counter !== null) {
      const counter = { table: table.name, column: table.counter };
      await to.dialect.setCounter(to.db, counter, await from.dialect.lastCounted(from.db, counter));
    }
    onTable(table.name, counts[table.name] ?? 0);
  }
  return counts;
}

interface TableMove {
  readonly source: Db;
  readonly target: DatabaseAccess;
  readonly table: MovedTable;
}

async function moveTable({ source, target, table }: TableMove): Promise<number> {
  await sql`delete from ${sql.table(table.name)}`.execute(target.db); // Rows that a migration inserted.
  let moved = 0;
  for await (const rows of pagesOf(source, table)) {
    await addRows(target.db, table, rows).catch((cause: unknown) => {
      throw new Error(`The new database does not take a row of ${table.name}: nothing was changed`, { cause });
    });
    await verifyRows(target, table, rows);
    moved += rows.length;
  }
  const [before, after] = [await countRows(source, table.name), await countRows(target.db, table.name)];
  if (before === moved && after === moved) return moved;
  throw new Error(`${after} of ${before} rows of ${table.name} were moved: nothing was changed`);
}

async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}
