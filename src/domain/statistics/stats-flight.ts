import type { Flight } from '../flight.ts';
import type { LocalDate, LocalTime } from '../local-date.ts';
import type { Site } from '../site.ts';
import type { Metres, Minutes } from '../units.ts';

/** A flight as listed in the statistics. */
export interface StatsFlight {
  readonly id: number;
  readonly date: LocalDate;
  readonly time: LocalTime | null;
  /** Null without a site. */
  readonly siteName: string | null;
  readonly altitude: Metres;
  readonly airtime: Minutes;
}

/** Returns the flights with these ids; ids that are not in the logbook are ignored. */
export function statsFlights(
  ids: readonly number[],
  { flights, sites }: { readonly flights: ReadonlyMap<number, Flight>; readonly sites: ReadonlyMap<number, Site> },
): readonly StatsFlight[] {
  return ids.flatMap((id) => {
    const flight = flights.get(id);
    if (!flight) return [];
    const { date, time, altitude, airtime, siteId } = flight;
    const site = siteId === null ? undefined : sites.get(siteId);
    return [{ id, date, time, siteName: site?.name ?? null, altitude, airtime }];
  });
}
