import { type BareCoordinates, distanceBetween } from '../geo.ts';

/** Metres that a degree of latitude surely has. */
const SURELY_LESS_M_PER_DEG = 100_000;
const FULL_CIRCLE = 360;

/** Where a flight was launched, or landed. */
export interface PlaceOfFlight {
  readonly flightId: number;
  readonly place: BareCoordinates;
}

/** The middle of places of flights. */
export interface GatheredPlace extends BareCoordinates {
  /** In the order given. */
  readonly flightIds: readonly number[];
}

/**
 * Gathers places that are close to each other; those with most of them first. Each belongs to the nearest gathered place that is
 * known by then and has its middle within the radius, in metres, or begins another.
 */
export function gatherPlaces(found: readonly PlaceOfFlight[], radiusM: number): readonly GatheredPlace[] {
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
