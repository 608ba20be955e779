import Papa from 'papaparse';
import { MAX_TABLE_COLUMNS, type TableDelimiter } from '#domain/import/table/source-table';

/** No table has this character: without quotes, each is a character of its cell. */
const NO_QUOTE = '\0';

/**
 * Returns the first rows of a CSV text, at most so many. A quote within a quoted cell that nobody has doubled is a character of
 * it. In a text with one that is never closed, all quotes are characters: else the rest of the file would be one cell. Cells
 * beyond {@link MAX_TABLE_COLUMNS} are left out.
 */
export function splitCells(text: string, delimiter: TableDelimiter, most: number): readonly (readonly string[])[] {
  if (text === '') return [['']];
  const quoted = Papa.parse<string[]>(text, { delimiter, preview: most });
  const isOpen = quoted.errors.some(({ code }) => code === 'MissingQuotes');
  const { data } = isOpen ? Papa.parse<string[]>(text, { delimiter, preview: most, quoteChar: NO_QUOTE }) : quoted;
  return data.map((row) => row.slice(0, MAX_TABLE_COLUMNS));
}
