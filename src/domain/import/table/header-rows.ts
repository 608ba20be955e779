import { plainHeader } from './header-words.ts';
import type { SourceTable } from './source-table.ts';

/**
 * Returns the headers in a row. Two columns of one header are told apart by the row above, which groups them, `Start` over `Ort` and
 * `Zeit`, and so is a column whose header stands there alone.
 */
export function headersAt({ rows }: Pick<SourceTable, 'rows'>, headerRow: number | null): readonly string[] {
  if (headerRow === null) return [];
  const headers = withSeparator(rows[headerRow] ?? [], rows[headerRow + 1] ?? []);
  const above = (rows[headerRow - 1] ?? []).map((cell) => cell.trim());
  return areGroups(above) ? withGroups(headers, above) : headers;
}

/** A title is one cell, and a flight has numbers. */
function areGroups(cells: readonly string[]): boolean {
  return cells.filter(Boolean).length > 1 && !cells.some((cell) => /\d/.test(cell));
}

function withGroups(headers: readonly string[], above: readonly string[]): readonly string[] {
  const plain = headers.map(plainHeader);
  let group = '';
  return headers.map((header, column) => {
    const own = above[column] ?? '';
    group = own || group;
    if (header.trim() === '') return own;
    const isOne = plain.indexOf(plain[column] ?? '') === plain.lastIndexOf(plain[column] ?? '');
    return isOne ? header : `${group} ${header.trim()}`.trim();
  });
}

/** LogFly's headers that lack the separator behind their first name, and which its presets know so. */
const KNOWN_JOINED = /^(?:IGC FileDate|Fichier IGCDate)$/;
const JOINED = /^(.*IGC(?:.*\p{Ll})?)(\p{Lu}\p{Ll}+)$/u;

/** Returns LogFly's header of tables with tracks in other languages, `IGC DateiDatum`, with its separator. */
function withSeparator(headers: readonly string[], first: readonly string[]): readonly string[] {
  const name = (headers[0] ?? '').trim();
  const joined = KNOWN_JOINED.test(name) ? null : JOINED.exec(name);
  const isShort = (headers.at(-1) ?? '').trim() === '' && (first.at(-1) ?? '').trim() !== '';
  return joined && isShort ? [...joined.slice(1, 3), ...headers.slice(1, -1)] : headers;
}
