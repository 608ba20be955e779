/** A file of separated values, parted into rows of cells; a row without text counts, too. */
export interface CsvRows {
  readonly rows: readonly (readonly string[])[];
  /** Where in `rows` a quote was opened and not closed as it should; null when all are. */
  readonly openQuoteAt: number | null;
}
