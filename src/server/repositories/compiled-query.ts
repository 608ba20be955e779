import type { CompiledQuery, QueryResult } from 'kysely';
import { assemble } from '#domain/fields/field';
import type { Db } from '#server/db/schema';
import type { ItemQuery } from './item-key.ts';

/**
 * Returns a function that runs a query with the values of its parameters. The text is compiled once for each connection pool, since
 * Kysely takes longer to put it together than SQLite to run it: for queries that every request or every write makes (bench rows
 * `delta` and `save`). `compile` has a placeholder for each value. The function throws for a value that is missing.
 */
export function compiledOnce<Values extends object, Row>(
  compile: (db: Db, placeholders: Values) => CompiledQuery<Row>,
): (db: Db, values: Values) => Promise<QueryResult<Row>> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return (db, values) => {
    const { adapter } = db.getExecutor();
    const known = compiled.get(adapter) ?? compile(db, placeholders());
    compiled.set(adapter, known);
    return db.executeQuery<Row>({ ...known, parameters: parametersOf(known, values) });
  };
}

/**
 * The same for a query of items, each form of it compiled once: with a revision or without, as a page or whole, and with each
 * maximum, which is part of the text.
 */
export function compiledForItems<Row, Query extends ItemQuery>(
  compile: (db: Db, query: Query) => CompiledQuery<Row>,
): (db: Db, query: Query) => Promise<readonly Row[]> {
  const forms = new Map<string, (db: Db, query: Query) => Promise<QueryResult<Row>>>();
  return async (db, query) => {
    const { since, most } = query;
    const name = `${since === null} ${most} ${query.afterId === undefined}`;
    const form =
      forms.get(name) ??
      compiledOnce((pool) => compile(pool, assemble(Object.entries(query).map(placeholderUnlessForm))));
    forms.set(name, form);
    return (await form(db, query)).rows;
  };
}

function placeholderUnlessForm([name, value]: readonly [string, unknown]): readonly [string, unknown] {
  const isForm = name === 'most' || (name === 'since' && value === null) || value === undefined;
  return [name, isForm ? value : new Placeholder(name)];
}

/** Stands in a compiled query for the value of this name. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

function placeholders<Values extends object>(): Values {
  return new Proxy(assemble<Values>([]), { get: (_, name) => new Placeholder(String(name)) });
}

function parametersOf({ parameters }: CompiledQuery, values: object): readonly unknown[] {
  const named: Readonly<Record<string, unknown>> = { ...values };
  return parameters.map((parameter) => (parameter instanceof Placeholder ? boundValue(named, parameter) : parameter));
}

/** A query knows no undefined: as null it would find nothing, without a word. */
function boundValue(values: Readonly<Record<string, unknown>>, { name }: Placeholder): unknown {
  const value = values[name];
  if (value === undefined) throw new Error(`A compiled query has no value for ${name}`);
  return value;
}
