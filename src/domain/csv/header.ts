import { uncheckedFromEntries } from '../fields/field.ts';
import type { Problem } from '../problem.ts';
import { CSV_COLUMNS, type CsvCells, type CsvColumn } from './columns.ts';

/** The index of each known column in the rows of a file. */
export interface CsvHeader {
  readonly places: ReadonlyMap<CsvColumn, number>;
  /** Number of cells of a row, unknown columns included. */
  readonly width: number;
}

/** The result of reading a file's first row. */
export type HeaderReading =
  | { readonly state: 'right'; readonly header: CsvHeader }
  | { readonly state: 'wrong'; readonly problem: Problem };

const NAMES: ReadonlyMap<string, CsvColumn> = new Map(CSV_COLUMNS.map((column) => [plainName(column), column]));
const NO_CELLS: CsvCells = uncheckedFromEntries(CSV_COLUMNS.map((column) => [column, '']));

/** Finds the columns by their names, in any case and order; other columns are ignored. */
export function readCsvHeader(row: readonly string[]): HeaderReading {
  const places = new Map<CsvColumn, number>();
  for (const [place, name] of row.entries()) {
    const column = NAMES.get(plainName(name));
    if (column === undefined) continue;
    if (places.has(column)) return wrong({ subject: 'file', field: column, code: 'doubledColumn' });
    places.set(column, place);
  }
  if (!places.has('date')) return wrong({ subject: 'file', field: 'csv', code: 'noHeader' });
  return { state: 'right', header: { places, width: row.length } };
}

export function cellsByColumn(row: readonly string[], { places }: CsvHeader): CsvCells {
  const cells: Record<CsvColumn, string> = { ...NO_CELLS };
  for (const [column, place] of places) cells[column] = row[place] ?? '';
  return cells;
}

/** Returns whether a row has text beyond the header's columns: a sign of missing quotes. */
export function isTooWide(row: readonly string[], { width }: CsvHeader): boolean {
  return row.slice(width).some((cell) => cell.trim() !== '');
}

function wrong(problem: Problem): HeaderReading {
  return { state: 'wrong', problem };
}

/** 'Launch altitude' and 'launch_altitude' are 'launchAltitude'. */
function plainName(name: string): string {
  return name.replace(/[\s_-]/g, '').toLowerCase();
}
