import { plainHeader } from './header-words.ts';
import type { SourceTable } from './source-table.ts';

/**
 * Returns the headers in a row. Two columns of one header are told apart by the row above, which groups them, `Start` over `Ort` and
 * `Zeit`, and so is a column whose header stands there alone.
 */
export function headersAt({ rows }: Pick<SourceTable, 'rows'>, headerRow: number | null): readonly string[] {
  const headers = rows[headerRow ?? -1] ?? [];
  const above = headerRow === null ? [] : (rows[headerRow - 1] ?? []);
  if (above.filter((cell) => cell.trim() !== '').length < 2 || above.some((cell) => /\d/.test(cell))) return headers;
  const counts = new Map<string, number>();
  for (const header of headers) counts.set(plainHeader(header), (counts.get(plainHeader(header)) ?? 0) + 1);
  let group = '';
  return headers.map((header, column) => {
    group = (above[column] ?? '').trim() || group;
    if (header.trim() === '') return (above[column] ?? '').trim();
    return (counts.get(plainHeader(header)) ?? 0) > 1 && group !== '' ? `${group} ${header.trim()}` : header;
  });
}
