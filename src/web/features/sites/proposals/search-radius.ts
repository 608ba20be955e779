import { problemsOfSearchRadius } from '#domain/place';
import { type DistanceUnit, metresOfDistance } from '#domain/units';

/** Initial search radius, in the pilot's distance unit (`docs/behaviour.md`, 'Numbers'). */
export const FIRST_RADIUS = 2;

/** Returns twice the radius; null where that is more than half the circumference of the earth. */
export function widerRadius(radius: number, unit: DistanceUnit): number | null {
  const wider = radius * 2;
  return problemsOfSearchRadius(metresOfDistance(wider, unit), unit).length === 0 ? wider : null;
}
