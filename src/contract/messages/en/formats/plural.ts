/** Returns the form of a word that goes with a count: `one` with 1 alone, as Intl says, whose rules each page would have to wait for. */
export function plural(count: number, one: string, other: string): string {
  return Math.abs(count) === 1 ? one : other;
}
