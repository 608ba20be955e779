import type { Flight } from '../flight.ts';
import type { LocalDate, LocalTime } from '../local-date.ts';
import type { Site } from '../site.ts';
import type { Metres, Minutes } from '../units.ts';
import { NO_SITE_NAME } from './ranked-sites.ts';

/** A flight as the statistics list it. */
export interface StatsFlight {
  readonly id: number;
  readonly date: LocalDate;
  readonly time: LocalTime | null;
  readonly siteName: string;
  readonly altitude: Metres;
  readonly airtime: Minutes;
}

/** The flights with these ids, as far as they are in the logbook. */
export function statsFlights(
  ids: readonly number[],
  { flights, sites }: { readonly flights: ReadonlyMap<number, Flight>; readonly sites: ReadonlyMap<number, Site> },
): readonly StatsFlight[] {
  return ids.flatMap((id) => {
    const flight = flights.get(id);
    if (!flight) return [];
    const { date, time, altitude, airtime, siteId } = flight;
    const site = siteId === null ? undefined : sites.get(siteId);
    return [{ id, date, time, siteName: site?.name ?? NO_SITE_NAME, altitude, airtime }];
  });
}
