/** Letters before their case and accents, and `Hill 2` before `Hill 10`: the same on every device. */
const COLLATOR = new Intl.Collator('en', { numeric: true });

/** The order of names in a list, as a reader expects it; an empty text comes last. */
export function compareTexts(a: string, b: string): number {
  return Number(a === '') - Number(b === '') || COLLATOR.compare(a, b);
}
