/** A text parted into rows of cells. */
export interface SplitText {
  readonly rows: readonly (readonly string[])[];
  /** Where in `rows` a quote was opened and never closed; null when all are. */
  readonly openQuoteAt: number | null;
}

const DELIMITERS = [',', ';', '\t'] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** Excel's own first line, which names the delimiter. */
const SEPARATOR_LINE = /^sep=([,;\t])(?:\r\n?|\n|$)/i;
const BYTE_ORDER_MARK = '\ufeff';

/** All up to the next delimiter or line end. */
const PLAIN = {
  ',': /[^,\r\n]*/y,
  ';': /[^;\r\n]*/y,
  '\t': /[^\t\r\n]*/y,
} as const satisfies Record<Delimiter, RegExp>;

/**
 * Parts a CSV text (RFC 4180) into cells. The head line tells which of `,` `;` and tab it is; quoted cells may hold all
 * of them, line breaks and doubled quotes; lines end in any way; an empty last line is none. It stops after
 * `mostRows`.
 */
export function splitRows(text: string, mostRows = Number.POSITIVE_INFINITY): SplitText {
  const plain = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const named = SEPARATOR_LINE.exec(plain);
  const start = named?.[0].length ?? 0;
  const delimiter = delimiterNamed(named?.[1]) ?? delimiterOf(plain.slice(start));
  return split(plain, { start, delimiter, mostRows });
}

interface Splitting {
  readonly start: number;
  readonly delimiter: Delimiter;
  readonly mostRows: number;
}

function split(text: string, { start, delimiter, mostRows }: Splitting): SplitText {
  const rows: string[][] = [];
  let at = start;
  let row: string[] = [];
  let openQuoteAt: number | null = null;
  while ((at < text.length || row.length > 0) && rows.length < mostRows) {
    const cell = text[at] === '"' ? quotedCell(text, at, PLAIN[delimiter]) : plainCell(text, at, PLAIN[delimiter]);
    if (cell.isOpen) openQuoteAt ??= rows.length;
    row.push(cell.value);
    at = cell.end;
    if (text[at] === delimiter) {
      at += 1;
      continue;
    }
    rows.push(row);
    row = [];
    at = afterLineEnd(text, at);
  }
  return { rows, openQuoteAt };
}

interface Cell {
  readonly value: string;
  /** Where the text goes on. */
  readonly end: number;
  readonly isOpen: boolean;
}

function plainCell(text: string, start: number, plain: RegExp): Cell {
  plain.lastIndex = start;
  const value = plain.exec(text)?.[0] ?? '';
  return { value, end: start + value.length, isOpen: false };
}

/** A cell in quotes; what stands behind the closing quote belongs to it, as spreadsheets read it. */
function quotedCell(text: string, start: number, plain: RegExp): Cell {
  let close = text.indexOf('"', start + 1);
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close === -1) return { value: unquoted(text.slice(start + 1)), end: text.length, isOpen: true };
  const rest = plainCell(text, close + 1, plain);
  return { value: unquoted(text.slice(start + 1, close)) + rest.value, end: rest.end, isOpen: false };
}

function unquoted(text: string): string {
  return text.includes('"') ? text.replaceAll('""', '"') : text;
}

function afterLineEnd(text: string, at: number): number {
  if (text[at] === '\r') return text[at + 1] === '\n' ? at + 2 : at + 1;
  return at + 1;
}

function delimiterNamed(text: string | undefined): Delimiter | undefined {
  return DELIMITERS.find((delimiter) => delimiter === text);
}

/** The delimiter that stands most often in the first line that is not empty. */
function delimiterOf(text: string): Delimiter {
  const head = /[^\r\n]+/.exec(text)?.[0].replace(/"[^"]*"/g, '') ?? '';
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: head.split(delimiter).length }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).delimiter;
}
