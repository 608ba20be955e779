import { find } from 'geo-tz';
import type { Coordinates } from '#domain/geo';

/** The zone of places that the map leaves out, if there are any. */
const UTC = 'Etc/GMT';

/** The IANA time zone of a place, from the map that geo-tz carries; over the ocean `Etc/GMT±n`. */
export function timeZoneAt({ lat, lng }: Coordinates): string {
  const [zone] = find(lat, lng);
  return zone ?? UTC;
}
