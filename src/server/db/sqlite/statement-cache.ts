import type { Database, Statement } from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';

const MAX_STATEMENTS = 300;

/**
 * Returns the same database with a cache of prepared statements by their SQL: preparing one takes longer than running most
 * of our queries. When the cache is full, the oldest statement is evicted.
 */
export function cacheStatements(database: Database): SqliteDatabase {
  const statements = new Map<string, Statement<unknown[]>>();
  return {
    close: () => {
      database.close();
    },
    prepare: (text) => {
      const known = statements.get(text);
      if (known) return known;
      const statement = database.prepare<unknown[]>(text);
      const [oldest] = statements.keys();
      if (statements.size >= MAX_STATEMENTS && oldest !== undefined) statements.delete(oldest);
      statements.set(text, statement);
      return statement;
    },
  };
}
