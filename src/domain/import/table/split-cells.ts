import { MAX_TABLE_COLUMNS, type TableDelimiter } from './source-table.ts';

const QUOTE = '"';

/**
 * Returns the first rows of a CSV text, at most so many (RFC 4180). A quote within a quoted cell that nobody has doubled is a
 * character of it, and so is one that is never closed. Cells beyond {@link MAX_TABLE_COLUMNS} are left out.
 */
export function splitCells(text: string, delimiter: TableDelimiter, most: number): readonly (readonly string[])[] {
  const cells = new CellScanner(text, delimiter);
  const rows: string[][] = [];
  while (!cells.isAtEnd && rows.length < most) rows.push(rowOf(cells));
  return rows;
}

function rowOf(cells: CellScanner): string[] {
  const row: string[] = [];
  for (let isLast = false; !isLast; ) {
    const cell = cells.next();
    if (row.length < MAX_TABLE_COLUMNS) row.push(cell.text);
    isLast = cell.endsRow;
  }
  return row;
}

/** Goes through a text cell by cell. Changed in place. */
class CellScanner {
  readonly #text: string;
  readonly #delimiter: TableDelimiter;
  readonly #plain: RegExp;
  #at = 0;
  /** Whether each quote was closed so far. */
  #areQuotes = true;

  constructor(text: string, delimiter: TableDelimiter) {
    this.#text = text;
    this.#delimiter = delimiter;
    this.#plain = new RegExp(`[^\\r\\n${delimiter}]*`, 'y');
  }

  /** A text that ends with a line break has one more row, which is empty. */
  get isAtEnd(): boolean {
    return this.#at > this.#text.length;
  }

  next(): { readonly text: string; readonly endsRow: boolean } {
    const text = this.#quoted() ?? this.#unquoted();
    const end = this.#text[this.#at];
    this.#at += end === '\r' && this.#text[this.#at + 1] === '\n' ? 2 : 1;
    return { text, endsRow: end !== this.#delimiter };
  }

  #unquoted(): string {
    this.#plain.lastIndex = this.#at;
    const text = this.#plain.exec(this.#text)?.[0] ?? '';
    this.#at += text.length;
    return text;
  }

  /** Null for a cell without quotes, or with one that is never closed: then none are looked for any more. */
  #quoted(): string | null {
    if (!this.#areQuotes || this.#text[this.#at] !== QUOTE) return null;
    const end = this.#closingQuote(this.#at + 1);
    this.#areQuotes = end !== -1;
    if (end === -1) return null;
    const text = this.#text.slice(this.#at + 1, end).replaceAll('""', QUOTE);
    this.#at = end + 1;
    return text;
  }

  /** The next quote that is not doubled and ends a cell; -1 without one. */
  #closingQuote(from: number): number {
    for (let at = this.#text.indexOf(QUOTE, from); at !== -1; at = this.#text.indexOf(QUOTE, at + 1)) {
      if (this.#text[at + 1] === QUOTE) at += 1;
      else if (this.#endsCell(at + 1)) return at;
    }
    return -1;
  }

  #endsCell(at: number): boolean {
    return at === this.#text.length || [this.#delimiter, '\r', '\n'].includes(this.#text[at] ?? '');
  }
}
