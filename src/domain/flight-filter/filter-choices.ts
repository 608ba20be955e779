import { yearOf } from '../local-date.ts';
import type { ScoreType } from '../score/rule-set-ids.ts';
import { nameKey } from '../text.ts';
import { type ChosenHike, type ChosenItem, type ChosenTrack, type FlightFilter, NO_FILTER } from './flight-filter.ts';
import { type Facet, type FilteredFlight, flightsOfFacets } from './matching.ts';

/** A value that a facet can be set to, with the number of flights that would then be shown. */
export interface FacetValue<Value> {
  readonly value: Value;
  readonly count: number;
}

/** The choices of each facet: the values that leave flights, and the chosen one. In no order. */
export interface FilterChoices {
  readonly years: readonly FacetValue<number>[];
  readonly sites: readonly FacetValue<ChosenItem>[];
  readonly gliders: readonly FacetValue<ChosenItem>[];
  readonly tracks: readonly FacetValue<ChosenTrack>[];
  readonly xcTypes: readonly FacetValue<ScoreType>[];
  readonly hikes: readonly FacetValue<ChosenHike>[];
  /** As the newest flight in `flights` writes them; those that are chosen are left out. */
  readonly tags: readonly FacetValue<string>[];
}

/**
 * Returns the choices of a filter over flights (those in which its words occur). A facet's counts are those of the flights
 * that match the other facets; a further tag narrows what is shown.
 */
export function filterChoices(flights: readonly FilteredFlight[], filter: FlightFilter): FilterChoices {
  const others = (facet: Facet): readonly FilteredFlight[] =>
    flightsOfFacets(flights, { ...filter, [facet]: NO_FILTER[facet] });
  return {
    years: counted(
      others('year').map(({ date }) => yearOf(date)),
      filter.year,
    ),
    sites: counted(
      others('site').map(({ siteId }): ChosenItem => siteId ?? 'none'),
      filter.site,
    ),
    gliders: counted(
      others('glider').map(({ gliderId }): ChosenItem => gliderId ?? 'none'),
      filter.glider,
    ),
    tracks: counted(
      others('track').map(({ hasTrack }): ChosenTrack => (hasTrack ? 'with' : 'without')),
      filter.track,
    ),
    xcTypes: counted(
      others('xc').flatMap(({ xcType }) => xcType ?? []),
      filter.xc,
    ),
    hikes: counted(
      others('hike').map(({ hikeClimb }): ChosenHike => (hikeClimb === undefined ? 'without' : 'with')),
      filter.hike,
    ),
    tags: countedTags(flightsOfFacets(flights, filter), filter.tags),
  };
}

function counted<Value>(values: readonly Value[], chosen: Value | null): readonly FacetValue<Value>[] {
  const counts = new Map<Value, number>(chosen === null ? [] : [[chosen, 0]]);
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
}

function countedTags(flights: readonly FilteredFlight[], chosen: readonly string[]): readonly FacetValue<string>[] {
  const written = new Map<string, string>();
  const keys = flights.flatMap(({ tags }) =>
    tags.map((tag) => {
      const key = nameKey(tag);
      if (!written.has(key)) written.set(key, tag);
      return key;
    }),
  );
  const chosenKeys = chosen.map(nameKey);
  return counted(keys, null)
    .filter(({ value }) => !chosenKeys.includes(value))
    .map(({ value, count }) => ({ value: written.get(value) ?? value, count }));
}
