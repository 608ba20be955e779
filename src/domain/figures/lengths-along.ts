import { distanceBetween } from '../geo.ts';
import { placeAt } from '../track/columns.ts';
import type { FlownTrack } from '../track/flown-track.ts';

/** Returns the metres along the track from its first fix to each. A plain loop: tracks are long. */
export function lengthsAlong(flown: FlownTrack): Float64Array {
  const lengths = new Float64Array(flown.length);
  for (let i = 1; i < flown.length; i += 1)
    lengths[i] = (lengths[i - 1] ?? 0) + distanceBetween(placeAt(flown, i - 1), placeAt(flown, i));
  return lengths;
}
