import type { Coordinates } from '#domain/geo';
import { type NearPlace, nearestPlace } from '#server/places/nearest-place';

/** Returns the nearest cities, towns or villages of places, in their order. */
export function nearestPlaces(places: readonly Coordinates[]): readonly NearPlace[] {
  return places.map(nearestPlace);
}
