import type { Db } from '#server/db/schema';

/** Runs a raw SQL statement and returns its rows. */
export async function rowsOf(db: Db, sql: string): Promise<readonly unknown[]> {
  const query = db.selectFrom('pilots').selectAll().compile();
  return (await db.executeQuery({ ...query, sql, parameters: [] })).rows;
}
