/** The start of a cell that a spreadsheet would run as a formula, full-width signs included. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/**
 * Returns a text that is safe in a spreadsheet's cell: one that would be run as a formula gets an apostrophe before
 * it.
 */
export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/**
 * Returns whether a cell goes into quotes that would need none: a spreadsheet of another language splits at other delimiters, and
 * what is behind one could be run as a formula.
 */
export function isSplitElsewhere(cell: string): boolean {
  return /[;\t|]/.test(cell);
}

/** Returns the text that {@link guardFormula} made safe. */
export function unguardFormula(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}
