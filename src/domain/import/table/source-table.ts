import type { TableMapping } from './table-mapping.ts';

/** Encodings of text that tables come in; those behind Shift-JIS are never found, but can be chosen. */
export const TABLE_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'macintosh',
  'shift_jis',
  'iso-8859-2',
  'windows-1253',
  'windows-1254',
  'gb18030',
  'euc-kr',
] as const;
/** One of {@link TABLE_ENCODINGS}. */
export type TableEncoding = (typeof TABLE_ENCODINGS)[number];

/** Delimiters of the cells of a CSV file. */
export const TABLE_DELIMITERS = [',', ';', '\t', '|'] as const;
/** One of {@link TABLE_DELIMITERS}. */
export type TableDelimiter = (typeof TABLE_DELIMITERS)[number];

/** Most rows that a table may have. */
export const MAX_TABLE_ROWS = 20_000;
/** Most columns that a table may have; further ones are not read. */
export const MAX_TABLE_COLUMNS = 200;

/** What rows are that stand for more flights than anybody flies in a day: all those before this logbook, or each a flight. */
export type ManyFlights = 'before' | 'flights';

/** A CSV file, or a sheet of a workbook. */
export interface SourceTable {
  /** Cells as text, every row as long as the longest; empty rows are included, so that the index of a row is its place. */
  readonly rows: readonly (readonly string[])[];
  /** Name of the sheet; null for a CSV file, which has an encoding and a delimiter instead. */
  readonly sheet: string | null;
  readonly delimiter: TableDelimiter | null;
  readonly encoding: TableEncoding | null;
  /** Bytes of a few words that other encodings write otherwise: they show whether it is the right one. */
  readonly telling?: readonly (readonly number[])[];
  /** Left out while the pilot has not said it. */
  readonly manyFlights?: ManyFlights;
}

/** Returns rows as a {@link SourceTable} has them, all of the same length. */
export function evenRows(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const longest = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const width = Math.min(longest, MAX_TABLE_COLUMNS);
  return rows.map((row) => Array.from({ length: width }, (_, i) => plainCell(row[i] ?? '')));
}

/** Returns the text that a cell shows: characters without a width and odd spaces make other names, and links have a text. */
export function plainCell(cell: string): string {
  if (!UNUSUAL.test(cell)) return cell;
  const [, address = '', text = address] = LINK.exec(cell.trim()) ?? [];
  return (text === '' ? cell : text.replaceAll('""', '"')).replaceAll(WIDTHLESS, '').replaceAll(ODD_SPACES, ' ');
}

const UNUSUAL = /^\s*=|[^\x20-\x7e]/;
/** A spreadsheet's formula in five languages, with its address and text. */
const LINK =
  /^=\s*(?:HYPERLINK|LIEN_HYPERTEXTE|COLLEG\.IPERTESTUALE|COLLEGAMENTO\.IPERTESTUALE|HIPERVINCULO)\(\s*"((?:[^"]|"")*)"\s*(?:[,;]\s*"((?:[^"]|"")*)"\s*)?\)$/iu;
/** Also marks of direction, and joiners that join nothing: in pictures and some scripts they do. */
const WIDTHLESS =
  /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|(?<![^\0-\x7f])[\u200c\u200d]|[\u200c\u200d](?![^\0-\x7f])/gu;
const ODD_SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu;

/** How many rows show the content of a column. */
const TELLING_ROWS = 200;

/** Returns the cells of a column below the header row that have a value, at most of the first {@link TELLING_ROWS} rows. */
export function tellingCells(table: SourceTable, headerRow: number | null, column: number): readonly string[] {
  const first = firstRow({ headerRow });
  return table.rows.slice(first, first + TELLING_ROWS).flatMap((row) => (row[column] ?? '').trim() || []);
}

/** Returns all cells of a column below the header row that have a value. */
export function cellsOfColumn({ rows }: SourceTable, headerRow: number | null, column: number): readonly string[] {
  return rows.slice(firstRow({ headerRow })).flatMap((row) => (row[column] ?? '').trim() || []);
}

/** Returns the index of the first row that is no header. */
export function firstRow({ headerRow }: Pick<TableMapping, 'headerRow'>): number {
  return headerRow === null ? 0 : headerRow + 1;
}
