import type { FlightTimes, TimeRange } from '../track/flight/time-range.ts';

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
  /** Packed by {@link packHeights}. */
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

/** The 64 characters of packed heights need no escape in JSON: the first 32 end a number, the others continue it. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const BASE = 32;
/** Digits of a number: enough for the difference of any two heights on earth. */
const MOST_DIGITS = 3;

/**
 * Packs whole metres into a text: the difference of each from the one before, its sign in the lowest bit, in digits of five
 * bits with the lowest first. Ground mostly changes by less than 16 m a step, which is one character.
 */
export function packHeights(heights: Int16Array): string {
  let packed = '';
  let before = 0;
  for (const height of heights) {
    packed += digitsOf(height - before);
    before = height;
  }
  return packed;
}

/** Returns the heights of a text that {@link packHeights} has packed; null when it is malformed or has another count. */
export function unpackHeights(packed: string, count: number): Int16Array | null {
  if (packed.length < count || packed.length > count * MOST_DIGITS) return null;
  const heights = new Int16Array(count);
  let at = 0;
  let height = 0;
  for (let i = 0; i < count; i += 1) {
    const read = numberAt(packed, at);
    if (read === null) return null;
    at = read.next;
    height += read.number;
    heights[i] = height;
    if (heights[i] !== height) return null;
  }
  return at === packed.length ? heights : null;
}

function digitsOf(number: number): string {
  let rest = number < 0 ? -2 * number - 1 : 2 * number;
  let digits = '';
  while (rest >= BASE) {
    digits += DIGITS[BASE + (rest % BASE)];
    rest = Math.floor(rest / BASE);
  }
  return digits + DIGITS[rest];
}

/** Returns the number that begins at a place, and where the next one begins; null when there is none. */
function numberAt(packed: string, start: number): { readonly number: number; readonly next: number } | null {
  let value = 0;
  for (let digit = 0; digit < MOST_DIGITS; digit += 1) {
    const level = DIGITS.indexOf(packed.charAt(start + digit) || ' ');
    if (level < 0) return null;
    value += (level % BASE) * BASE ** digit;
    if (level < BASE) return { number: value % 2 === 0 ? value / 2 : -(value + 1) / 2, next: start + digit + 1 };
  }
  return null;
}

/** The largest accepted difference between recorder and terrain: 50 m between ellipsoid and sea, and a change of the weather. */
const MOST_OFFSET_M = 150;
/** A difference at launch and another at landing are the same one within this. */
const AGREEMENT_M = 40;
/** Less is the terrain's own uncertainty on a slope. */
const LEAST_OFFSET_M = 10;

/**
 * Returns the height by which the altitudes of a flight are above the terrain's where it touches the ground, at launch and
 * landing: many recorders count from the ellipsoid, or from the pressure of a standard day. 0 when both ends do not agree.
 */
export function altitudeOffset(altitude: Float32Array, ground: Float32Array): number {
  const atLaunch = (altitude[0] ?? 0) - (ground[0] ?? 0);
  const atLanding = (altitude.at(-1) ?? 0) - (ground.at(-1) ?? 0);
  const offset = Math.round((atLaunch + atLanding) / 2);
  const isPlausible = Math.abs(atLaunch - atLanding) <= AGREEMENT_M && Math.abs(offset) <= MOST_OFFSET_M;
  return isPlausible && Math.abs(offset) > LEAST_OFFSET_M ? offset : 0;
}

/** Returns the ground on the scale of the flight's altitudes: it meets the flight at launch and landing. */
export function levelledGround(altitude: Float32Array, ground: Float32Array): Float32Array {
  const offset = altitudeOffset(altitude, ground);
  return offset === 0 ? ground : ground.map((height) => height + offset);
}
