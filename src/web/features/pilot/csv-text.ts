import Papa from 'papaparse';

/** Spreadsheets take a file for UTF-8 by its byte order mark only. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

/** The text of a CSV file with these rows of cells, the last one ended, too (RFC 4180). */
export function joinRows(rows: readonly (readonly string[])[]): string {
  return (
    BYTE_ORDER_MARK +
    Papa.unparse(
      rows.map((row) => [...row]),
      { newline: LINE_END },
    ) +
    LINE_END
  );
}
