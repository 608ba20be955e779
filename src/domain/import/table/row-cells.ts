import { groupedBy } from '../../order/grouped-by.ts';
import { isRemarksHeader } from './header-words.ts';
import type { RefusedRow, RowProblem } from './row-flight.ts';
import type { MappedColumn, TableField, TableMapping } from './table-mapping.ts';

/** A cell that is read, and the header of its column. */
export interface MappedCell {
  readonly header: string;
  /** The text before the value in remarks; empty for remarks themselves. */
  readonly label: string;
  /** Trimmed; never empty, and never what only stands for nothing. */
  readonly value: string;
}

/** The columns of a mapping by their use, each with the label of its cells. */
export type ColumnsByField = ReadonlyMap<TableField, readonly (MappedColumn & Pick<MappedCell, 'label'>)[]>;

/** The texts that programs write into a cell without a value. */
const NOTHING = /^(?:-+|\u2013|\u2014|\.{2,3}|\u2026|\?+|null|none|nan|n\/a|n\.a\.|#n\/a|undefined)$/i;
/** Longest value that is a date, a number or the like. */
const MAX_VALUE = 60;

/** Returns whether a cell has a value, and not what stands for nothing. */
export function hasValue(cell: string): boolean {
  return cell !== '' && !NOTHING.test(cell);
}

/** Returns the columns of a mapping by their use. */
export function columnsByField({ columns }: TableMapping): ColumnsByField {
  const labelled = columns.map((column) => ({ ...column, label: labelOf(column.header) }));
  return groupedBy(labelled, ({ field }) => field);
}

function labelOf(header: string): string {
  return isRemarksHeader(header) ? '' : header.trim();
}

/** The cells of one row by their use, and the first unreadable one. */
export class RowCells {
  readonly #row: readonly string[];
  readonly #number: number;
  readonly #columns: ColumnsByField;
  #refused: RefusedRow | null = null;

  /** The number is that of the row as the file counts, from 1. */
  constructor(row: readonly string[], number: number, columns: ColumnsByField) {
    this.#row = row;
    this.#number = number;
    this.#columns = columns;
  }

  /** The first cell that could not be read; null while all could be. */
  get refused(): RefusedRow | null {
    return this.#refused;
  }

  /** The number of the row as the file counts, from 1. */
  get number(): number {
    return this.#number;
  }

  /** Whether the row has nothing at all, in columns that are not read either. */
  get areEmpty(): boolean {
    return this.#row.every((cell) => cell.trim() === '');
  }

  /** Returns whether there is a column for a field. */
  has(field: TableField): boolean {
    return this.#columns.has(field);
  }

  /** Returns whether several columns are for a field. */
  hasSeveral(field: TableField): boolean {
    return (this.#columns.get(field)?.length ?? 0) > 1;
  }

  /** Returns the cells with a value that are for a field. */
  all(field: TableField): readonly MappedCell[] {
    return (this.#columns.get(field) ?? []).flatMap(({ column, header, label }) => {
      const value = (this.#row[column] ?? '').trim();
      return hasValue(value) ? [{ header, label, value }] : [];
    });
  }

  /** Returns the value of the first cell for a field; null without one, and when `read` returns null: then the row is refused. */
  read<Value>(field: TableField, problem: RowProblem, read: (text: string) => Value | null): Value | null {
    const [cell] = this.all(field);
    if (cell === undefined) return null;
    const value = cell.value.length > MAX_VALUE ? null : read(cell.value);
    if (value === null) this.refuse(cell, problem);
    return value;
  }

  /** Reads like {@link read} the first cell for a field that can be read: another column may have what this one lacks. */
  readAny<Value>(field: TableField, problem: RowProblem, read: (text: string) => Value | null): Value | null {
    const cells = this.all(field);
    const value = cells
      .map((cell) => (cell.value.length > MAX_VALUE ? null : read(cell.value)))
      .find((each) => each !== null);
    const [cell] = cells;
    if (value === undefined && cell !== undefined) this.refuse(cell, problem);
    return value ?? null;
  }

  /** Like {@link read}, but for long texts, such as links. */
  readLong<Value>(field: TableField, problem: RowProblem, read: (text: string) => Value | null): Value | null {
    const [cell] = this.all(field);
    if (cell === undefined) return null;
    const value = read(cell.value);
    if (value === null) this.refuse(cell, problem);
    return value;
  }

  /** Refuses the row for a cell, or for the first column of a field. */
  refuse(cell: MappedCell | TableField, problem: RowProblem): void {
    const { header, value } = typeof cell === 'string' ? this.#cellOf(cell) : cell;
    this.#refused ??= { row: this.#number, column: header, value, problem };
  }

  #cellOf(field: TableField): Pick<MappedCell, 'header' | 'value'> {
    return this.all(field)[0] ?? { header: this.#columns.get(field)?.[0]?.header ?? '', value: '' };
  }
}
