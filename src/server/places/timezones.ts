import type { Coordinates } from '#domain/geo';

/** The zone of places that are not on the map, if any. */
const UTC = 'Etc/GMT';

/**
 * Returns the IANA time zone of a place, from the map that geo-tz contains; over the ocean `Etc/GMT±n`. It is the map with
 * all zones: the smaller one merges zones that agree since 1970, so that Slovenia would have Belgrade's. Loaded at first use.
 */
export async function timeZoneAt({ lat, lng }: Coordinates): Promise<string> {
  const { find } = await import('geo-tz/all');
  const [zone] = find(lat, lng);
  return zone ?? UTC;
}
