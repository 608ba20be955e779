import { type DistanceUnit, distanceIn, metres } from '#domain/units';
import { formatDecimal } from '#web/ui/text/numbers.ts';

/** Returns a distance in metres as digits in the pilot's unit, with one decimal: `42.3`. */
export function distanceDigits(distanceM: number, unit: DistanceUnit): string {
  return formatDecimal(distanceIn(metres(distanceM), unit), 1);
}
