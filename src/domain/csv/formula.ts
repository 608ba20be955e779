/** What makes a spreadsheet run a cell instead of showing it; full-width signs count, too. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** A text as it may stand in a spreadsheet's cell: one that would be run as a formula gets an apostrophe before it. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text that {@link guardFormula} was given. */
export function unguardFormula(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}
