import type { Coordinates } from '#domain/geo';
import { timeZoneAt } from '#server/places/timezones';

/** Returns the IANA time zones of places, in their order. */
export async function timeZones(places: readonly Coordinates[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const place of places) found.push(await timeZoneAt(place));
  return found;
}
