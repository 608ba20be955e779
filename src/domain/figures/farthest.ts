import { distanceBetween } from '../geo.ts';
import { placeAt } from '../track/columns.ts';
import type { FlownTrack } from '../track/flown-track.ts';

/** The fix farthest from launch, and how far that is. */
export interface Farthest {
  readonly farthestDistanceM: number;
  readonly farthestIndex: number;
}

/** Returns the first of the fixes farthest from the first fix; a plain loop: tracks are long. */
export function farthestOf(flown: FlownTrack): Farthest {
  const launch = placeAt(flown, 0);
  let farthest = { farthestDistanceM: 0, farthestIndex: 0 };
  for (let i = 1; i < flown.length; i += 1) {
    const distance = distanceBetween(launch, placeAt(flown, i));
    if (distance > farthest.farthestDistanceM) farthest = { farthestDistanceM: distance, farthestIndex: i };
  }
  return farthest;
}
