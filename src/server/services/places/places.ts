import { list } from '#contract/endpoint';
import {
  type ElevationResponse,
  elevation,
  type FoundPlace,
  geocode,
  type LocationResponse,
  location,
  type SiteProposalResponse,
} from '#contract/places/places';
import type { Rejection } from '#contract/rejections';
import { parseCoordinates } from '#domain/coordinates';
import type { Coordinates } from '#domain/geo';
import { NOT_COORDINATES, problemsOfAddressQuery, problemsOfPlace, problemsOfSearchRadius } from '#domain/place';
import { degrees, metresOfDistance } from '#domain/units';
import { findAddress, findPlaces } from '#server/places/nominatim';
import { findElevation } from '#server/places/open-meteo';
import { findSitesAround, KNOWN_SITE } from '#server/places/paragliding-earth';
import { keyOfPlace, roundPlace } from '#server/places/rounding';
import { proposalsWithin } from '#server/places/site-proposals';
import type { ThirdPartyFailure } from '#server/places/third-party';
import { findPilot } from '#server/repositories/pilots';
import { AppError, rejectProblems } from '#server/services/app-error';
import { type LookUpContext, lookUp } from './look-ups.ts';

const DAY_S = 86_400;
/** The longest time that a result is cached, in seconds. */
export const MAX_PLACE_CACHE_S = 365 * DAY_S;
/** Sites are added now and then, addresses change slowly, elevations hardly ever. */
const LIFE_S = { sites: 7 * DAY_S, address: 90 * DAY_S, places: 30 * DAY_S, elevation: MAX_PLACE_CACHE_S } as const;
/** Digits: sites and addresses are the same within 110 m, but the ground can rise a lot within 11 m. */
const COARSE = 3;
const FINE = 4;
/** Rounding may shift a place by 80 m, so the search radius grows by as much. */
const MARGIN_KM = 0.08;

/** Returns the known takeoff sites around a place; `dist` is the radius in the pilot's distance unit. */
export async function proposeSites(
  context: LookUpContext,
  pilotId: number,
  query: { readonly lat: number; readonly lng: number; readonly dist: number },
): Promise<SiteProposalResponse> {
  const found = await findPilot(context.reader, pilotId);
  if (!found) throw new AppError('noSession');
  const { distanceUnit } = found.pilot;
  const radius = metresOfDistance(query.dist, distanceUnit);
  rejectProblems([...problemsOfPlace(query), ...problemsOfSearchRadius(radius, distanceUnit)]);
  const area = { centre: roundPlace(placeOf(query), COARSE), radiusKm: Math.ceil(radius / 1_000 + MARGIN_KM) };
  const sites = await lookUp(context, pilotId, {
    service: 'sites',
    key: `sites ${keyOfPlace(area.centre)} ${area.radiusKm}`,
    lifeS: LIFE_S.sites,
    schema: list(KNOWN_SITE),
    ask: (database, signal) => findSitesAround(database, area, signal),
    rejectionOf: (failure) => sitesRejection(query, failure),
  });
  return proposalsWithin(sites, { centre: placeOf(query), radius });
}

/** Returns the address of a place given as `lat,lng`. */
export async function findAddressOf(
  context: LookUpContext,
  pilotId: number,
  latLng: string,
): Promise<LocationResponse> {
  const exact = parseCoordinates(latLng);
  if (!exact) throw new AppError('invalid', { problems: [NOT_COORDINATES] });
  const place = roundPlace(exact, COARSE);
  return lookUp(context, pilotId, {
    service: 'geocoder',
    key: `address ${keyOfPlace(place)}`,
    lifeS: LIFE_S.address,
    schema: location.response,
    ask: (geocoder, signal) => findAddress(geocoder, place, signal),
  });
}

/** Returns the places that match a typed address. */
export async function findPlacesNamed(
  context: LookUpContext,
  pilotId: number,
  query: string,
): Promise<readonly FoundPlace[]> {
  rejectProblems(problemsOfAddressQuery(query));
  const address = query.replace(/\s+/g, ' ').trim();
  return lookUp(context, pilotId, {
    service: 'geocoder',
    key: `places ${address.normalize('NFC').toLowerCase()}`,
    lifeS: LIFE_S.places,
    schema: geocode.response,
    ask: (geocoder, signal) => findPlaces(geocoder, address, signal),
  });
}

/** Returns the ground elevation of a place. */
export async function findElevationOf(
  context: LookUpContext,
  pilotId: number,
  query: { readonly lat: number; readonly lng: number },
): Promise<ElevationResponse> {
  rejectProblems(problemsOfPlace(query));
  const place = roundPlace(placeOf(query), FINE);
  return lookUp(context, pilotId, {
    service: 'elevation',
    key: `elevation ${keyOfPlace(place)}`,
    lifeS: LIFE_S.elevation,
    schema: elevation.response,
    ask: (service, signal) => findElevation(service, place, signal),
  });
}

function placeOf({ lat, lng }: { readonly lat: number; readonly lng: number }): Coordinates {
  return { lat: degrees(lat), lng: degrees(lng) };
}

function sitesRejection(
  { lat, lng }: { readonly lat: number; readonly lng: number },
  { trouble, status, response }: ThirdPartyFailure,
): Rejection {
  if (response !== undefined) return { code: 'unexpectedSites', response };
  return { code: 'failedSites', lat, lng, trouble, ...(status !== undefined && { status }) };
}
