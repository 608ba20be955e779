import { LANGUAGES, type Language } from '../languages.ts';
import type { LocalDate } from '../local-date.ts';

let language: Language = LANGUAGES[0];
/** Made by the first comparison: it takes some milliseconds, for which the first page of the web does not wait. */
let collator: Intl.Collator | null = null;

/** Compares names as readers of this language expect from now on; only a page calls it, before it compares any. */
export function orderTextsIn(chosen: Language): void {
  language = chosen;
}

/** Compares names for a sorted list, as a reader expects; an empty text comes last. */
export function compareTexts(a: string, b: string): number {
  return Number(a === '') - Number(b === '') || collatorOfNames().compare(a, b);
}

/** Compares texts that nobody reads, such as dates and keys, by their character codes. */
export function compareCodes(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Compares items by the day they were last flown, unflown ones first. */
export function compareLastFlown(a: FlownItem, b: FlownItem): number {
  return compareCodes(a.lastFlown ?? '', b.lastFlown ?? '');
}

/** Compares items by name; equal names in the order they were added. */
export function compareNames(a: NamedItem, b: NamedItem): number {
  return compareTexts(a.name, b.name) || a.id - b.id;
}

interface FlownItem {
  readonly lastFlown: LocalDate | null;
}

interface NamedItem {
  readonly id: number;
  readonly name: string;
}

/** Compares letters before case and accents, and puts `Hill 2` before `Hill 10`: the same on every device of a language. */
function collatorOfNames(): Intl.Collator {
  collator ??= new Intl.Collator(language, { numeric: true });
  return collator;
}
