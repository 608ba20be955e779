import type { Flight } from '../flight.ts';
import { unpackProfile } from '../track/profile.ts';
import { type Metres, metres } from '../units.ts';

/**
 * Returns how much higher the launch of a flight is than its landing, by its track; null without altitudes. The small barogram is
 * on every device and has 64 levels, so the result is exact to about 3 % of the flight's range of altitudes.
 */
export function heightDifference({
  profile,
  lowest,
  highest,
}: Pick<Flight, 'profile' | 'lowest' | 'highest'>): Metres | null {
  if (profile === null || lowest === undefined || highest === undefined) return null;
  const levels = unpackProfile(profile);
  const [launch, landing] = [levels[0], levels.at(-1)];
  if (launch === undefined || landing === undefined) return null;
  return metres((launch - landing) * (highest - lowest));
}
