import Papa from 'papaparse';
import {
  evenRows,
  MAX_TABLE_COLUMNS,
  MAX_TABLE_ROWS,
  type SourceTable,
  TABLE_DELIMITERS,
  type TableDelimiter,
  type TableEncoding,
} from '#domain/import/table/source-table';
import { likeliestEncoding } from '#domain/likely-encoding';
import { decodeAs, unicodeEncoding } from './decode-text.ts';
import { ReadError } from './read-error.ts';

/** What the pilot chooses where a CSV file does not say it, or says it wrongly. */
export interface CsvChoice {
  readonly encoding?: TableEncoding;
  readonly delimiter?: TableDelimiter;
}

/** Empty ones at the end do not count. */
const MAX_ROWS = MAX_TABLE_ROWS + 1_000;
/** This many first lines tell the delimiter, within so many characters. */
const [TELLING_LINES, TELLING_CHARACTERS] = [20, 200_000];
/** Excel's own first line, which names the delimiter. */
const SEPARATOR_LINE = /^sep=(.)(?:\r\n?|\n|$)/i;

/** Returns the table in a CSV file. Throws when it has too many rows. */
export function readCsv(bytes: Uint8Array, choice: CsvChoice = {}): SourceTable {
  const encoding = choice.encoding ?? unicodeEncoding(bytes) ?? legacyEncoding(bytes);
  const text = decodeAs(bytes, encoding);
  const named = SEPARATOR_LINE.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  if (hasEndlessLine(body)) throw new ReadError('tooLargeFile');
  const delimiter = choice.delimiter ?? TABLE_DELIMITERS.find((each) => each === named?.[1]) ?? delimiterOf(body);
  const rows = withoutEmptyEnd(splitCells(body, delimiter, MAX_ROWS));
  if (rows.length > MAX_TABLE_ROWS) throw new ReadError('tooManyRows');
  return { rows: evenRows(rows), sheet: null, delimiter, encoding };
}

/** No row of a table has so many characters: one of delimiters alone would have millions of cells. */
const ENDLESS = 2 ** 20;

/** Whether a line has twice {@link ENDLESS} characters, perhaps with fewer. */
function hasEndlessLine(text: string): boolean {
  for (let start = 0; start + ENDLESS <= text.length; start += ENDLESS) {
    if (!/[\r\n]/.test(text.slice(start, start + ENDLESS))) return true;
  }
  return false;
}

/** The delimiter that most of the first lines have equally often, and often. */
function delimiterOf(text: string): TableDelimiter {
  const head = text.slice(0, TELLING_CHARACTERS);
  const scores = TABLE_DELIMITERS.map((delimiter) => {
    const rows = splitCells(head, delimiter, TELLING_LINES);
    const widths = rows.filter((row) => row.some((cell) => cell.trim() !== '')).map(({ length }) => length);
    const usual = widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 1;
    return {
      delimiter,
      score: usual < 2 ? 0 : widths.filter((width) => width === usual).length / widths.length + usual / 1_000,
    };
  });
  return scores.toSorted((a, b) => b.score - a.score)[0]?.delimiter ?? ',';
}

function withoutEmptyEnd(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return rows.slice(0, rows.findLastIndex((row) => row.some((cell) => cell.trim() !== '')) + 1);
}

/** No table has this character: without quotes, each is a character of its cell. */
const NO_QUOTE = '\0';

/**
 * Returns the first rows of a CSV text, at most so many. A quote within a quoted cell that nobody has doubled is a character of
 * it. In a text with one that is never closed, all quotes are characters: else the rest of the file would be one cell. Cells
 * beyond {@link MAX_TABLE_COLUMNS} are left out.
 */
export function splitCells(text: string, delimiter: TableDelimiter, most: number): readonly (readonly string[])[] {
  if (text === '') return [['']];
  // The fast mode splits the whole text into lines, also where few are wanted.
  const how = { delimiter, preview: most, fastMode: false };
  const quoted = Papa.parse<string[]>(text, how);
  const isOpen = quoted.errors.some(({ code }) => code === 'MissingQuotes');
  const { data } = isOpen ? Papa.parse<string[]>(text, { ...how, quoteChar: NO_QUOTE }) : quoted;
  const bare = isEven(data) ? null : bareQuoted(text, delimiter, most);
  return (bare ?? data).map((row) => row.slice(0, MAX_TABLE_COLUMNS));
}

function isEven(rows: readonly (readonly string[])[]): boolean {
  return new Set(rows.filter((row) => row.length > 1).map(({ length }) => length)).size < 2;
}

/**
 * The rows of a text whose cells are all in quotes, and whose quotes within them nobody has doubled, `"the "best"","3"`; null for any
 * other text.
 */
function bareQuoted(text: string, delimiter: TableDelimiter, most: number): readonly (readonly string[])[] | null {
  const lines = text.split(/\r\n?|\n/).slice(0, most);
  const isQuoted = (line: string): boolean => line.length > 1 && line.startsWith('"') && line.endsWith('"');
  if (!lines.every((line) => line === '' || isQuoted(line))) return null;
  const rows = lines.map((line) => line.slice(1, -1).split(`"${delimiter}"`));
  return isEven(rows) ? rows : null;
}

/** The encodings that a text tells by its words, the first one where several are as likely. */
const CANDIDATES = ['windows-1252', 'windows-1250', 'windows-1251', 'macintosh', 'shift_jis'] as const;

/** This many first bytes are looked at. */
const TELLING_BYTES = 200_000;

/** Returns the encoding, of those from before Unicode, in which the words of a text are most likely; Windows-1252 where they say nothing. */
export function legacyEncoding(bytes: Uint8Array): TableEncoding {
  const head = bytes.subarray(0, TELLING_BYTES);
  return likeliestEncoding(CANDIDATES.map((encoding) => [encoding, decodeAs(head, encoding)])) ?? 'windows-1252';
}
