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

/** Returns the text that {@link guardFormula} made safe. */
export function unguardFormula(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}
