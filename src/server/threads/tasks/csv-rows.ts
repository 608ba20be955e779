import Papa from 'papaparse';
import type { CsvTable } from '#domain/csv/csv-table';

const DELIMITERS = [',', ';', '\t'] as const;

/** Excel's own first line, which names the delimiter. */
const SEPARATOR_LINE = /^sep=([,;\t])(?:\r\n?|\n|$)/i;
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Splits a CSV text into rows of cells, at most `maxRows`. The header line decides whether `,` `;` or tab is the delimiter:
 * guessing from all lines would count the commas in remarks.
 */
export function splitRows(text: string, maxRows: number): CsvTable {
  const plain = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const named = SEPARATOR_LINE.exec(plain);
  const body = named ? plain.slice(named[0].length) : plain;
  if (body === '') return { rows: [], openQuoteAt: null };
  const delimiter = named?.[1] ?? delimiterOf(body);
  const { data, errors } = Papa.parse<string[]>(body, { delimiter, preview: maxRows + 1 });
  const open = errors.find(({ type }) => type === 'Quotes');
  return { rows: withoutLastLineEnd(data).slice(0, maxRows), openQuoteAt: open?.row ?? null };
}

/** Removes the empty record after the last line end. */
function withoutLastLineEnd(rows: string[][]): string[][] {
  const last = rows.at(-1);
  return last?.length === 1 && last[0] === '' ? rows.slice(0, -1) : rows;
}

/** Returns the most frequent delimiter of the first line that is not empty, outside quotes. */
function delimiterOf(text: string): string {
  const head = /[^\r\n]+/.exec(text)?.[0].replace(/"[^"]*"/g, '') ?? '';
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: head.split(delimiter).length }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).delimiter;
}
