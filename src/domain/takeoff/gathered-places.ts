import { type BareCoordinates, distanceBetween } from '../geo.ts';
import { SITE_RADIUS_M } from '../track/nearest-site.ts';

/** Metres that a degree of latitude surely has. */
const SURELY_LESS_M_PER_DEG = 100_000;
const FULL_CIRCLE = 360;

/** The place of a launch or landing. */
interface PlaceOfFlight {
  readonly flightId: number;
  readonly place: BareCoordinates;
}

/** The middle of places of flights. */
interface GatheredPlace extends BareCoordinates {
  /** In the order given. */
  readonly flightIds: readonly number[];
}

/**
 * Gathers places that are close to each other; those with most of them first. Each belongs to the nearest gathered place that is
 * known by then and has its middle within the radius, in metres, or begins another.
 */
function gatherPlaces(found: readonly PlaceOfFlight[], radiusM: number): readonly GatheredPlace[] {
  const places: GrowingPlace[] = [];
  for (const { flightId, place } of found) {
    const nearest = nearestPlace(places, place, radiusM);
    if (nearest) grow(nearest, flightId, place);
    else places.push({ ...place, flightIds: [flightId] });
  }
  return places.toSorted((a, b) => b.flightIds.length - a.flightIds.length);
}

/** Changed in place. */
interface GrowingPlace {
  lat: number;
  lng: number;
  readonly flightIds: number[];
}

function nearestPlace(places: readonly GrowingPlace[], place: BareCoordinates, radiusM: number): GrowingPlace | null {
  let nearest: GrowingPlace | null = null;
  let least = radiusM;
  for (const known of places) {
    if (Math.abs(known.lat - place.lat) > radiusM / SURELY_LESS_M_PER_DEG) continue;
    const distance = distanceBetween(known, place);
    if (distance > least) continue;
    nearest = known;
    least = distance;
  }
  return nearest;
}

/** East and west meet at 180°. */
function grow(place: GrowingPlace, flightId: number, { lat, lng }: BareCoordinates): void {
  place.flightIds.push(flightId);
  const share = 1 / place.flightIds.length;
  const east = inHalfCircle(lng - place.lng);
  place.lat += (lat - place.lat) * share;
  place.lng = inHalfCircle(place.lng + east * share);
}

/** Returns the same direction between −180° and 180°. */
function inHalfCircle(degrees: number): number {
  const turned = degrees % FULL_CIRCLE;
  if (turned > FULL_CIRCLE / 2) return turned - FULL_CIRCLE;
  return turned < -FULL_CIRCLE / 2 ? turned + FULL_CIRCLE : turned;
}

/** The place of the launch; null when it is not known. */
interface LaunchOfFlight {
  readonly flightId: number;
  readonly launch: BareCoordinates | null;
}

/** A place far from a site where flights of the site were launched. */
interface FarLaunchPlace extends GatheredPlace {
  /** Metres from the site. */
  readonly distanceM: number;
}

/**
 * Returns the places beyond {@link SITE_RADIUS_M} of a site where its flights were launched, the farthest first: several sites may have
 * been joined. A site without coordinates is where most of its flights were launched.
 */
export function farLaunches(
  site: BareCoordinates | null,
  launches: readonly LaunchOfFlight[],
): readonly FarLaunchPlace[] {
  const known = launches.flatMap(({ flightId, launch }) => (launch ? [{ flightId, place: launch }] : []));
  const home = site ?? gatherPlaces(known, SITE_RADIUS_M)[0];
  if (!home) return [];
  const far = known.filter(({ place }) => distanceBetween(home, place) > SITE_RADIUS_M);
  return gatherPlaces(far, SITE_RADIUS_M)
    .map((place) => ({ ...place, distanceM: distanceBetween(home, place) }))
    .toSorted((a, b) => b.distanceM - a.distanceM);
}

/** Metres from the middle of a landing place within which landings belong to it. */
const LANDING_RADIUS_M = 200;

/** The place of the landing. */
interface Landing {
  readonly flightId: number;
  readonly landing: BareCoordinates;
  /** `landing` is a place in the air then. */
  readonly endsInAir?: true;
}

/** A place where flights have landed: the middle of their landings. */
export type LandingPlace = GatheredPlace;

/** Returns the places of landings, those with most landings first; see {@link LANDING_RADIUS_M}. */
export function landingPlaces(landings: readonly Landing[]): readonly LandingPlace[] {
  const landed = landings.filter(({ endsInAir }) => !endsInAir);
  return gatherPlaces(
    landed.map(({ flightId, landing }) => ({ flightId, place: landing })),
    LANDING_RADIUS_M,
  );
}
