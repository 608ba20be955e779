import Papa from 'papaparse';

/** Rows of cells, the header first. */
export type Rows = readonly (readonly string[])[];

/** A file of an export: its name and its text. */
export type NamedText = readonly [name: string, text: string];

/** Spreadsheets recognise UTF-8 by the byte order mark only. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

/** Returns rows as the text of a CSV file. */
export function csvText(rows: Rows): string {
  const cells = rows.map((row) => [...row]);
  return BYTE_ORDER_MARK + Papa.unparse(cells, { newline: LINE_END }) + LINE_END;
}
