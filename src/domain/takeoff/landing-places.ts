import { type BareCoordinates, distanceBetween } from '../geo.ts';

/** Metres from the middle of a landing place within which landings belong to it. */
export const LANDING_RADIUS_M = 200;

/** Degrees of latitude that are surely more than {@link LANDING_RADIUS_M}. */
const SURELY_APART_DEG = 0.002;
const FULL_CIRCLE = 360;

/** Where a flight landed. */
export interface Landing {
  readonly flightId: number;
  readonly landing: BareCoordinates;
}

/** A place where flights have landed: the middle of their landings. */
export interface LandingPlace extends BareCoordinates {
  /** In the order given. */
  readonly flightIds: readonly number[];
}

/**
 * Returns the places of landings, those with most landings first. Each landing belongs to the nearest place that is known by
 * then and has its middle within {@link LANDING_RADIUS_M}, or begins another.
 */
export function landingPlaces(landings: readonly Landing[]): readonly LandingPlace[] {
  const places: GrowingPlace[] = [];
  for (const { flightId, landing } of landings) {
    const place = nearestPlace(places, landing);
    if (place) grow(place, flightId, landing);
    else places.push({ ...landing, flightIds: [flightId] });
  }
  return places.toSorted((a, b) => b.flightIds.length - a.flightIds.length);
}

/** Changed in place. */
interface GrowingPlace {
  lat: number;
  lng: number;
  readonly flightIds: number[];
}

function nearestPlace(places: readonly GrowingPlace[], landing: BareCoordinates): GrowingPlace | null {
  let nearest: GrowingPlace | null = null;
  let least: number = LANDING_RADIUS_M;
  for (const place of places) {
    if (Math.abs(place.lat - landing.lat) > SURELY_APART_DEG) continue;
    const distance = distanceBetween(place, landing);
    if (distance > least) continue;
    nearest = place;
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
