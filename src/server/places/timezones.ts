import { find } from 'geo-tz';
import type { Coordinates } from '#domain/geo';

/** The IANA time zone of a place, from the map that geo-tz carries; over the ocean `Etc/GMT±n`. */
export function timeZoneAt({ lat, lng }: Coordinates): string {
  const [zone] = find(lat, lng);
  return zone ?? oceanZoneAt(lng);
}

/** Nautical time: a zone each 15°, named with the sign of old. */
function oceanZoneAt(lng: number): string {
  const hours = Math.round(lng / 15);
  if (hours === 0) return 'Etc/GMT';
  return hours > 0 ? `Etc/GMT-${hours}` : `Etc/GMT+${-hours}`;
}
