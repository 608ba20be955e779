import { readDate } from './date-cell.ts';
import { type DurationFormat, readDuration } from './quantity-cell.ts';
import { hasValue } from './row-cells.ts';
import { firstRow, type SourceTable } from './source-table.ts';
import type { TableField, TableMapping } from './table-mapping.ts';
import { readClock } from './time-cell.ts';

/** What stands for the cell above: `"`, `〃`, `-"-`, `dito`, `idem`; also what spreadsheets make of quotes. */
const DITTO =
  /^(?:[-–—\s.]*(?:["“”„‟″]{1,3}|''|’’|,,|〃|々|´´|``)[-–—\s.]*|dito|ditto|idem|id\.|do\.?|d[°º]|same|gleich|s\. ?o\.|wie oben|siehe oben|as above|comme ci-dessus|come sopra|[↑^⬆]+)$/iu;
/** Rows that sum others up. */
const SUM =
  /total|summe|gesamt|\bsum\b|somme|somma|totale|suma\b|celkem|razem|ukupno|skupaj|übertrag|report\b|average|mittel|schnitt|moyenne|media\b/i;
const NAMES: ReadonlySet<TableField> = new Set<TableField>(['site', 'glider']);

/**
 * Returns the rows below the header with the cells that they leave to the row above: ditto marks, and of rows whose day is blank, as in
 * merged cells, the day, the site and the glider.
 */
export function filledRows(
  table: SourceTable,
  mapping: TableMapping,
  format: DurationFormat,
): readonly (readonly string[])[] {
  const columns = columnsOf(mapping);
  const rows = table.rows.slice(firstRow(mapping));
  const isSum = sumsAmong(rows, columns, format);
  let above: readonly string[] | null = null;
  return rows.map((row) => {
    if (isSum(row) || columns.days.length === 0) return row;
    const filled: readonly string[] = above === null ? row : filledRow(row, above, columns);
    const day = columns.days.map((column) => readDate(filled[column] ?? '', mapping.dateOrder)).find(Boolean);
    // Without the time that may stand beside it.
    if (day)
      above = columns.days.reduce<readonly string[]>((cells, column) => withCell(cells, column, day.date), filled);
    return filled;
  });
}

interface Columns {
  readonly all: readonly number[];
  readonly days: readonly number[];
  readonly names: readonly number[];
  readonly times: readonly number[];
  readonly durations: readonly number[];
}

function columnsOf({ columns, kept = [] }: TableMapping): Columns {
  const of = (isSo: (field: TableField) => boolean): readonly number[] =>
    columns.flatMap(({ column, field }) => (isSo(field) ? [column] : []));
  return {
    all: [...columns, ...kept].map(({ column }) => column),
    days: of((field) => field === 'date'),
    names: of((field) => NAMES.has(field)),
    times: of((field) => field === 'time' || field === 'landingTime'),
    durations: of((field) => field === 'duration'),
  };
}

function filledRow(row: readonly string[], above: readonly string[], columns: Columns): readonly string[] {
  const isMarked = (column: number): boolean => DITTO.test(cellAt(row, column));
  const { all, days, names } = columns;
  const isBelow = isOfDayAbove(row, columns);
  const isLeft = (column: number): boolean =>
    isMarked(column) || (isBelow && cellAt(row, column) === '' && (days.includes(column) || names.includes(column)));
  return all
    .filter(isLeft)
    .reduce<readonly string[]>((cells, column) => withCell(cells, column, above[column] ?? ''), row);
}

/** A row without a day is a flight of the day above where it says when or how long; where the table has neither, where or with what. */
function isOfDayAbove(row: readonly string[], { days, names, times, durations }: Columns): boolean {
  if (days.some((column) => hasValue(cellAt(row, column)))) return false;
  const isSaid = (column: number): boolean => hasValue(cellAt(row, column));
  if (times.some((column) => readClock(cellAt(row, column)) !== null) || durations.some(isSaid)) return true;
  return times.length + durations.length === 0 && names.some(isSaid);
}

/**
 * Returns what tells rows without a day that sum others up: they say so, or have nothing but an airtime, which is that of the rows above
 * together, or stands below all days.
 */
function sumsAmong(
  rows: readonly (readonly string[])[],
  { all, days, durations }: Columns,
  format: DurationFormat,
): (row: readonly string[]) => boolean {
  const isUndated = (row: readonly string[]): boolean => days.every((column) => cellAt(row, column) === '');
  const airtimeOf = (row: readonly string[]): number =>
    durations.reduce((sum, column) => sum + (readDuration(cellAt(row, column), format) ?? 0), 0);
  const isAirtimeAlone = (row: readonly string[]): boolean =>
    all.every((column) => durations.includes(column) === (cellAt(row, column) !== ''));
  const last = rows.findLastIndex((row) => !isUndated(row));
  const sums = new Set<readonly string[]>();
  let [whole, since] = [0, 0];
  for (const [index, row] of rows.entries()) {
    const airtime = airtimeOf(row);
    const isTotal = isAirtimeAlone(row) && (index > last || [whole, since].includes(airtime));
    if (isUndated(row) && (isTotal || row.some((cell) => SUM.test(cell)))) {
      sums.add(row);
      since = 0;
    } else [whole, since] = [whole + airtime, since + airtime];
  }
  return (row) => sums.has(row);
}

/** A mapping may name a column that the table does not have. */
function withCell(row: readonly string[], column: number, value: string): readonly string[] {
  return column < row.length ? row.with(column, value) : row;
}

function cellAt(row: readonly string[], column: number): string {
  return (row[column] ?? '').trim();
}
