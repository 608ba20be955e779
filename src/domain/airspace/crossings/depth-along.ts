import type { AirspaceOutline } from './horizontal-depth.ts';
import { horizontalDepth } from './horizontal-depth.ts';

/** A track, and the metres along it at each fix. */
export interface MeasuredTrack {
  readonly length: number;
  readonly lat: Float64Array;
  readonly lng: Float64Array;
  readonly lengths: Float64Array;
}

/** The horizontal depth of the fixes of a track in an airspace; remembers the last one measured. */
export interface DepthAlong {
  /** Measures at a fix. */
  readonly measure: (index: number) => number;
  /** What the depth at a fix can be at least and at most, by how far it is from the last one measured. */
  readonly least: (index: number) => number;
  readonly most: (index: number) => number;
  /** Returns the next fix at which the depth can reach a margin below 0, given that it was not reached when last measured. */
  readonly nextWithin: (marginM: number) => number;
}

/** Depths are measured on a map that is true at one place: beyond so many metres they count as less ... */
const TRUE_WITHIN_M = 100_000;
/** ... and nearer places may be nearer by a tenth. */
const TRUE_SHARE = 0.9;

/** Returns the depths of the fixes of a track in an airspace. */
export function depthAlong(outline: AirspaceOutline, { length, lat, lng, lengths }: MeasuredTrack): DepthAlong {
  let [last, depth] = [0, Number.NaN];
  const lengthAt = (index: number): number => lengths[index] ?? 0;
  const moved = (index: number): number => (lengthAt(index) - lengthAt(last)) / TRUE_SHARE;
  return {
    measure: (index) => {
      [last, depth] = [index, horizontalDepth(outline, { lat: lat[index] ?? 0, lng: lng[index] ?? 0 })];
      return depth;
    },
    least: (index) => depth - moved(index),
    most: (index) => depth + moved(index),
    nextWithin: (marginM) => {
      const free = TRUE_SHARE * Math.min(-depth, TRUE_WITHIN_M) - marginM;
      return Math.max(last + 1, firstAtLength({ length, lengths }, { from: last, metres: lengthAt(last) + free }));
    },
  };
}

/** The first fix from one on at which the track has a length, by halving. */
function firstAtLength(
  { length, lengths }: Pick<MeasuredTrack, 'length' | 'lengths'>,
  { from, metres }: { readonly from: number; readonly metres: number },
): number {
  let [low, high] = [from, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lengths[middle] ?? 0) < metres) low = middle + 1;
    else high = middle;
  }
  return low;
}
