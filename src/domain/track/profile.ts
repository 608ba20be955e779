/** Most points of a profile, one character per point. */
export const PROFILE_POINTS = 64;

/** The characters of a profile, from the lowest level to the highest: 64 that need no escape in JSON, HTML or SQL. */
const LEVELS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';

/** Packs values evenly spaced over a flight into a text of at most 64 characters: levels from lowest to highest. */
export function packProfile(values: ArrayLike<number>): string {
  const points = thinnedEvenly(values);
  const lowest = Math.min(...points);
  const range = Math.max(...points) - lowest;
  const level = (value: number): number =>
    range === 0 ? 0 : Math.round(((value - lowest) / range) * (LEVELS.length - 1));
  return points.map((value) => LEVELS[level(value)]).join('');
}

/**
 * Returns the points of a packed profile, each from 0 (lowest) to 1 (highest); invalid characters count as the
 * lowest.
 */
export function unpackProfile(profile: string): readonly number[] {
  return Array.from(profile, (character) => Math.max(0, LEVELS.indexOf(character)) / (LEVELS.length - 1));
}

function thinnedEvenly(values: ArrayLike<number>): readonly number[] {
  const count = Math.min(values.length, PROFILE_POINTS);
  const step = count > 1 ? (values.length - 1) / (count - 1) : 0;
  return Array.from({ length: count }, (_, i) => values[Math.round(i * step)] ?? 0);
}
