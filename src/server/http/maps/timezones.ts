import { timezone, timezones } from '#contract/places/timezones';
import { parseCoordinates } from '#domain/coordinates';
import { degrees } from '#domain/units';
import { timeZoneAt } from '#server/places/timezones';
import { AppError } from '#server/services/app-error';
import { runOnThread } from '#server/services/threads';
import { type Endpoints, mountForPilot } from '../endpoints/endpoints.ts';

/** Mounts `/api/timezone`, of one place, and `/api/timezones`, of many. */
export function mountTimezones(endpoints: Endpoints): void {
  mountForPilot(endpoints, timezone, async ({ query }) => {
    const place = parseCoordinates(query.latLngString);
    if (!place) {
      throw new AppError('invalid', { problems: [{ subject: 'site', field: 'latLngString', code: 'notCoordinates' }] });
    }
    return { response: { status: 'OK' as const, timeZoneId: await timeZoneAt(place) } };
  });
  mountForPilot(endpoints, timezones, async ({ session, body }) => {
    const input = body.places.map(([lat, lng]) => ({ lat: degrees(lat), lng: degrees(lng) }));
    const task = { name: 'timeZones', input } as const;
    return { response: { timeZoneIds: await runOnThread(endpoints.context, session.pilotId, task) } };
  });
}
