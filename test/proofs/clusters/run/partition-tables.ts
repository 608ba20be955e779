import type { PostgresNode } from './postgres-node.ts';

/** How many partitions each table has. */
export const PARTITIONS = 8;

/** Those whose primary key has the pilot in it: PostgreSQL needs that. `pilots` and `sessions` have not, nor what no pilot owns. */
const WITH_PILOT_IN_KEY = `select relname as name from pg_class join pg_index on indrelid = pg_class.oid and indisprimary
  join pg_attribute on attrelid = pg_class.oid and attnum = any(indkey) and attname = 'pilot_id'
  where relnamespace = current_schema()::regnamespace and relkind = 'r' order by relname`;

const FOREIGN_KEYS = `select conrelid::regclass::text as name, conname as constraint, pg_get_constraintdef(oid) as definition from pg_constraint
  where contype = 'f' and connamespace = current_schema()::regnamespace`;

/** Makes each table with the pilot in its key a hash-partitioned one, with its rows, indexes and references; returns their names. */
export async function partitionTables({ query }: Pick<PostgresNode, 'query'>): Promise<readonly string[]> {
  const tables = (await query(WITH_PILOT_IN_KEY)).map(({ name }) => String(name));
  const references = await query(FOREIGN_KEYS);
  const drops = references.map(({ name, constraint }) => `alter table ${name} drop constraint "${constraint}";`);
  const adds = references.map(
    ({ name, constraint, definition }) => `alter table ${name} add constraint "${constraint}" ${definition};`,
  );
  await query(['begin;', ...drops, ...tables.flatMap(statementsOf), ...adds, 'commit;'].join('\n'));
  return tables;
}

/** `including all` copies defaults, checks, keys and indexes; all unique ones have the pilot in them. */
function statementsOf(table: string): readonly string[] {
  const parts = Array.from(
    { length: PARTITIONS },
    (_, part) =>
      `create table ${table}_${part} partition of ${table} for values with (modulus ${PARTITIONS}, remainder ${part});`,
  );
  return [
    `alter table ${table} rename to ${table}_whole;`,
    `create table ${table} (like ${table}_whole including all) partition by hash (pilot_id);`,
    ...parts,
    `insert into ${table} select * from ${table}_whole;`,
    `drop table ${table}_whole;`,
  ];
}
