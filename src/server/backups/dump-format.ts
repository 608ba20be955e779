import * as v from 'valibot';

/** The first line of a dump. */
export const headerShape = v.object({
  format: v.literal('wingbook-dump'),
  version: v.literal(1),
  createdAt: v.string(),
  migrations: v.array(v.string()),
});

/** The line before the rows of a table. */
export const tableShape = v.object({
  table: v.string(),
  columns: v.array(v.object({ name: v.string(), type: v.string() })),
  /** Where the numbers that the database gives stand; null for a table without them. */
  counter: v.nullable(v.object({ column: v.string(), last: v.string(), isUsed: v.boolean() })),
});

/** One row: its values as PostgreSQL writes them as text, bytes in base64. */
export const rowShape = v.array(v.nullable(v.string()));

/** The last line: how many rows each table has. */
export const endShape = v.object({ end: v.record(v.string(), v.number()) });

/** What stands before the rows of a table. */
export type DumpedTable = v.InferOutput<typeof tableShape>;
/** One row of a dump. */
export type DumpedRow = v.InferOutput<typeof rowShape>;
/** The first line of a dump. */
export type DumpHeader = v.InferOutput<typeof headerShape>;

/** The type of a column of bytes. */
export const BYTES = 'bytea';
