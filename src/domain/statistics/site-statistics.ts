import type { Flight } from '../flight.ts';
import type { LocalDate } from '../local-date.ts';
import type { Site } from '../site.ts';
import { type Minutes, minutes } from '../units.ts';
import { type AltitudeBucket, altitudeBuckets, type FlownAltitude } from './altitude-buckets.ts';
import { type CalendarPeriod, chosenTime, periodKind, periodOf } from './calendar-periods.ts';
import { type RankedSite, siteOf } from './ranked-sites.ts';
import type { SelectedSite, Selections } from './selections.ts';

/** Flights counted together. */
export interface Tally {
  readonly flightNum: number;
  readonly airtime: Minutes;
  /** Scored distances together in metres, and the longest of them; 0 without a score. */
  readonly xcDistance: number;
  readonly xcLongest: number;
}

/** The flights of one site in one year, month or day. */
export interface PeriodTally extends Tally {
  readonly buckets: readonly AltitudeBucket[];
}

/** A site in the selected period: the whole of it, and by year, month or day. */
export interface SiteStatistics extends RankedSite, Tally {
  /** Only those with flights. */
  readonly periods: ReadonlyMap<CalendarPeriod, PeriodTally>;
}

type SiteFlight = Pick<Flight, 'id' | 'date' | 'siteId' | 'altitude' | 'airtime' | 'xcDistance'>;

/** The data that the sites are counted from. */
interface FlownLogbook {
  readonly flights: Iterable<SiteFlight>;
  readonly sites: ReadonlyMap<number, Site>;
  readonly ranked: readonly RankedSite[];
}

/** Returns every site with flights in the selected period, by rank; a selected site does not hide the others. */
export function statisticsBySite(
  { flights, sites, ranked }: FlownLogbook,
  time: Pick<Selections, 'year' | 'month'>,
): readonly SiteStatistics[] {
  const gathered = gather({ flights, sites }, time);
  return ranked.flatMap((site) => {
    const periods = gathered.get(site.site);
    return periods ? [statisticsOf(site, periods)] : [];
  });
}

/** Returns the sum of several tallies. */
export function totalOf(tallies: Iterable<Tally>): Tally {
  let [flightNum, airtime, xcDistance, xcLongest] = [0, 0, 0, 0];
  for (const tally of tallies) {
    flightNum += tally.flightNum;
    airtime += tally.airtime;
    xcDistance += tally.xcDistance;
    xcLongest = Math.max(xcLongest, tally.xcLongest);
  }
  return { flightNum, airtime: minutes(airtime), xcDistance, xcLongest };
}

/** Collected in one pass over the flights. Changed in place. */
interface Gathered {
  flightNum: number;
  airtime: number;
  xcDistance: number;
  xcLongest: number;
  readonly flights: FlownAltitude[];
}

function gather(
  { flights, sites }: Pick<FlownLogbook, 'flights' | 'sites'>,
  time: Pick<Selections, 'year' | 'month'>,
): ReadonlyMap<SelectedSite, ReadonlyMap<CalendarPeriod, Gathered>> {
  const [chosen, kind] = [chosenTime(time), periodKind(time)];
  const bySite = new Map<SelectedSite, Map<CalendarPeriod, Gathered>>();
  for (const flight of flights) {
    if (!flight.date.startsWith(chosen)) continue;
    const periods = obtain(bySite, siteOf(flight, sites), () => new Map<CalendarPeriod, Gathered>());
    const period = obtain(periods, periodOf(flight.date, kind), newlyGathered);
    period.flightNum += 1;
    period.airtime += flight.airtime;
    period.xcDistance += flight.xcDistance ?? 0;
    period.xcLongest = Math.max(period.xcLongest, flight.xcDistance ?? 0);
    period.flights.push(flight);
  }
  return bySite;
}

function newlyGathered(): Gathered {
  return { flightNum: 0, airtime: 0, xcDistance: 0, xcLongest: 0, flights: [] };
}

function statisticsOf(site: RankedSite, gathered: ReadonlyMap<CalendarPeriod, Gathered>): SiteStatistics {
  const periods = new Map<CalendarPeriod, PeriodTally>();
  for (const [period, { flights, airtime, ...sums }] of gathered) {
    const buckets = altitudeBuckets(flights, site.launchAltitude);
    periods.set(period, { ...sums, airtime: minutes(airtime), buckets });
  }
  return { ...site, ...totalOf(periods.values()), periods };
}

function obtain<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const held = map.get(key);
  if (held !== undefined) return held;
  const made = make();
  map.set(key, made);
  return made;
}

/** How much a site was flown, by the flights of the logbook. */
export interface SiteUsage {
  readonly flightNum: number;
  /** Null without a flight. */
  readonly lastFlown: LocalDate | null;
}

/** A site that was never flown. */
export const NEVER_FLOWN: SiteUsage = { flightNum: 0, lastFlown: null };

/** Returns how much each site was flown, by its id, in one pass over the flights; sites without flights are missing. */
export function usageOfSites(flights: Iterable<Pick<Flight, 'siteId' | 'date'>>): ReadonlyMap<number, SiteUsage> {
  const usage = new Map<number, SiteUsage>();
  for (const { siteId, date } of flights) {
    if (siteId === null) continue;
    const { flightNum, lastFlown } = usage.get(siteId) ?? NEVER_FLOWN;
    usage.set(siteId, {
      flightNum: flightNum + 1,
      lastFlown: lastFlown === null || date > lastFlown ? date : lastFlown,
    });
  }
  return usage;
}
