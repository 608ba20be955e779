import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import type { DatabaseAddress } from '#server/db/database';
import { Sqlite } from '#server/db/sqlite/sqlite';

/** Tables that grow with every pilot's logbook: a statement must reach them by the pilot. */
const OF_PILOTS: ReadonlySet<string> = new Set([
  ...['flights', 'sites', 'gliders', 'tracks', 'track_files', 'scores', 'client_keys', 'import_runs', 'import_items'],
  ...['import_parts', 'import_mappings', 'flight_changes'],
]);
/** Tables of one row. */
const ONE_ROW: ReadonlySet<string> = new Set(['epoch', 'clock']);

/** How a statement reaches a table. */
interface Access {
  readonly table: string;
  /** The condition of the index; null when the whole table is read. */
  readonly condition: string | null;
}

/**
 * Returns a line for each way in which statements reach a table other than by an index, or a table of the pilots' data other than
 * by an index of the pilot.
 */
export async function planFaults(
  address: DatabaseAddress,
  statements: readonly CompiledQuery[],
): Promise<readonly string[]> {
  const plans =
    address.kind === 'sqlite'
      ? sqliteAccesses(address.file, statements)
      : await postgresqlAccesses(address.url, statements);
  return plans.flatMap((plan, index) =>
    plan
      .filter((access) => isFault(access))
      .map(({ table, condition }) => `${table} by ${condition}: ${statements[index]?.sql}`),
  );
}

function isFault({ table, condition }: Access): boolean {
  if (ONE_ROW.has(table)) return false;
  return condition === null || (OF_PILOTS.has(table) && !condition.includes('pilot_id'));
}

function sqliteAccesses(file: string, statements: readonly CompiledQuery[]): readonly (readonly Access[])[] {
  const connection = new Sqlite(file, { readonly: true });
  const plans = statements.map(({ sql, parameters }) => {
    const rows = connection.prepare<{ readonly detail: string }>(`explain query plan ${sql}`);
    return rows.all(parameters.map(bindable)).flatMap(({ detail }) => accessOfLine(detail));
  });
  connection.close();
  return plans;
}

/** A query that is compiled once is noted with a placeholder for each value; the plan is the same for all values. */
function bindable(parameter: unknown): unknown {
  return typeof parameter === 'object' && !(parameter instanceof Uint8Array) ? null : parameter;
}

/** Lines are like `SEARCH flights USING PRIMARY KEY (pilot_id=? AND id=?)` and `SCAN epoch`. */
function accessOfLine(detail: string): readonly Access[] {
  const [, how, table = '', index = ''] = /^(SCAN|SEARCH) (\w+)(.*)$/.exec(detail) ?? [];
  if (how === undefined || /CONSTANT ROW|VALUES CLAUSE/.test(detail)) return [];
  return [{ table, condition: how === 'SCAN' || index.includes('AUTOMATIC') ? null : index }];
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

async function postgresqlAccesses(
  url: string,
  statements: readonly CompiledQuery[],
): Promise<readonly (readonly Access[])[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // PostgreSQL would rather read tables of few rows as a whole.
  await client.query('set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off');
  const plans: (readonly Access[])[] = [];
  for (const { sql } of statements) {
    const { rows } = await client.query(`explain (generic_plan, format json) ${sql}`);
    plans.push(rows.flatMap((row) => accessesOf(row['QUERY PLAN'][0].Plan)));
  }
  await client.end();
  return plans;
}

/** A bitmap's index stands below the table that it is about. */
function accessesOf(node: PlanNode, tableAbove = ''): readonly Access[] {
  const table = node['Relation Name'] ?? tableAbove;
  const below = (node.Plans ?? []).flatMap((plan) => accessesOf(plan, table));
  if (node['Node Type'] === 'Seq Scan') return [{ table, condition: null }, ...below];
  if (!/^(Index|Bitmap Index)/.test(node['Node Type'])) return below;
  return [{ table, condition: node['Index Cond'] ?? null }, ...below];
}
