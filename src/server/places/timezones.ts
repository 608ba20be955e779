import type { Coordinates } from '#domain/geo';

/** The zone of places that the map leaves out, if there are any. */
const UTC = 'Etc/GMT';

/**
 * The IANA time zone of a place, from the map that geo-tz carries; over the ocean `Etc/GMT±n`. It is the map with all
 * zones: the smaller one puts together those that agree since 1970, so that Slovenia has Belgrade's. The map is loaded
 * when it is first asked.
 */
export async function timeZoneAt({ lat, lng }: Coordinates): Promise<string> {
  const { find } = await import('geo-tz/all');
  const [zone] = find(lat, lng);
  return zone ?? UTC;
}
