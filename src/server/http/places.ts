import { airspacesInBox } from '#contract/places/airspaces';
import { elevation, geocode, location, nearestPlaces, siteProposal } from '#contract/places/places';
import { timezone, timezones } from '#contract/places/timezones';
import type { Coordinates } from '#domain/geo';
import { degrees } from '#domain/units';
import { pack } from '#server/encoding/compression';
import { type Endpoints, mountForPilot } from '#server/http/endpoints/endpoints';
import { languageOf } from '#server/http/endpoints/language';
import { notModified } from '#server/http/endpoints/responses';
import { airspacesWithin, versionOfAirspaces } from '#server/services/places/airspaces-within';
import { findAddressOf, findElevationOf, findPlacesNamed, proposeSites } from '#server/services/places/places';
import { findNearestPlaces, findTimeZone, findTimeZones } from '#server/services/places/timezones';

/** Mounts look-ups of takeoff sites, addresses and elevations at third parties. */
export function mountPlaces(endpoints: Endpoints): void {
  const { context } = endpoints;
  mountForPilot(endpoints, siteProposal, async ({ session, query }) => ({
    response: await proposeSites(context, session.pilotId, query),
  }));
  mountForPilot(endpoints, location, async ({ session, query, hono }) => {
    const { language } = languageOf(hono.req, context);
    return { response: await findAddressOf(context, session.pilotId, { asked: query.latLngString, language }) };
  });
  mountForPilot(endpoints, geocode, async ({ session, query, hono }) => {
    const { language } = languageOf(hono.req, context);
    return { response: await findPlacesNamed(context, session.pilotId, { asked: query.query, language }) };
  });
  mountForPilot(endpoints, elevation, async ({ session, query }) => ({
    response: await findElevationOf(context, session.pilotId, query),
  }));
}

/** Mounts `/api/timezone`, of one place, `/api/timezones`, of many, and `/api/nearest-places`: look-ups without a third party. */
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

/** Mounts the call for the airspaces around a flight; a browser keeps them until the data changes. */
export function mountAirspaces(endpoints: Endpoints): void {
  const { context } = endpoints;
  mountForPilot(endpoints, airspacesInBox, async ({ query, hono }) => {
    const etag = `W/"${versionOfAirspaces(context)}"`;
    const headers = { 'cache-control': 'private, no-cache', etag };
    const known = notModified(hono, { ...endpoints.headers, ...headers });
    if (known) return known;
    return { packed: await pack(airspacesWithin(context, query), hono.req.header('accept-encoding')), headers };
  });
}
