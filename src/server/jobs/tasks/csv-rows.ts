import Papa from 'papaparse';
import type { CsvRows } from '#domain/csv/csv-rows';

const DELIMITERS = [',', ';', '\t'] as const;

/** Excel's own first line, which names the delimiter. */
const SEPARATOR_LINE = /^sep=([,;\t])(?:\r\n?|\n|$)/i;
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Parts a CSV text into rows of cells, `mostRows` at most. The head line tells which of `,` `;` and tab parts the cells:
 * guessing from all lines would take the commas of remarks for it.
 */
export function splitRows(text: string, mostRows: number): CsvRows {
  const plain = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const named = SEPARATOR_LINE.exec(plain);
  const body = named ? plain.slice(named[0].length) : plain;
  if (body === '') return { rows: [], openQuoteAt: null };
  const delimiter = named?.[1] ?? delimiterOf(body);
  const { data, errors } = Papa.parse<string[]>(body, { delimiter, preview: mostRows + 1 });
  const open = errors.find(({ type }) => type === 'Quotes');
  return { rows: withoutLastLineEnd(data).slice(0, mostRows), openQuoteAt: open?.row ?? null };
}

/** The line end of the last record begins no further one. */
function withoutLastLineEnd(rows: string[][]): string[][] {
  const last = rows.at(-1);
  return last?.length === 1 && last[0] === '' ? rows.slice(0, -1) : rows;
}

/** The delimiter that stands most often in the first line that is not empty, quotes left out. */
function delimiterOf(text: string): string {
  const head = /[^\r\n]+/.exec(text)?.[0].replace(/"[^"]*"/g, '') ?? '';
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: head.split(delimiter).length }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).delimiter;
}
