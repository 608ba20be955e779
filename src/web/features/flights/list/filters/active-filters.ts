import type { ChosenItem, FlightFilter } from '#domain/flight-filter/flight-filter';
import type { LocalDate } from '#domain/local-date';
import { FLIGHT_FILTERS as filterTexts } from '#texts/flight-filters';
import { texts } from '#web/texts.ts';
import type { FilteredLogbook } from './flights-shown.ts';

/** A chosen part of a filter: its name, and the change that takes it back. */
export interface ActiveFilter {
  readonly key: string;
  readonly name: string;
  readonly without: Partial<FlightFilter>;
}

/** Returns the choices of a filter, in the order of the address; the words stand in their field. */
export function activeFilters(filter: FlightFilter, logbook: FilteredLogbook): readonly ActiveFilter[] {
  const { year, month, date, since, until, hour, site, glider, track, xc, hike, tags } = filter;
  const single = [
    { key: 'year', name: named(year, String), without: { year: null } },
    { key: 'month', name: named(month, texts.dates.month), without: { month: null } },
    { key: 'date', name: named(date, texts.dates.day), without: { date: null } },
    { key: 'days', name: daysName(since, until), without: { since: null, until: null } },
    { key: 'hour', name: named(hour, filterTexts.hour), without: { hour: null } },
    { key: 'site', name: named(site, (chosen) => siteName(chosen, logbook)), without: { site: null } },
    { key: 'glider', name: named(glider, (chosen) => gliderName(chosen, logbook)), without: { glider: null } },
    { key: 'track', name: named(track, (chosen) => filterTexts.tracks[chosen]), without: { track: null } },
    { key: 'xc', name: named(xc, (chosen) => texts.xc.types[chosen]), without: { xc: null } },
    { key: 'hike', name: named(hike, (chosen) => filterTexts.hikes[chosen]), without: { hike: null } },
  ];
  const chosenTags = tags.map((tag) => ({
    key: `tag-${tag}`,
    name: tag,
    without: { tags: tags.filter((other) => other !== tag) },
  }));
  return [...single.flatMap(({ name, ...rest }) => (name === null ? [] : [{ ...rest, name }])), ...chosenTags];
}

function named<Value>(value: Value | null, nameOf: (value: Value) => string): string | null {
  return value === null ? null : nameOf(value);
}

/** `Aug 31, 2026 – Nov 28, 2026`, without an end that is open. */
function daysName(since: LocalDate | null, until: LocalDate | null): string | null {
  if (since === null && until === null) return null;
  return `${named(since, texts.dates.day) ?? ''} – ${named(until, texts.dates.day) ?? ''}`.trim();
}

/** Returns the name of a site; `none` is flights without one. */
export function siteName(site: ChosenItem, { sites }: Pick<FilteredLogbook, 'sites'>): string {
  return site === 'none' ? texts.terms.noSite : (sites.get(site)?.name ?? '');
}

/** Returns the name of a glider; `none` is flights without one. */
export function gliderName(glider: ChosenItem, { gliders }: Pick<FilteredLogbook, 'gliders'>): string {
  return glider === 'none' ? texts.terms.noGlider : (gliders.get(glider)?.name ?? '');
}
