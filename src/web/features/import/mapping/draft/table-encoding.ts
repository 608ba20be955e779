import type { SourceTable, TableEncoding } from '#domain/import/table/source-table';

const UNICODE: readonly (TableEncoding | null)[] = ['utf-8', 'utf-16le', 'utf-16be'];
const REPLACED = '\ufffd';

/** Returns whether the encoding of a table is a guess, or not that of all its cells. */
export function isEncodingDoubtful(table: SourceTable): boolean {
  const isGuess = table.encoding !== null && !UNICODE.includes(table.encoding);
  return (isGuess && (table.telling ?? []).length > 0) || unreadableCells(table) > 0;
}

/** Returns how many cells have characters that are none in the encoding of their table. */
export function unreadableCells({ rows, encoding }: SourceTable): number {
  if (encoding === null) return 0;
  return rows.reduce((count, row) => count + row.filter((cell) => cell.includes(REPLACED)).length, 0);
}

/** Returns the telling words of a table as they are in an encoding; empty where there are none. */
export function wordsIn({ telling = [] }: SourceTable, encoding: TableEncoding): string {
  const decoder = new TextDecoder(encoding);
  return telling.map((bytes) => decoder.decode(Uint8Array.from(bytes)).trim()).join(' \u00b7 ');
}
