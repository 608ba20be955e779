import type { Flight } from '../flight.ts';
import type { Glider } from '../glider.ts';
import type { LocalDate } from '../local-date.ts';
import type { ScoreType } from '../score/rule-set-ids.ts';
import type { Site } from '../site.ts';
import type { FilteredFlight } from './matching.ts';

/** The prepared texts of a logbook: of a flight itself, and of its site and glider, which many flights share. */
export interface SearchTexts<F> {
  readonly ofFlight: (flight: F) => string;
  readonly ofSite: (id: number) => string;
  readonly ofGlider: (id: number) => string;
}

type Placed = Pick<FilteredFlight, 'siteId' | 'gliderId'>;

/**
 * Returns the flights in which every word occurs, in their order. The words are folded (`searchWords`), the texts, too:
 * a search compares strings only, and each site and glider once.
 */
export function flightsWithWords<F extends Placed>(
  flights: readonly F[],
  words: readonly string[],
  texts: SearchTexts<F>,
): readonly F[] {
  return words.reduce((found, word) => {
    const atSite = remembering((id) => texts.ofSite(id).includes(word));
    const onGlider = remembering((id) => texts.ofGlider(id).includes(word));
    return found.filter(
      (flight) => atSite(flight.siteId) || onGlider(flight.gliderId) || texts.ofFlight(flight).includes(word),
    );
  }, flights);
}

function remembering(occursIn: (id: number) => boolean): (id: number | null) => boolean {
  const known = new Map<number, boolean>();
  return (id) => {
    if (id === null) return false;
    const occurs = known.get(id) ?? occursIn(id);
    known.set(id, occurs);
    return occurs;
  };
}

/** How a flight's values are written where the pilot reads them. */
export interface ShownWords {
  readonly day: (date: LocalDate) => string;
  readonly xcTypes: Readonly<Record<ScoreType, string>>;
}

/** The fields of a flight that a search reads; its site and glider have texts of their own. */
type SearchedFlight = Pick<Flight, 'date' | 'remarks' | 'xcType' | 'tags'>;

/** Separates values, so that a word is not found across two of them. */
const BETWEEN = '\n';

/** Returns the text of a flight that a search looks into: day, XC type, tags and remarks, folded. */
export function searchTextOfFlight(flight: SearchedFlight, { day, xcTypes }: ShownWords): string {
  const { date, xcType, tags, remarks } = flight;
  return folded([day(date), date, xcType ? xcTypes[xcType] : '', ...tags, remarks].join(BETWEEN));
}

/** Returns the text of a site that a search looks into, folded. */
export function searchTextOfSite({ name, location }: Pick<Site, 'name' | 'location'>): string {
  return folded(`${name}${BETWEEN}${location}`);
}

/** Returns the text of a glider that a search looks into, folded. */
export function searchTextOfGlider({ name }: Pick<Glider, 'name'>): string {
  return folded(name);
}

/** Returns the words of a search, folded; a word that is part of another one is left out. */
export function searchWords(typed: string): readonly string[] {
  const words = [...new Set(folded(typed).split(/\s+/))].filter((word) => word !== '');
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
}

/** Letters that Unicode does not decompose into a letter and its mark, as a pilot types them without one. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');
/** The marks of Latin, Greek and Cyrillic letters; in other scripts marks are letters of their own. */
const MARKS = /[\u0300-\u036f]/g;
const BEYOND_ASCII = /[\u0080-\uffff]/;

/** `ä` is also typed as `ae`, and so on: both are the letter alone. */
const UMLAUTS = /([aou])e+/g;

/** Returns a text as a search compares it: in lower case, without accents, `Mühle` and `Muehle` the same. */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  // Most texts; to decompose them would take ten times as long.
  if (!BEYOND_ASCII.test(lower)) return lower.replace(UMLAUTS, '$1');
  return lower
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(SPECIAL, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(UMLAUTS, '$1')
    .normalize('NFC');
}
