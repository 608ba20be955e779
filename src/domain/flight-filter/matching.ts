import type { Flight } from '../flight.ts';
import { type LocalTime, monthOf, yearOf } from '../local-date.ts';
import { withoutTags } from '../tags.ts';
import type { ChosenItem, FlightFilter } from './flight-filter.ts';

/** The fields of a flight that a filter reads, but for its words. */
export type FilteredFlight = Pick<
  Flight,
  'date' | 'time' | 'siteId' | 'gliderId' | 'hasTrack' | 'xcType' | 'hikeClimb' | 'tags'
>;

/** A part of a filter that is chosen, not typed. */
export type Facet = Exclude<keyof FlightFilter, 'words'>;

type Test = (flight: FilteredFlight) => boolean;

/** The test of each facet; null when the filter leaves it open. */
const TESTS: Readonly<Record<Facet, (filter: FlightFilter) => Test | null>> = {
  year: ({ year }) => (year === null ? null : ({ date }) => yearOf(date) === year),
  month: ({ month }) => (month === null ? null : ({ date }) => monthOf(date) === month),
  date: ({ date: day }) => (day === null ? null : ({ date }) => date === day),
  since: ({ since }) => (since === null ? null : ({ date }) => date >= since),
  until: ({ until }) => (until === null ? null : ({ date }) => date <= until),
  hour: ({ hour }) => (hour === null ? null : ({ time }) => hourOf(time) === hour),
  site: ({ site }) => (site === null ? null : ({ siteId }) => isChosen(siteId, site)),
  glider: ({ glider }) => (glider === null ? null : ({ gliderId }) => isChosen(gliderId, glider)),
  track: ({ track }) => (track === null ? null : ({ hasTrack }) => hasTrack === (track === 'with')),
  xc: ({ xc }) => (xc === null ? null : ({ xcType }) => xcType === xc),
  hike: ({ hike }) => (hike === null ? null : ({ hikeClimb }) => (hikeClimb !== undefined) === (hike === 'with')),
  tags: ({ tags }) => (tags.length === 0 ? null : hasAll(tags)),
};

/** Returns the flights that match all facets of the filter, in their order; the words are not looked at. */
export function flightsOfFacets<F extends FilteredFlight>(flights: readonly F[], filter: FlightFilter): readonly F[] {
  const tests = Object.values(TESTS).flatMap((testOf) => testOf(filter) ?? []);
  return tests.length === 0 ? flights : flights.filter((flight) => tests.every((test) => test(flight)));
}

function hourOf(time: LocalTime | null): number | null {
  return time === null ? null : Number(time.slice(0, 2));
}

function isChosen(id: number | null, chosen: ChosenItem): boolean {
  return (id ?? 'none') === chosen;
}

function hasAll(tags: readonly string[]): Test {
  return ({ tags: own }) => own.length > 0 && withoutTags(tags, own).length === 0;
}
