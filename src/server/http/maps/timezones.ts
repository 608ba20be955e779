import { timezone, timezones } from '#contract/places/timezones';
import { degrees } from '#domain/units';
import { findTimeZone, findTimeZones } from '#server/services/places/time-zones';
import { type Endpoints, mountForPilot } from '../endpoints/endpoints.ts';

/** Mounts `/api/timezone`, of one place, and `/api/timezones`, of many. */
export function mountTimezones(endpoints: Endpoints): void {
  const { context } = endpoints;
  mountForPilot(endpoints, timezone, async ({ session, query }) => {
    const timeZoneId = await findTimeZone(context, session.pilotId, query.latLngString);
    return { response: { status: 'OK' as const, timeZoneId } };
  });
  mountForPilot(endpoints, timezones, async ({ session, body }) => {
    const places = body.places.map(([lat, lng]) => ({ lat: degrees(lat), lng: degrees(lng) }));
    return { response: { timeZoneIds: await findTimeZones(context, session.pilotId, places) } };
  });
}
