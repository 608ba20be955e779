import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS } from '#domain/import/table/source-table';
import { ReadError } from '../../read-error.ts';
import { parseXml } from '../../xml/parse-xml.ts';
import type { NumberKind } from './number-formats.ts';

/** What cells refer to. */
export interface SheetStyles {
  readonly strings: readonly string[];
  readonly kinds: readonly NumberKind[];
  readonly is1904: boolean;
}

/** A cell while it is read. */
interface OpenCell {
  readonly row: number;
  readonly column: number;
  readonly type: string;
  readonly style: number;
  text: string;
}

/** Returns the rows of a sheet at their places (ECMA-376, 18.3.1.4 and 18.3.1.73). Throws when there are too many. */
export function sheetRows(text: string, styles: SheetStyles): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let [row, column] = [-1, -1];
  let cell: OpenCell | null = null;
  parseXml(text, {
    open: (name, attributes) => {
      if (name === 'row') [row, column] = [rowAt(attributes.r) ?? row + 1, -1];
      if (name !== 'c') return;
      column = columnAt(attributes.r) ?? column + 1;
      cell = { row, column, type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), text: '' };
    },
    close: (name, content, parents) => {
      if (cell === null) return;
      if (name === 'v' || (name === 't' && !parents.includes('rPh'))) cell.text += content;
      if (name !== 'c') return;
      keep(rows, cell, textOf(cell, styles));
      cell = null;
    },
  });
  return Array.from(rows, (cells) => Array.from(cells ?? [], (each) => each ?? ''));
}

function keep(rows: string[][], { row, column }: OpenCell, text: string): void {
  if (text === '' || row < 0 || column < 0 || column >= MAX_TABLE_COLUMNS) return;
  if (row >= MAX_TABLE_ROWS) throw new ReadError('tooManyRows');
  const cells = rows[row] ?? [];
  cells[column] = text;
  rows[row] = cells;
}

function textOf({ type, style, text }: OpenCell, { strings, kinds, is1904 }: SheetStyles): string {
  if (type === 's') return strings[Number(text)] ?? '';
  if (type === 'n') return numberCellText(text, kinds[style] ?? null, is1904);
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  return type === 'e' ? '' : text;
}

/** The index of row `12`; null without a number. */
function rowAt(reference: string | undefined): number | null {
  const number = Number(reference);
  return Number.isInteger(number) && number > 0 ? number - 1 : null;
}

/** The index of the column of `AB12`: letters count from A = 1 to the base of 26; null without. */
function columnAt(reference = ''): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (letters === undefined) return null;
  return Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

const SECONDS_A_DAY = 86_400;
/** The day 0 of a workbook; days before March 1900 are one off, as in every spreadsheet. */
const DAY_0 = { from1900: Date.UTC(1899, 11, 30) / 1_000, from1904: Date.UTC(1904, 0, 1) / 1_000 };
/** 9999-12-31. */
const LAST_DAY = 2_958_465;
/** Spreadsheets compute with so many digits. */
const DIGITS = 15;

/** Returns the number of a cell as text: a day as `2026-05-03`, a time as `10:31:00`, an elapsed one as `25:10:00`. */
function numberCellText(cell: string, kind: NumberKind, is1904: boolean): string {
  const number = Number(cell);
  if (cell.trim() === '' || !Number.isFinite(number)) return cell;
  const isTime = kind !== null && number >= 0 && number <= LAST_DAY;
  return isTime
    ? timeText(Math.round(number * SECONDS_A_DAY), kind, is1904)
    : String(Number(number.toPrecision(DIGITS)));
}

/** The seconds are those since day 0 of the workbook. */
function timeText(seconds: number, kind: Exclude<NumberKind, null>, is1904: boolean): string {
  if (kind === 'elapsed') return clock(seconds);
  const time = clock(seconds % SECONDS_A_DAY);
  if (kind === 'time') return time;
  const day0 = is1904 ? DAY_0.from1904 : DAY_0.from1900;
  const day = new Date((day0 + seconds) * 1_000).toISOString().slice(0, 10);
  return kind === 'date' || seconds % SECONDS_A_DAY === 0 ? day : `${day} ${time}`;
}

function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
