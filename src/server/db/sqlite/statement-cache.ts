import type { SqliteFile, SqliteStatement } from './sqlite-file.ts';

const MAX_STATEMENTS = 300;
/** Lists of any length make any number of texts. A prepared statement takes some thirty bytes a character: 15 MB in all. */
const MAX_CHARACTERS = 500_000;

export interface StatementCache {
  prepare(sql: string): SqliteStatement<unknown>;
  /** Lets go of all statements. */
  clear(): void;
}

/**
 * Returns the same database with a cache of prepared statements by their SQL: preparing one takes longer than running most
 * of our queries. When the cache is full, the oldest statements are evicted.
 */
export function cacheStatements(database: Pick<SqliteFile, 'prepare'>): StatementCache {
  const statements = new Map<string, SqliteStatement<unknown>>();
  let characters = 0;

  const makeRoomFor = (text: string) => {
    for (const oldest of statements.keys()) {
      if (statements.size < MAX_STATEMENTS && characters + text.length <= MAX_CHARACTERS) return;
      statements.delete(oldest);
      characters -= oldest.length;
    }
  };
  return {
    clear: () => {
      statements.clear();
      characters = 0;
    },
    prepare: (text) => {
      const known = statements.get(text);
      if (known) return known;
      const statement = database.prepare(text);
      if (text.length > MAX_CHARACTERS) return statement;
      makeRoomFor(text);
      statements.set(text, statement);
      characters += text.length;
      return statement;
    },
  };
}
