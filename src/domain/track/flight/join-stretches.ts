import type { Stretch } from './airborne.ts';
import { hasNoisyRest, hasRest, type MotionOverTime } from './rest.ts';

/** A shorter stay, in seconds, belongs to the flight: a touch of the hill, or a wind as fast as the glider. */
const MIN_STAY_S = 300;
/** A shorter movement, in seconds, separated from a flight by a rest is no part of it: position noise, or a walk. */
const MIN_PART_S = 120;
/** A movement that climbs or sinks by more than this, in metres, is more than a walk across the field. */
const LEVEL_M = 30;

/** Joins airborne stretches into flights where no real stay on the ground separates them. */
export function joinStretches(
  stretches: readonly Stretch[],
  track: MotionOverTime,
  isLongStay: Uint8Array,
): readonly Stretch[] {
  const isRest = (gap: Stretch): boolean =>
    hasLongStay(gap, isLongStay) || hasRest(track, gap) || hasNoisyRest(track, gap);
  const parts = groups(stretches, isRest).map(whole);
  return groups(parts, (gap) => isStay(gap, track, isLongStay)).map((flight) => whole(trimmed(flight, track)));
}

/** Groups neighbours that are not separated. */
function groups(stretches: readonly Stretch[], isParted: (gap: Stretch) => boolean): readonly (readonly Stretch[])[] {
  const found: Stretch[][] = [];
  for (const next of stretches) {
    const group = found.at(-1);
    const before = group?.at(-1);
    if (group === undefined || before === undefined || isParted(between(before, next))) found.push([next]);
    else group.push(next);
  }
  return found;
}

function between(before: Stretch, next: Stretch): Stretch {
  return { first: before.last, last: next.first };
}

function whole(parts: readonly Stretch[]): Stretch {
  return { first: parts[0]?.first ?? 0, last: parts.at(-1)?.last ?? 0 };
}

function isStay(stretch: Stretch, track: MotionOverTime, isLongStay: Uint8Array): boolean {
  if (hasLongStay(stretch, isLongStay)) return true;
  if (seconds(track, stretch) < MIN_STAY_S) return false;
  return hasRest(track, stretch) || hasNoisyRest(track, stretch, MIN_STAY_S);
}

/** Positions may wander so far in a house that nothing seems to rest there. */
function hasLongStay({ first, last }: Stretch, isLongStay: Uint8Array): boolean {
  return isLongStay.subarray(first, last + 1).includes(1);
}

/** The parts of a flight without short movements before and after it. */
function trimmed(parts: readonly Stretch[], track: MotionOverTime): readonly Stretch[] {
  let left = parts;
  for (;;) {
    const [start, second] = left;
    const [end, beforeEnd] = [left.at(-1), left.at(-2)];
    if (start === undefined || second === undefined || end === undefined || beforeEnd === undefined) return left;
    const isEndShorter = seconds(track, end) < seconds(track, start);
    const [part, rest] = isEndShorter ? [end, between(beforeEnd, end)] : [start, between(start, second)];
    if (!isShortMovement(part, rest, track)) return left;
    left = isEndShorter ? left.slice(0, -1) : left.slice(1);
  }
}

function isShortMovement(part: Stretch, rest: Stretch, track: MotionOverTime): boolean {
  const climb = (track.liftAltitude[part.last] ?? 0) - (track.liftAltitude[part.first] ?? 0);
  return seconds(track, part) < MIN_PART_S && (hasRest(track, rest) || Math.abs(climb) < LEVEL_M);
}

function seconds({ time }: MotionOverTime, { first, last }: Stretch): number {
  return (time[last] ?? 0) - (time[first] ?? 0);
}
