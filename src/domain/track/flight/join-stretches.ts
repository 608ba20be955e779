import { movementOf } from './movement.ts';
import type { Moving } from './moving.ts';
import { hasNoisyRest, hasRest, type MotionOverTime } from './rest.ts';
import { shapeOf } from './shape.ts';
import { piecesOf, type Stretch } from './stretch.ts';

/** A shorter stay, in seconds, belongs to the flight: a touch of the hill, or a wind as fast as the glider. */
const MIN_STAY_S = 300;
/**
 * A shorter stand, in seconds, does not divide a flight from what follows and is none, as the ride back: two minutes but for those in
 * which it slows down and starts.
 */
const MIN_STAND_S = 100;
/** Fastest way on foot in a pause of some minutes, in m/s over the ground, and up and down for a minute. */
const WALK = { speed: 3, climb: 0.5, sink: 0.5 } as const;
/** The same in a pause of {@link LONG_WALK_S}. */
const RUN = { speed: 5.5, climb: 0.7, sink: 0.9 } as const;
const LONG_WALK_S = 600;
/** Most share of a walk with the speed, climb or sink of a flight. */
const MOST_AIR_SHARE = 0.2;
/** Seconds without moving. */
const MOMENT_S = 10;
/** Less climb or sink from end to end of a walk, in m/s, is level. */
const LEVEL_CLIMB = 0.1;
/** A shorter movement, in seconds, separated from a flight by a rest is no part of it: position noise, or a walk. */
const MIN_PART_S = 120;
/** A movement that climbs or sinks by more than this, in metres, is more than a walk across the field. */
const LEVEL_M = 30;
/** A longer silence, in seconds, is not flown time, whatever is around it. */
const MAX_SILENCE_S = 1200;
/** A shorter piece between two silences, in seconds, does not show how it moves. */
const MIN_PIECE_S = 30;
/** Least share of the straight line in the way of a cable car. */
const CABLE_STRAIGHTNESS = 0.9;
/** Flying at once before or after a silence shows for so many seconds, in m/s over the ground, or up or down. */
const FLYING = { seconds: 10, speed: 5, climb: 1.3 } as const;

/** Joins airborne stretches into flights where no real stay on the ground separates them. */
export function joinStretches(
  stretches: readonly Stretch[],
  track: Moving,
  isLongStay: Uint8Array,
): readonly Stretch[] {
  const pieces = piecesOf(track.time);
  const isSilent = (gap: Stretch): boolean => pieces.some(({ first }) => first > gap.first && first <= gap.last);
  const isPause = (gap: Stretch): boolean =>
    isSilent(gap) ||
    hasLongStay(gap, isLongStay) ||
    hasRest(track, gap) ||
    hasNoisyRest(track, gap) ||
    isWalk(gap, track);
  const parts = groups(withoutBits(stretches, track, pieces), isPause).map(whole);
  const isParted = (gap: Stretch, before: Stretch, next: Stretch): boolean =>
    (isSilent(gap) ? !isFlownThrough(gap, track, pieces) : isStay(gap, track, isLongStay)) ||
    isRide(before, track) !== isRide(next, track) ||
    (isStand(gap, track) && isFlight(before, track) !== isFlight(next, track));
  return groups(parts, isParted).map((flight) => whole(trimmed(flight, track)));
}

/** The stretches but those in a short piece between silences, unless there are no others. */
function withoutBits(
  stretches: readonly Stretch[],
  track: MotionOverTime,
  pieces: readonly Stretch[],
): readonly Stretch[] {
  if (pieces.length === 1) return stretches;
  const bits = pieces.filter((piece) => seconds(track, piece) < MIN_PIECE_S);
  const left = stretches.filter(({ first }) => !bits.some((bit) => first >= bit.first && first <= bit.last));
  return left.length > 0 ? left : stretches;
}

/** Groups neighbours that are not separated. */
function groups(
  stretches: readonly Stretch[],
  isParted: (gap: Stretch, before: Stretch, next: Stretch) => boolean,
): readonly (readonly Stretch[])[] {
  const found: Stretch[][] = [];
  for (const next of stretches) {
    const group = found.at(-1);
    const before = group?.at(-1);
    if (group === undefined || before === undefined || isParted(between(before, next), before, next))
      found.push([next]);
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

/** A flight goes on through a silence that begins and ends in the air. */
function isFlownThrough(gap: Stretch, track: MotionOverTime, pieces: readonly Stretch[]): boolean {
  const endsPiece = pieces.some(({ last }) => last === gap.first);
  const beginsPiece = pieces.some(({ first }) => first === gap.last);
  return (
    endsPiece &&
    beginsPiece &&
    seconds(track, gap) <= MAX_SILENCE_S &&
    isFlyingAt(track, gap.first, -1) &&
    isFlyingAt(track, gap.last, 1)
  );
}

/** Returns whether a recorder flies at a fix and for some seconds before (-1) or after it. */
function isFlyingAt({ time, motion }: MotionOverTime, from: number, step: 1 | -1): boolean {
  const isNear = (i: number): boolean => i in time && Math.abs((time[i] ?? 0) - (time[from] ?? 0)) <= FLYING.seconds;
  const sums = { count: 0, speed: 0, climb: 0 };
  for (let i = from; isNear(i); i += step) {
    sums.count += 1;
    sums.speed += motion.speed[i] ?? 0;
    sums.climb += motion.climb[i] ?? 0;
  }
  return sums.speed >= FLYING.speed * sums.count || Math.abs(sums.climb) >= FLYING.climb * sums.count;
}

/** A ride may begin minutes after a landing, or end minutes before a launch. */
function isRide(part: Stretch, track: Moving): boolean {
  const movement = movementOf(track, part);
  return movement === 'drive' || (movement === 'rideUp' && shapeOf(track, part).straightness >= CABLE_STRAIGHTNESS);
}

function isStand(gap: Stretch, track: Moving): boolean {
  return hasRest(track, gap, MIN_STAND_S) || hasNoisyRest(track, gap, MIN_STAND_S);
}

function isFlight(part: Stretch, track: Moving): boolean {
  return movementOf(track, part) === 'flight';
}

function isStay(gap: Stretch, track: Moving, isLongStay: Uint8Array): boolean {
  if (hasLongStay(gap, isLongStay)) return true;
  if (seconds(track, gap) < MIN_STAY_S) return false;
  return hasRest(track, gap) || hasNoisyRest(track, gap, MIN_STAY_S) || isWalk(gap, track);
}

/**
 * However short its rests, what is long and slow is spent on foot, when the pilot stood still for a moment, or it is level on
 * the whole: a glider parked in the wind moves up and down.
 */
function isWalk(gap: Stretch, track: Moving): boolean {
  const gapS = seconds(track, gap);
  if (gapS < MIN_STAY_S) return false;
  const { climb, highSpeed, bestClimb, bestSink, airShare } = shapeOf(track, gap);
  const most = gapS < LONG_WALK_S ? WALK : RUN;
  if (highSpeed >= most.speed || bestClimb >= most.climb || bestSink >= most.sink) return false;
  if (airShare > MOST_AIR_SHARE) return false;
  return hasRest(track, gap, MOMENT_S) || (gapS >= LONG_WALK_S && Math.abs(climb) < LEVEL_CLIMB * gapS);
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
