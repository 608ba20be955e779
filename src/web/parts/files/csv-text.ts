import Papa from 'papaparse';
import { isSplitElsewhere } from '#domain/csv/formula';

/** Spreadsheets recognise UTF-8 only by its byte order mark. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

/** Returns the text of a CSV file with these rows of cells, each ended by a line break (RFC 4180). */
export function joinRows(rows: readonly (readonly string[])[]): string {
  return (
    BYTE_ORDER_MARK +
    Papa.unparse(
      rows.map((row) => [...row]),
      { newline: LINE_END, quotes: isSplitElsewhere },
    ) +
    LINE_END
  );
}
