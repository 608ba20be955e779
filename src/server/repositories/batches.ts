/** Rows of one statement: more gain nothing, and PostgreSQL accepts at most 65,535 parameters in a statement. */
const BATCH_ROWS = 500;

/** Writes many rows, or reads them by their keys, in batches, one after the other. */
export async function inBatches<Row>(
  rows: readonly Row[],
  write: (batch: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH_ROWS) await write(rows.slice(at, at + BATCH_ROWS));
}
