import { timezone } from '#contract/timezones';
import { parseCoordinates } from '#domain/coordinates';
import { timeZoneAt } from '#server/places/timezones';
import { Refusal } from '#server/services/refusal';
import { type Door, openToPilots } from './door/door.ts';

/** Mounts `/api/timezone`. */
export function mountTimezones(door: Door): void {
  openToPilots(door, timezone, async ({ query }) => {
    const place = parseCoordinates(query.latLngString);
    if (!place) {
      throw new Refusal('invalid', { problems: [{ subject: 'site', field: 'latLngString', code: 'notCoordinates' }] });
    }
    return { answer: { status: 'OK', timeZoneId: await timeZoneAt(place) } };
  });
}
