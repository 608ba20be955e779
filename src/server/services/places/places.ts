import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
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
import { PRODUCT_NAME } from '#contract/product';
import type { Rejection } from '#contract/rejections';
import { parseCoordinates } from '#domain/coordinates';
import type { Coordinates } from '#domain/geo';
import { NOT_COORDINATES, problemsOfAddressQuery, problemsOfPlace, problemsOfSearchRadius } from '#domain/place';
import { degrees, metresOfDistance } from '#domain/units';
import { unixSeconds } from '#server/clock';
import { findAddress, findPlaces, type Geocoding } from '#server/places/nominatim';
import { findElevation } from '#server/places/open-meteo';
import { findSitesAround, KNOWN_SITE } from '#server/places/paragliding-earth';
import { proposalsWithin } from '#server/places/site-proposals';
import { failed, type ThirdParty, type ThirdPartyFailure, type ThirdPartyResult } from '#server/places/third-party';
import { findPilot } from '#server/repositories/pilots';
import { endTurn, findCachedPlace, putCachedPlace, type ThrottleRule, takeTurn } from '#server/repositories/places';
import type { AppContext, Configured } from '#server/services/app-context';
import { AppError, rejectProblems } from '#server/services/app-error';
import { consume, type LimitContext } from '#server/services/limited-use';

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

/** Returns the address of a place given as `lat,lng`, in a language. */
export async function findAddressOf(
  context: LookUpContext,
  pilotId: number,
  { asked, language }: Geocoding<string>,
): Promise<LocationResponse> {
  const exact = parseCoordinates(asked);
  if (!exact) throw new AppError('invalid', { problems: [NOT_COORDINATES] });
  const place = roundPlace(exact, COARSE);
  return lookUp(context, pilotId, {
    service: 'geocoder',
    key: `address:${language} ${keyOfPlace(place)}`,
    lifeS: LIFE_S.address,
    schema: location.response,
    ask: (geocoder, signal) => findAddress(geocoder, { asked: place, language }, signal),
  });
}

/** Returns the places that match a typed address. */
export async function findPlacesNamed(
  context: LookUpContext,
  pilotId: number,
  { asked, language }: Geocoding<string>,
): Promise<readonly FoundPlace[]> {
  rejectProblems(problemsOfAddressQuery(asked));
  const address = asked.replace(/\s+/g, ' ').trim();
  return lookUp(context, pilotId, {
    service: 'geocoder',
    key: `places:${language} ${address.normalize('NFC').toLowerCase()}`,
    lifeS: LIFE_S.places,
    schema: geocode.response,
    ask: (geocoder, signal) => findPlaces(geocoder, { asked: address, language }, signal),
  });
}

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

/** The parts that ask third parties, at a limited rate, and cache their responses. */
type LookUpContext = LimitContext &
  Pick<AppContext, 'dialect' | 'log'> &
  Configured<'sitesUrl' | 'geocoderUrl' | 'elevationUrl' | 'baseUrl'>;

/** One cached look-up at a third party. */
interface LookUp<Output> {
  readonly service: Service;
  /** The query, rounded: the same key means the same result. */
  readonly key: string;
  /** How long the result is cached, in seconds. */
  readonly lifeS: number;
  /** The schema of a result: a cached one that does not fit it is of an older version, and is looked up again. */
  readonly schema: v.GenericSchema<unknown, Output>;
  readonly ask: (thirdParty: ThirdParty, signal: AbortSignal) => Promise<ThirdPartyResult<Output>>;
  /** Why the call is rejected, where it says more than that a third party failed. */
  readonly rejectionOf?: (failure: ThirdPartyFailure) => Rejection;
}

type Service = 'sites' | 'geocoder' | 'elevation';

/** Total time for a response, waiting for the turn included. */
const TIME_MS = 4_000;
/** Enough for the third of those who ask at once. */
const MAX_WAIT_MS = 2_900;
/** More would wait in vain, and each asks the database many times a second. */
const MOST_WAITING = 3;
const POLL_MS = 50;
/** The service with a limited request rate: one a second. */
const THROTTLED: ThrottleRule & { readonly service: Service } = {
  service: 'geocoder',
  pauseMs: 1_000,
  longestMs: TIME_MS,
};

/** Returns the cached result, else the third party's, which is then cached. Throws `thirdParty` when there is none. */
async function lookUp<Output>(context: LookUpContext, pilotId: number, look: LookUp<Output>): Promise<Output> {
  const cached = await findCachedPlace(context.reader, look.key, unixSeconds(context.clock()));
  const known = v.safeParse(v.pipe(v.string(), v.parseJson(), look.schema), cached);
  if (known.success) return known.output;
  await consume(context, 'places', String(pilotId));
  const result = await requestInTime(context, look);
  if (result.state === 'failed') throw errorOf(context, look, result.failure);
  const expiresAtS = unixSeconds(context.clock()) + look.lifeS;
  await putCachedPlace(context.db, { key: look.key, response: JSON.stringify(result.value), expiresAtS });
  return result.value;
}

async function requestInTime<Output>(
  context: LookUpContext,
  { service, ask }: LookUp<Output>,
): Promise<ThirdPartyResult<Output>> {
  const signal = AbortSignal.timeout(TIME_MS);
  const thirdParty = thirdPartyOf(context, service);
  if (!thirdParty.url) return failed({ trouble: 'off' });
  if (service !== THROTTLED.service) return ask(thirdParty, signal);
  if (!(await turnComes(context))) return failed({ trouble: 'busy' });
  return ask(thirdParty, signal).finally(() => endTurn(context, THROTTLED));
}

/** How many look-ups of this server wait for their turn. */
let waiting = 0;

/** Waits for the turn; false when that takes too long, or others wait already. */
async function turnComes(context: LookUpContext): Promise<boolean> {
  if (waiting >= MOST_WAITING) return false;
  waiting += 1;
  const giveUpAt = performance.now() + MAX_WAIT_MS;
  try {
    while (!(await takeTurn(context, THROTTLED))) {
      if (performance.now() > giveUpAt) return false;
      await wait(POLL_MS);
    }
    return true;
  } finally {
    waiting -= 1;
  }
}

function thirdPartyOf({ configuration }: LookUpContext, service: Service): ThirdParty {
  const { sitesUrl, geocoderUrl, elevationUrl, baseUrl } = configuration;
  const urls: Readonly<Record<Service, URL | null>> = {
    sites: sitesUrl,
    geocoder: geocoderUrl,
    elevation: elevationUrl,
  };
  return { url: urls[service], userAgent: `${PRODUCT_NAME} (+${baseUrl.origin})` };
}

function errorOf<Output>(
  { log }: Pick<AppContext, 'log'>,
  { service, rejectionOf }: LookUp<Output>,
  failure: ThirdPartyFailure,
): AppError {
  const { trouble, status, cause } = failure;
  log.warn({ service, trouble, status, err: cause }, 'a third party request failed');
  return new AppError('thirdParty', { cause, ...(rejectionOf && { rejection: rejectionOf(failure) }) });
}

/** Rounds a place, so that places close together share one look-up: 3 digits are 110 m, 4 are 11 m. */
export function roundPlace(place: Coordinates, digits: number): Coordinates {
  return { lat: degrees(round(place.lat, digits)), lng: degrees(round(place.lng, digits)) };
}

/** Returns a rounded place as part of a cache key. */
export function keyOfPlace({ lat, lng }: Coordinates): string {
  return `${lat} ${lng}`;
}

/** Never -0. */
function round(value: number, digits: number): number {
  return Number(value.toFixed(digits)) + 0;
}
