/** Rows of one insert: more gain nothing, and PostgreSQL takes at most 65,535 values a statement. */
const BATCH_ROWS = 500;

/** Writes many rows, some hundreds a statement, one statement after the other. */
export async function inBatches<Row>(
  rows: readonly Row[],
  write: (batch: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH_ROWS) await write(rows.slice(at, at + BATCH_ROWS));
}
