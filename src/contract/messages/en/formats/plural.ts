const PLURAL = new Intl.PluralRules('en');

/** Returns the form of a word that goes with a count. */
export function plural(count: number, one: string, other: string): string {
  return PLURAL.select(count) === 'one' ? one : other;
}
