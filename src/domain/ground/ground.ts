import type { FlightTimes, TimeRange } from '../track/flight/time-range.ts';
import { packHeights, unpackHeights } from './packed-heights.ts';

/** Heights outside these are none of the earth's surface, in metres above the sea: the Dead Sea, Mount Everest. */
export const GROUND_LIMITS = { lowest: -500, highest: 9_000 } as const;
/** Most heights of a flight: packed they have at most 24,000 characters. */
const MOST_HEIGHTS = 8_000;
/** Closer in time, two heights would mostly be from the same pixel of the terrain. */
const LEAST_STEP_S = 2;

/**
 * The heights of the ground below a flight, as they are stored: at even steps of time, from launch to landing in Unix
 * seconds. A later analysis may find other fixes and another launch: then they do not belong to the flight any more.
 */
export interface StoredGround extends TimeRange {
  /** Packed; see `packed-heights.ts`. */
  readonly heights: string;
}

/** Returns the seconds between two heights of a flight that takes so long. */
export function groundStep(durationS: number): number {
  return Math.max(LEAST_STEP_S, Math.ceil(durationS / (MOST_HEIGHTS - 1)));
}

/** Returns how many heights such a flight has: one at its launch, one at its landing, and one a step between them. */
export function groundCount(durationS: number): number {
  return Math.ceil(durationS / groundStep(durationS)) + 1;
}

/** Whether stored heights are from the launch to the landing of this flight. */
export function isGroundOf({ from, to }: TimeRange, { launchTime, landingTime }: FlightTimes): boolean {
  return from === launchTime && to === landingTime;
}

/** Returns the heights of a flight as they are stored. */
export function storedGround({ launchTime, landingTime }: FlightTimes, heights: Int16Array): StoredGround {
  return { from: launchTime, to: landingTime, heights: packHeights(heights) };
}

/** Returns the heights of stored ground; null when they are malformed, too many or too few, or not of this earth. */
export function heightsOfGround({ from, to, heights: packed }: StoredGround): Int16Array | null {
  const heights = from <= to ? unpackHeights(packed, groundCount(to - from)) : null;
  return heights?.every(isHeight) ? heights : null;
}

/** Whether a number can be the height of a piece of ground. */
export function isHeight(metres: number): boolean {
  return metres >= GROUND_LIMITS.lowest && metres <= GROUND_LIMITS.highest;
}

/** Returns the height of the ground below each fix, on straight lines between the heights of a flight. */
export function groundBelow(seconds: Uint32Array, heights: Int16Array): Float32Array {
  const durationS = seconds.at(-1) ?? 0;
  const step = groundStep(durationS);
  return Float32Array.from(seconds, (second) => {
    const before = Math.floor(second / step);
    const [from, to] = [before * step, Math.min(durationS, (before + 1) * step)];
    const height = heights[before] ?? 0;
    return to > from ? height + (((heights[before + 1] ?? height) - height) * (second - from)) / (to - from) : height;
  });
}
