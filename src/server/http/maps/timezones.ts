import { nearestPlaces } from '#contract/places/places';
import { timezone, timezones } from '#contract/places/timezones';
import type { Coordinates } from '#domain/geo';
import { degrees } from '#domain/units';
import { findNearestPlaces, findTimeZone, findTimeZones } from '#server/services/places/time-zones';
import { type Endpoints, mountForPilot } from '../endpoints/endpoints.ts';

/** Mounts `/api/timezone`, of one place, `/api/timezones`, of many, and `/api/nearest-places`: what the server knows of places without a third party. */
export function mountTimezones(endpoints: Endpoints): void {
  const { context } = endpoints;
  mountForPilot(endpoints, timezone, async ({ session, query }) => {
    const timeZoneId = await findTimeZone(context, session.pilotId, query.latLngString);
    return { response: { status: 'OK' as const, timeZoneId } };
  });
  mountForPilot(endpoints, timezones, async ({ session, body }) => {
    return { response: { timeZoneIds: await findTimeZones(context, session.pilotId, body.places.map(placeOf)) } };
  });
  mountForPilot(endpoints, nearestPlaces, async ({ session, body }) => ({
    response: { places: await findNearestPlaces(context, session.pilotId, body.places.map(placeOf)) },
  }));
}

function placeOf([lat, lng]: readonly [number, number]): Coordinates {
  return { lat: degrees(lat), lng: degrees(lng) };
}
