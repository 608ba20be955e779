/** A CSV file split into rows of cells; empty rows are included. */
export interface CsvTable {
  readonly rows: readonly (readonly string[])[];
  /** Index in `rows` of a quote that is not closed properly; null when all are. */
  readonly openQuoteAt: number | null;
}
