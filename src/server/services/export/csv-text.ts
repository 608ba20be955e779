import Papa from 'papaparse';
import { isSplitElsewhere } from '#domain/csv/formula';

/** Rows of cells. */
export type Rows = readonly (readonly string[])[];

/** Spreadsheets recognise UTF-8 by the byte order mark only. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

/** Returns the beginning of a CSV file: the line of its header. */
export function csvHeader(columns: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLines([columns]);
}

/** Returns rows as lines of a CSV file. */
export function csvLines(rows: Rows): string {
  if (rows.length === 0) return '';
  const cells = rows.map((row) => [...row]);
  return Papa.unparse(cells, { newline: LINE_END, quotes: isSplitElsewhere }) + LINE_END;
}
