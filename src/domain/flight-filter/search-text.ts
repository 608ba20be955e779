import type { Flight } from '../flight.ts';
import type { Glider } from '../glider.ts';
import type { LocalDate } from '../local-date.ts';
import type { ScoreType } from '../score/rule-set-ids.ts';
import type { Site } from '../site.ts';
import { folded } from './folded.ts';

/** How a flight's values are written where the pilot reads them. */
export interface ShownWords {
  readonly day: (date: LocalDate) => string;
  readonly xcTypes: Readonly<Record<ScoreType, string>>;
}

/** What a search reads of a flight itself; its site and glider have texts of their own. */
export type SearchedFlight = Pick<Flight, 'date' | 'remarks' | 'xcType' | 'tags'>;

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
