import {
  evenRows,
  MAX_TABLE_ROWS,
  type SourceTable,
  TABLE_DELIMITERS,
  type TableDelimiter,
  type TableEncoding,
} from '#domain/import/table/source-table';

import { ReadError } from '../read-error.ts';
import { decodeAs, unicodeEncoding } from '../text/decode-text.ts';
import { legacyEncoding } from '../text/legacy-encoding.ts';
import { splitCells } from './split-cells.ts';

/** What the pilot chooses where a CSV file does not say it, or says it wrongly. */
export interface CsvChoice {
  readonly encoding?: TableEncoding;
  readonly delimiter?: TableDelimiter;
}

/** Empty ones at the end do not count. */
const MAX_ROWS = MAX_TABLE_ROWS + 1_000;
/** How many of the first lines tell the delimiter. */
const TELLING_LINES = 20;
/** Excel's own first line, which names the delimiter. */
const SEPARATOR_LINE = /^sep=(.)(?:\r\n?|\n|$)/i;

/** Returns the table in a CSV file. Throws when it has too many rows. */
export function readCsv(bytes: Uint8Array, choice: CsvChoice = {}): SourceTable {
  const encoding = choice.encoding ?? unicodeEncoding(bytes) ?? legacyEncoding(bytes);
  const text = decodeAs(bytes, encoding);
  const named = SEPARATOR_LINE.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  const delimiter = choice.delimiter ?? TABLE_DELIMITERS.find((each) => each === named?.[1]) ?? delimiterOf(body);
  const rows = withoutEmptyEnd(splitCells(body, delimiter, MAX_ROWS));
  if (rows.length > MAX_TABLE_ROWS) throw new ReadError('tooManyRows');
  return { rows: evenRows(rows), sheet: null, delimiter, encoding };
}

/** The delimiter that most of the first lines have equally often, and often. */
function delimiterOf(text: string): TableDelimiter {
  const scores = TABLE_DELIMITERS.map((delimiter) => {
    const rows = splitCells(text, delimiter, TELLING_LINES);
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
