import type { Flight } from '../../flight.ts';
import type { LocalDate } from '../../local-date.ts';

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
