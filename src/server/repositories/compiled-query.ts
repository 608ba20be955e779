import type { CompiledQuery, QueryResult, RawBuilder } from 'kysely';
import type { Db } from '#server/db/schema';

/**
 * Returns a function that runs a query with the values of its parameters, in the order in which the text has them. The text is compiled once for each
 * connection pool, since Kysely takes longer to put it together than SQLite to run it: for queries that every request makes. Which values the given query
 * has does not matter.
 */
export function compiledOnce<Row>(
  query: RawBuilder<Row>,
): (db: Db, parameters: readonly unknown[]) => Promise<QueryResult<Row>> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return (db, parameters) => {
    const { adapter } = db.getExecutor();
    const known = compiled.get(adapter) ?? query.compile(db);
    compiled.set(adapter, known);
    return db.executeQuery<Row>({ ...known, parameters });
  };
}
