import { type ChosenItem, type FlightFilter, NO_FILTER } from '#domain/flight-filter/flight-filter';
import { isLocalDate, type LocalDate } from '#domain/local-date';
import { SCORE_TYPES } from '#domain/score/rule-set-ids';
import { cleanTags, MAX_TAG, MAX_TAGS } from '#domain/tags';
import { fitText } from '#domain/text';
import { PAGES } from './pages.ts';

/** Longest search, in code points: an address may have been made by anybody. */
export const MAX_WORDS = 200;
/** Of tracks and of hikes. */
const WITH_OR_WITHOUT = ['with', 'without'] as const;

/** The parts of a filter, in the order of the address, with the names of their parameters. */
const PARAMETERS = [
  ['words', 'q'],
  ['year', 'year'],
  ['month', 'month'],
  ['date', 'date'],
  ['since', 'since'],
  ['until', 'until'],
  ['hour', 'hour'],
  ['site', 'site'],
  ['glider', 'glider'],
  ['track', 'track'],
  ['xc', 'xc'],
  ['hike', 'hike'],
  ['tags', 'tag'],
] as const satisfies readonly (readonly [keyof FlightFilter, string])[];

/** Returns the path of the flight list that shows what the filter leaves; parts that are left out show all. */
export function pathToFlights(filter: Partial<FlightFilter>): string {
  const whole = { ...NO_FILTER, ...filter };
  const search = PARAMETERS.flatMap(([part, name]) => textsOf(whole[part]).map((text) => `${name}=${encoded(text)}`));
  return search.length === 0 ? PAGES.flights.path : `${PAGES.flights.path}?${search.join('&')}`;
}

function textsOf(value: FlightFilter[keyof FlightFilter]): readonly string[] {
  const values = typeof value === 'object' ? (value ?? []) : [String(value)];
  return values.map((text) => fitText(text, MAX_WORDS)).filter((text) => text !== '');
}

function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll('%20', '+');
}

/** Returns the filter in the search of an address, with or without its `?`; invalid parts are left out. */
export function filterIn(search: string): FlightFilter {
  const parameters = parametersIn(search);
  const first = <Value>(name: string, read: (text: string) => Value | null): Value | null => {
    const text = parameters.find((parameter) => parameter.name === name)?.text;
    return text === undefined ? null : read(text);
  };
  return {
    words: first('q', (text) => fitText(text, MAX_WORDS)) ?? '',
    year: first('year', (text) => wholeBetween(text, 1900, 2099)),
    month: first('month', (text) => wholeBetween(text, 1, 12)),
    date: first('date', dateIn),
    since: first('since', dateIn),
    until: first('until', dateIn),
    hour: first('hour', (text) => wholeBetween(text, 0, 23)),
    site: first('site', itemIn),
    glider: first('glider', itemIn),
    track: first('track', withOrWithoutIn),
    xc: first('xc', (text) => SCORE_TYPES.find((type) => type === text) ?? null),
    hike: first('hike', withOrWithoutIn),
    tags: tagsIn(parameters),
  };
}

interface Parameter {
  readonly name: string;
  readonly text: string;
}

function parametersIn(search: string): readonly Parameter[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .flatMap((part) => {
      const [name = '', ...value] = part.split('=');
      const text = decoded(value.join('='));
      return text === null ? [] : [{ name, text }];
    });
}

/** Returns null for text that is no percent-encoded UTF-8: an address may have been cut off. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

function wholeBetween(text: string, least: number, most: number): number | null {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : null;
}

function dateIn(text: string): LocalDate | null {
  return isLocalDate(text) ? text : null;
}

function withOrWithoutIn(text: string): (typeof WITH_OR_WITHOUT)[number] | null {
  return WITH_OR_WITHOUT.find((choice) => choice === text) ?? null;
}

function itemIn(text: string): ChosenItem | null {
  return text === 'none' ? text : wholeBetween(text, 1, Number.MAX_SAFE_INTEGER);
}

function tagsIn(parameters: readonly Parameter[]): readonly string[] {
  const tags = parameters.filter(({ name }) => name === 'tag').map(({ text }) => fitText(text, MAX_TAG));
  return cleanTags(tags).slice(0, MAX_TAGS);
}
