import { type DistanceUnit, distanceIn, metres } from '#domain/units';

/** Returns a distance in metres as digits in the pilot's unit, with one decimal: `42.3`. */
export function distanceDigits(distanceM: number, unit: DistanceUnit): string {
  return distanceIn(metres(distanceM), unit).toFixed(1);
}
