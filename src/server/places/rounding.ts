import type { Coordinates } from '#domain/geo';
import { degrees } from '#domain/units';

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
