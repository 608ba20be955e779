import type { Database, Statement } from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';

const MOST_STATEMENTS = 300;

/**
 * The same database, except that a statement is prepared once for each SQL text: preparing costs more than most of our
 * queries do. Beyond {@link MOST_STATEMENTS} the one made first is forgotten.
 */
export function rememberStatements(database: Database): SqliteDatabase {
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
      if (statements.size >= MOST_STATEMENTS && oldest !== undefined) statements.delete(oldest);
      statements.set(text, statement);
      return statement;
    },
  };
}
