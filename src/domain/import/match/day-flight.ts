import type { Coordinates } from '../../geo.ts';
import type { LocalTime } from '../../local-date.ts';
import type { Metres, Minutes } from '../../units.ts';
import type { FoundFlight, KnownFlight } from '../found-flight.ts';

/** What two flights of one day are compared by. */
export interface DayFlight {
  /** Unique on its side: the key of a found flight, the id of a flight of the logbook. */
  readonly key: string;
  /** Minutes of local time since midnight at launch; null when not known, as are the next three. */
  readonly start: number | null;
  readonly airtime: Minutes | null;
  readonly altitude: Metres | null;
  readonly place: Coordinates | null;
  /** Empty when not known. */
  readonly siteName: string;
}

/** Returns a found flight as it is compared. */
export function dayFlightOfFound({ key, time, airtime, altitude, launch, siteName }: FoundFlight): DayFlight {
  return { key, start: minuteOf(time), airtime, altitude, place: launch, siteName: plainName(siteName) };
}

/** Returns a flight of the logbook as it is compared. */
export function dayFlightOfKnown({ id, time, airtime, altitude, ...known }: KnownFlight): DayFlight {
  return {
    key: String(id),
    start: minuteOf(time),
    airtime: airtime > 0 ? airtime : null,
    altitude: altitude > 0 ? altitude : null,
    place: known.siteCoordinates,
    siteName: plainName(known.siteName),
  };
}

/** Returns a name as names are compared: without case and outer spaces. */
export function plainName(name: string): string {
  return name.trim().toLowerCase();
}

function minuteOf(time: LocalTime | null): number | null {
  return time === null ? null : Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
