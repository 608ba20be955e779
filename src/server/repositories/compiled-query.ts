import type { CompiledQuery, QueryResult } from 'kysely';
import type { Db } from '#server/db/schema';
import type { ItemQuery } from './item-key.ts';

/**
 * Returns a function that runs a query with the values of its parameters, in the order in which the text has them. The text is compiled once for each
 * connection pool, since Kysely takes longer to put it together than SQLite to run it: for queries that every request or every write makes (bench rows `delta`
 * and `save`). Which values the given query has does not matter.
 */
export function compiledOnce<Row>(compile: (db: Db) => CompiledQuery<Row>): Compiled<Row> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return (db, parameters) => {
    const { adapter } = db.getExecutor();
    const known = compiled.get(adapter) ?? compile(db);
    compiled.set(adapter, known);
    if (parameters.length !== known.parameters.length) throw new Error(`Not the parameters of: ${known.sql}`);
    return db.executeQuery<Row>({ ...known, parameters });
  };
}

type Compiled<Row> = (db: Db, parameters: readonly unknown[]) => Promise<QueryResult<Row>>;

/**
 * The same for a query of items, each form of it compiled once: with a revision or without, and with each maximum. Its parameters are others that come first,
 * the pilot's id, and the revision.
 */
export function compiledForItems<Row, Query extends ItemQuery>(
  compile: (db: Db, query: Query) => CompiledQuery<Row>,
): (db: Db, query: Query, first?: readonly unknown[]) => Promise<readonly Row[]> {
  const forms = new Map<string, Compiled<Row>>();
  return async (db, query, first = []) => {
    const { pilotId, since, most } = query;
    const name = `${since === null} ${most}`;
    const form = forms.get(name) ?? compiledOnce((pool) => compile(pool, query));
    forms.set(name, form);
    return (await form(db, [...first, pilotId, ...(since === null ? [] : [since])])).rows;
  };
}

/** The value of a parameter in a query that is compiled once. */
export const ANY = 0;
