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
  /** The state of the table's identity sequence; null for a table without one. */
  counter: v.nullable(v.object({ column: v.string(), last: v.string(), isUsed: v.boolean() })),
});

/** One row: its values in PostgreSQL's text format, bytes in base64. */
export const rowShape = v.array(v.nullable(v.string()));

/** The last line: the number of rows of each table. */
export const endShape = v.object({ end: v.record(v.string(), v.number()) });

/** The description of a table, before its rows. */
export type DumpedTable = v.InferOutput<typeof tableShape>;
/** One row of a dump. */
export type DumpedRow = v.InferOutput<typeof rowShape>;
/** The first line of a dump. */
export type DumpHeader = v.InferOutput<typeof headerShape>;

/** The type of a column of bytes. */
export const BYTES = 'bytea';
