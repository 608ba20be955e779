import type { Coordinates } from '#domain/geo';
import type { LocalDate } from '#domain/local-date';
import type { Metres } from '#domain/units';
import type { Choice } from './choice.ts';
import type { Answer } from './review.ts';

/** The result of a look-up of a new site. */
export interface FoundSiteDetails {
  /** Empty when not known, as is the location. */
  readonly name: string;
  readonly location: string;
  /** Null when not known. */
  readonly coordinates: Coordinates | null;
  readonly launchAltitude: Metres | null;
}

/** The nearest city, town or village of a place. */
export interface NearPlace {
  readonly name: string;
  readonly distance: Metres;
}

/** The pilot's decisions; missing ones are as proposed. */
export interface Answers {
  /** By the flights' keys, as are their sites and gliders. */
  readonly flights: ReadonlyMap<string, Answer>;
  readonly sites: ReadonlyMap<string, Choice>;
  readonly gliders: ReadonlyMap<string, Choice>;
  /** By the name that files have; see `GliderText`. */
  readonly gliderTexts: ReadonlyMap<string, Choice>;
  /** Typed names of new sites, and the sites chosen in their place; by their refs, like the results of look-ups. */
  readonly siteNames: ReadonlyMap<string, string>;
  readonly siteInstead: ReadonlyMap<string, Choice>;
  readonly siteDetails: ReadonlyMap<string, FoundSiteDetails>;
  /** The nearest towns of new sites, by their refs; null until they are looked up. */
  readonly nearPlaces: ReadonlyMap<string, NearPlace> | null;
  /** Days of files that do not say theirs, or a wrong one; by the hashes of the files. */
  readonly days: ReadonlyMap<string, LocalDate>;
  /** The keys of joined flights whose pieces are kept apart. */
  readonly apart: ReadonlySet<string>;
}

export type ReviewEvent =
  /** Null takes an answer back. */
  | { readonly type: 'answered'; readonly keys: readonly string[]; readonly answer: Answer | null }
  /** Entries that rows fill, by the keys of the rows. */
  | { readonly type: 'filled'; readonly entries: ReadonlyMap<string, number> }
  | { readonly type: 'siteChosen'; readonly keys: readonly string[]; readonly choice: Choice }
  | { readonly type: 'gliderChosen'; readonly keys: readonly string[]; readonly choice: Choice }
  | { readonly type: 'gliderOfTextChosen'; readonly key: string; readonly choice: Choice }
  | { readonly type: 'siteNamed'; readonly ref: string; readonly name: string }
  /** Null takes the new site again. */
  | { readonly type: 'siteReplaced'; readonly ref: string; readonly choice: Choice | null }
  | { readonly type: 'daySaid'; readonly sha256: string; readonly day: LocalDate }
  | { readonly type: 'keptApart'; readonly key: string }
  | { readonly type: 'siteFound'; readonly ref: string; readonly details: FoundSiteDetails }
  | { readonly type: 'placesFound'; readonly places: ReadonlyMap<string, NearPlace> };

/** Nothing is decided yet. */
export const NO_ANSWERS: Answers = {
  flights: new Map(),
  sites: new Map(),
  gliders: new Map(),
  gliderTexts: new Map(),
  siteNames: new Map(),
  siteInstead: new Map(),
  siteDetails: new Map(),
  nearPlaces: null,
  days: new Map(),
  apart: new Set(),
};

/** Returns the answers after an event. */
export function nextAnswers(answers: Answers, event: ReviewEvent): Answers {
  switch (event.type) {
    case 'answered':
      return { ...answers, flights: withAll(answers.flights, event.keys, event.answer) };
    case 'filled':
      return { ...answers, flights: withFills(answers.flights, event.entries) };
    case 'siteChosen':
      return { ...answers, sites: withAll(answers.sites, event.keys, event.choice) };
    case 'gliderChosen':
      return { ...answers, gliders: withAll(answers.gliders, event.keys, event.choice) };
    case 'gliderOfTextChosen':
      return { ...answers, gliderTexts: withAll(answers.gliderTexts, [event.key], event.choice) };
    case 'siteNamed':
      return { ...answers, siteNames: withAll(answers.siteNames, [event.ref], event.name) };
    case 'siteReplaced':
      return { ...answers, siteInstead: withAll(answers.siteInstead, [event.ref], event.choice) };
    case 'daySaid':
      return { ...answers, days: withAll(answers.days, [event.sha256], event.day) };
    case 'keptApart':
      return { ...answers, apart: new Set([...answers.apart, event.key]) };
    default:
      return afterLookUp(answers, event);
  }
}

type LookUpEvent = Extract<ReviewEvent, { readonly type: 'siteFound' | 'placesFound' }>;

function afterLookUp(answers: Answers, event: LookUpEvent): Answers {
  if (event.type === 'placesFound') return { ...answers, nearPlaces: event.places };
  return { ...answers, siteDetails: withAll(answers.siteDetails, [event.ref], event.details) };
}

function withFills(flights: Answers['flights'], entries: ReadonlyMap<string, number>): Answers['flights'] {
  const fills = [...entries].map(([key, flightId]): [string, Answer] => [key, { do: 'fill', flightId }]);
  return new Map([...flights, ...fills]);
}

function withAll<Value>(
  map: ReadonlyMap<string, Value>,
  keys: readonly string[],
  value: Value | null,
): ReadonlyMap<string, Value> {
  const next = new Map(map);
  for (const key of keys) {
    if (value === null) next.delete(key);
    else next.set(key, value);
  }
  return next;
}
