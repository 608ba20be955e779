import type { DistanceUnit } from '#domain/units';
import { texts } from '#web/texts.ts';
import { Quantity } from '#web/ui/text/quantity.tsx';
import { distanceDigits } from './distance-text.ts';

interface DistanceProps {
  readonly distanceM: number;
  readonly unit: DistanceUnit;
}

/** A distance in the pilot's unit: `42.3 km`. */
export function Distance({ distanceM, unit }: DistanceProps) {
  return <Quantity value={distanceDigits(distanceM, unit)} unit={texts.units.distance[unit]} />;
}
