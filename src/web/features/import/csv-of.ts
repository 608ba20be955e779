import { guardFormula } from '#domain/csv/formula';

/** Returns rows as a CSV file (RFC 4180) that a spreadsheet opens without running a cell as a formula. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(text: string): string {
  return `"${guardFormula(text).replaceAll('"', '""')}"`;
}
