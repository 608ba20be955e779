import { failedSiteProposal, unexpectedSiteProposal, wordsOfTrouble } from '#contract/place-words';
import type { ElevationAnswer, FoundPlace, LocationAnswer, SiteProposalAnswer } from '#contract/places';
import { parseCoordinates } from '#domain/coordinates';
import type { Coordinates } from '#domain/geo';
import { NOT_COORDINATES, problemsOfAddressQuery, problemsOfPlace, problemsOfSearchRadius } from '#domain/place';
import { degrees, metresOfDistance } from '#domain/units';
import type { House } from '#server/house';
import { findAddress, findPlaces } from '#server/places/nominatim';
import { findElevation } from '#server/places/open-meteo';
import { findSitesAround } from '#server/places/paragliding-earth';
import { keyOfPlace, roundPlace } from '#server/places/rounding';
import { proposalsWithin } from '#server/places/site-proposals';
import type { Failure } from '#server/places/third-party';
import { findPilot } from '#server/repositories/pilots';
import { lookUp } from './place-look-ups.ts';
import { Refusal, refuseProblems } from './refusal.ts';

const DAY_S = 86_400;
/** The longest time that a result is cached, in seconds. */
export const LONGEST_PLACE_LIFE_S = 365 * DAY_S;
/** Sites are added now and then, addresses change slowly, elevations hardly ever. */
const LIFE_S = { sites: 7 * DAY_S, address: 90 * DAY_S, places: 30 * DAY_S, elevation: LONGEST_PLACE_LIFE_S } as const;
/** Digits: sites and addresses are the same within 110 m, but the ground can rise a lot within 11 m. */
const COARSE = 3;
const FINE = 4;
/** Rounding may shift a place by 80 m, so the search radius grows by as much. */
const MARGIN_KM = 0.08;

/** Returns the known takeoff sites around a place; `dist` is the radius in the pilot's distance unit. */
export async function proposeSites(
  house: House,
  pilotId: number,
  query: { readonly lat: number; readonly lng: number; readonly dist: number },
): Promise<SiteProposalAnswer> {
  const found = await findPilot(house.reader, pilotId);
  if (!found) throw new Refusal('noSession');
  const { distanceUnit } = found.pilot;
  const radius = metresOfDistance(query.dist, distanceUnit);
  refuseProblems([...problemsOfPlace(query), ...problemsOfSearchRadius(radius, distanceUnit)]);
  const area = { centre: roundPlace(placeOf(query), COARSE), radiusKm: Math.ceil(radius / 1_000 + MARGIN_KM) };
  const sites = await lookUp(house, pilotId, {
    service: 'sites',
    key: `sites ${keyOfPlace(area.centre)} ${area.radiusKm}`,
    lifeS: LIFE_S.sites,
    ask: (database, signal) => findSitesAround(database, area, signal),
    messageOf: (failure) => wordsOfFailure(query, failure),
  });
  return proposalsWithin(sites, { centre: placeOf(query), radius });
}

/** Returns the address of a place given as `lat,lng`. */
export async function findAddressOf(house: House, pilotId: number, latLng: string): Promise<LocationAnswer> {
  const exact = parseCoordinates(latLng);
  if (!exact) throw new Refusal('invalid', { problems: [NOT_COORDINATES] });
  const place = roundPlace(exact, COARSE);
  return lookUp(house, pilotId, {
    service: 'geocoder',
    key: `address ${keyOfPlace(place)}`,
    lifeS: LIFE_S.address,
    ask: (geocoder, signal) => findAddress(geocoder, place, signal),
  });
}

/** Returns the places that match a typed address. */
export async function findPlacesNamed(house: House, pilotId: number, query: string): Promise<readonly FoundPlace[]> {
  refuseProblems(problemsOfAddressQuery(query));
  const address = query.replace(/\s+/g, ' ').trim();
  return lookUp(house, pilotId, {
    service: 'geocoder',
    key: `places ${address.normalize('NFC').toLowerCase()}`,
    lifeS: LIFE_S.places,
    ask: (geocoder, signal) => findPlaces(geocoder, address, signal),
  });
}

/** Returns the ground elevation of a place. */
export async function findElevationOf(
  house: House,
  pilotId: number,
  query: { readonly lat: number; readonly lng: number },
): Promise<ElevationAnswer> {
  refuseProblems(problemsOfPlace(query));
  const place = roundPlace(placeOf(query), FINE);
  return lookUp(house, pilotId, {
    service: 'elevation',
    key: `elevation ${keyOfPlace(place)}`,
    lifeS: LIFE_S.elevation,
    ask: (service, signal) => findElevation(service, place, signal),
  });
}

function placeOf({ lat, lng }: { readonly lat: number; readonly lng: number }): Coordinates {
  return { lat: degrees(lat), lng: degrees(lng) };
}

function wordsOfFailure(place: { readonly lat: number; readonly lng: number }, failure: Failure): string {
  const { trouble, status, response } = failure;
  if (response !== undefined) return unexpectedSiteProposal(response);
  const words = wordsOfTrouble(trouble);
  return failedSiteProposal(place, status === undefined ? words : `${words} (${status})`);
}
