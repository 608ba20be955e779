import { problemsOfSearchRadius } from '#domain/place';
import { type DistanceUnit, metresOfDistance } from '#domain/units';

/** How far sites are looked for at first, in the pilot's distance unit (spec, section 9). */
export const FIRST_RADIUS = 2;

/** Twice as far; null where that is more than half way round the earth. */
export function widerRadius(radius: number, unit: DistanceUnit): number | null {
  const wider = radius * 2;
  return problemsOfSearchRadius(metresOfDistance(wider, unit), unit).length === 0 ? wider : null;
}
