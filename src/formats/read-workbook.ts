import { evenRows, MAX_TABLE_COLUMNS, MAX_TABLE_ROWS, type SourceTable } from '#domain/import/table/source-table';
import { decodeText } from './decode-text.ts';
import { MAX_TEXT_BYTES } from './limits.ts';
import { parseXml, type XmlReader } from './parse-xml.ts';
import { ReadError } from './read-error.ts';
import { readDirectory, unpackEntry } from './zip.ts';

/** A header and a flight. */
const LEAST_ROWS = 2;
/** Most sheets of a workbook that are read. */
const MAX_SHEETS = 50;
/** Most elements of a workbook's XML: a table of the most rows with 90 columns. Those of a small file may unpack to many more. */
const MAX_ELEMENTS = 4_000_000;
/** Most cells of all tables, with the empty ones that make their rows even, and most characters of their texts. */
const [MAX_CELLS, MAX_CHARACTERS] = [MAX_TABLE_ROWS * MAX_TABLE_COLUMNS, 32 * 2 ** 20];
/** The longest text that a cell may have in Excel. */
const MAX_CELL_TEXT = 32_767;

/** Returns the sheets of an XLSX workbook that have a table. Throws a `ReadError` when it is damaged, or a sheet too large. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<readonly SourceTable[]> {
  const size = new WorkbookSize();
  const parts = await openWorkbook(new Blob([bytes]), size);
  const { sheets, is1904 } = await workbookOutline(parts, size);
  const styles = await stylesOf(parts, is1904, size);
  const tables: SourceTable[] = [];
  for (const { name, path } of sheets.slice(0, MAX_SHEETS)) {
    const rows = sheetRows((await parts.text(path)) || EMPTY, styles, size);
    if (rows.filter((row) => row.length > 0).length < LEAST_ROWS) continue;
    size.addTable(rows);
    tables.push({ rows: evenRows(rows), sheet: name, delimiter: null, encoding: null });
  }
  return tables;
}

/**
 * What was read of a workbook so far. A part may be read for several sheets, and a text stand for many cells: a small file can
 * take all of the memory. Changed in place; throws `tooLargeFile` as soon as it is too much.
 */
class WorkbookSize {
  #bytes = 0;
  #elements = 0;
  #characters = 0;
  #cells = 0;

  addPart(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > MAX_TEXT_BYTES) throw new ReadError('tooLargeFile');
  }

  addElement(): void {
    this.#elements += 1;
    if (this.#elements > MAX_ELEMENTS) throw new ReadError('tooLargeFile');
  }

  addText(characters: number): void {
    this.#characters += characters;
    if (this.#characters > MAX_CHARACTERS) throw new ReadError('tooLargeFile');
  }

  addTable(rows: readonly (readonly string[])[]): void {
    this.#cells += rows.length * Math.max(0, ...rows.map(({ length }) => length));
    if (this.#cells > MAX_CELLS) throw new ReadError('tooLargeFile');
  }
}

/** Parses a part of a workbook, as far as it is not too large. */
function parsePart(text: string, size: WorkbookSize, reader: XmlReader): void {
  parseXml(text, {
    ...reader,
    open: (name, attributes) => {
      size.addElement();
      reader.open(name, attributes);
    },
  });
}

const EMPTY = '<empty/>';

async function stylesOf(parts: WorkbookParts, is1904: boolean, size: WorkbookSize): Promise<SheetStyles> {
  const [strings, styles] = [await parts.text('xl/sharedStrings.xml'), await parts.text('xl/styles.xml')];
  return { strings: sharedStrings(strings || EMPTY, size), kinds: numberKinds(styles || EMPTY, size), is1904 };
}

/** Returns the texts that cells refer to by their index (ECMA-376, 18.4.8): those of several formats are joined. */
function sharedStrings(text: string, size: WorkbookSize): readonly string[] {
  const strings: string[] = [];
  let string = '';
  parsePart(text, size, {
    open: (name) => {
      if (name === 'si') string = '';
    },
    close: (name, content, parents) => {
      if (name === 't' && !parents.includes('rPh')) string += content; // `rPh` says how a text is pronounced.
      if (name === 'si') strings.push(string);
    },
  });
  return strings;
}

/** The XML files of a workbook by their paths. */
interface WorkbookParts {
  /** Returns the text of a part; null without it. Throws when it is damaged or too large. */
  readonly text: (path: string) => Promise<string | null>;
}

/** A sheet that is shown. */
interface SheetPart {
  readonly name: string;
  readonly path: string;
}

/** What `xl/workbook.xml` says. */
interface WorkbookOutline {
  readonly sheets: readonly SheetPart[];
  /** Whether days count from 1904. */
  readonly is1904: boolean;
}

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

/** Opens a workbook. Throws when it is no ZIP. */
async function openWorkbook(blob: Blob, size: WorkbookSize): Promise<WorkbookParts> {
  const entries = new Map((await readDirectory(blob)).map((entry) => [entry.name.toLowerCase(), entry]));
  return {
    text: async (path) => {
      const entry = entries.get(path.toLowerCase());
      if (entry === undefined) return null;
      size.addPart(entry.size);
      return decodeText(await unpackEntry(blob, entry));
    },
  };
}

/** Returns the shown sheets of a workbook, with the paths of their parts (ECMA-376, 18.2.19 and 18.2.20). */
async function workbookOutline(parts: WorkbookParts, size: WorkbookSize): Promise<WorkbookOutline> {
  const paths = pathsIn((await parts.text(RELATIONS)) ?? '', size);
  const sheets: SheetPart[] = [];
  let is1904 = false;
  readTags((await parts.text(WORKBOOK)) ?? '', size, (name, attributes) => {
    if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
    const path = name === 'sheet' ? paths.get(idIn(attributes)) : undefined;
    const isShown = (attributes.state ?? 'visible') === 'visible';
    if (path !== undefined && isShown) sheets.push({ name: attributes.name ?? '', path });
  });
  return { sheets, is1904 };
}

/** Paths of parts by the ids of their relations; they are relative to `xl`, or begin at the root. */
function pathsIn(text: string, size: WorkbookSize): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  readTags(text, size, (name, { Id: id = '', Target: target = '' }) => {
    if (name === 'Relationship') paths.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  });
  return paths;
}

function readTags(
  text: string,
  size: WorkbookSize,
  open: (name: string, attributes: Readonly<Record<string, string>>) => void,
): void {
  if (text !== '') parsePart(text, size, { open, close: () => undefined });
}

/** The id of the relation, `r:id` with any prefix. */
function idIn(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
}

/** What cells refer to. */
interface SheetStyles {
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
  /** Shown where nothing has computed it yet. */
  formula: string;
}

/** Returns the rows of a sheet at their places (ECMA-376, 18.3.1.4 and 18.3.1.73). Throws when there are too many. */
function sheetRows(text: string, styles: SheetStyles, size: WorkbookSize): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let [row, column] = [-1, -1];
  let cell: OpenCell | null = null;
  parsePart(text, size, {
    open: (name, attributes) => {
      if (name === 'row') [row, column] = [rowAt(attributes.r) ?? row + 1, -1];
      if (name !== 'c') return;
      column = columnAt(attributes.r) ?? column + 1;
      cell = { row, column, type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), text: '', formula: '' };
    },
    close: (name, content, parents) => {
      if (cell === null) return;
      if (name === 'v' || (name === 't' && !parents.includes('rPh'))) cell.text += content;
      if (name === 'f') cell.formula = content;
      if (name !== 'c') return;
      const shown = textOfCell(cell, styles).slice(0, MAX_CELL_TEXT);
      size.addText(shown.length);
      keep(rows, cell, shown);
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

function textOfCell({ type, style, text, formula }: OpenCell, { strings, kinds, is1904 }: SheetStyles): string {
  if (text === '' && /^HYPERLINK\(/i.test(formula)) return `=${formula}`;
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

/** What a number stands for by its format; null for a number. */
type NumberKind = 'date' | 'dateTime' | 'time' | 'elapsed' | null;

/** The formats of times that every workbook has (ECMA-376, 18.8.30), by their ids. */
const BUILT_IN: readonly (readonly [from: number, to: number, kind: NumberKind])[] = [
  [14, 17, 'date'],
  [18, 21, 'time'],
  [22, 22, 'dateTime'],
  [27, 31, 'date'],
  [32, 35, 'time'],
  [36, 36, 'date'],
  [45, 47, 'elapsed'],
  [50, 58, 'date'],
];

/** Texts in a format, colours and conditions, and characters that are only shown. */
const LITERAL = /"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi;

/** Returns what the numbers of each style of cells stand for, by the index of the style (ECMA-376, 18.8.10 and 18.8.30). */
function numberKinds(text: string, size: WorkbookSize): readonly NumberKind[] {
  const own = new Map<string, NumberKind>();
  const kinds: NumberKind[] = [];
  let isOfCells = false;
  const readers: Readonly<Record<string, (attributes: Readonly<Record<string, string>>) => void>> = {
    numFmt: ({ numFmtId = '', formatCode = '' }) => own.set(numFmtId, kindOfFormat(formatCode)),
    cellXfs: () => {
      isOfCells = true;
    },
    xf: ({ numFmtId = '' }) => {
      if (isOfCells) kinds.push(own.get(numFmtId) ?? builtIn(Number(numFmtId)));
    },
  };
  parsePart(text, size, {
    open: (name, attributes) => readers[name]?.(attributes),
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return kinds;
}

/** Returns what a number in a format stands for: `dd/mm/yy`, `[h]:mm`, `0.00`. */
export function kindOfFormat(code: string): NumberKind {
  const letters = (code.split(';')[0] ?? '').replaceAll(LITERAL, '').toLowerCase();
  if (letters.includes('[')) return 'elapsed';
  const [hasDay, hasTime] = [/[yd]|mmm/.test(letters), /[hs]/.test(letters)];
  if (hasDay) return hasTime ? 'dateTime' : 'date';
  return hasTime ? 'time' : null;
}

function builtIn(id: number): NumberKind {
  return BUILT_IN.find(([from, to]) => id >= from && id <= to)?.[2] ?? null;
}
