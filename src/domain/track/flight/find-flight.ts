import type { CleanTrack } from '../clean-track/clean-track.ts';
import { doubtedBesideFlights } from './beside-flights.ts';
import { joinStretches } from './join-stretches.ts';
import { type FlatMap, type Motion, motionOf } from './motion.ts';
import { type Movement, movementOf } from './movement.ts';
import type { Moving } from './moving.ts';
import { parkedFlights, unitedStretches } from './parked.ts';
import { type Recording, recordingsOf } from './recordings.ts';
import { isAtRest, type MotionOverTime } from './rest.ts';
import { piecesOf, type Stretch, secondsOf } from './stretch.ts';
import { type FlightIndices, flightBetween, flightTimesOf, type TimeRange } from './time-range.ts';

/** The result of a search of a track. */
interface FlightSearch {
  /** All flights and what may be one, in order of time; no rides, drives, runs and hops. */
  readonly flights: readonly FlightIndices[];
  /** The same with rides, drives, runs and hops. */
  readonly movements: readonly FlightIndices[];
  /** The flight of the track: the longest that surely is one, or else what could be one. */
  readonly chosen: FlightIndices;
}

/** How long, in seconds, take-off run and coming to rest may last before and after surely being in the air. */
const MAX_RUN_S = 60;

/**
 * Finds the flights of a track: its stretches in the air, each from where the glider last stood to where it stands again.
 * Chosen is the longest that surely is a flight; without one the longest that may be, then any other movement but a ride up the hill, then that.
 */
export function searchFlights(track: CleanTrack): FlightSearch {
  const { time } = track.fixes;
  const recordings = recordingsOf(track);
  const candidates = recordings.flatMap(candidatesOf);
  const doubtOf = ({ movement }: FlightCandidate): number => DOUBTS[movement];
  const [best] = candidates.toSorted((a, b) => doubtOf(a) - doubtOf(b) || secondsOf(time, b) - secondsOf(time, a));
  const inOrder = candidates.toSorted((a, b) => a.first - b.first);
  const { first, last } = recordings[0]?.stretch ?? { first: 0, last: 0 };
  return {
    flights: inOrder.filter((candidate) => doubtOf(candidate) <= DOUBTS.doubtful).map(indicesOf),
    movements: inOrder.map(indicesOf),
    chosen: best ? indicesOf(best) : { launch: first, landing: last, isDetected: false },
  };
}

/**
 * Returns a part of a searched track as a flight, with the doubt about the surest movement that it shares; null for a part without
 * fixes. Shared is half of the shorter one: a flight may be a trimmed part of a movement, or have a drive behind it.
 */
export function partOfSearched(
  { fixes }: CleanTrack,
  range: TimeRange,
  { movements }: Pick<FlightSearch, 'movements'>,
): FlightIndices | null {
  const part = flightBetween(fixes, range);
  if (!part) return null;
  const shared = movements.filter((movement) => {
    const { launchTime, landingTime } = flightTimesOf(fixes, movement);
    const seconds = Math.min(landingTime, range.to) - Math.max(launchTime, range.from);
    return seconds > 0 && seconds * 2 >= Math.min(landingTime - launchTime, range.to - range.from);
  });
  const doubts = shared
    .map(({ doubt }) => doubt ?? null)
    .toSorted((a, b) => DOUBTS[a ?? 'flight'] - DOUBTS[b ?? 'flight']);
  const [doubt = 'none'] = doubts;
  return doubt === null ? part : { ...part, doubt };
}

/** Returns the flight of a track; see {@link searchFlights}. */
export function findFlight(track: CleanTrack): FlightIndices {
  return searchFlights(track).chosen;
}

/** A movement that may be a flight, by indexes of the whole track. */
interface FlightCandidate extends Stretch {
  readonly movement: Movement;
}

/** How far from surely being a flight each is. */
const DOUBTS = { flight: 0, doubtful: 1, hop: 2, run: 2, drive: 2, rideUp: 3, none: 4 } as const;

function candidatesOf({ stretch, track }: Recording): readonly FlightCandidate[] {
  const { time } = track.fixes;
  const motion = motionOf(track);
  const moving: Moving = { time, motion, liftAltitude: track.liftAltitude, hasAltitude: track.altitudeSource !== null };
  const judged = movementsOf(moving).map((part) => ({ ...part, movement: movementOf(moving, part) }));
  return doubtedBesideFlights(moving, judged).map(({ first, last, movement }) => ({
    first: stretch.first + first,
    last: stretch.first + last,
    movement,
  }));
}

/** The movements of one recording that may be flights, in order. */
function movementsOf(moving: Moving): readonly Stretch[] {
  const { time, motion } = moving;
  const isLongStay = findLongStays(time, motion);
  const stretches = unitedStretches(airborneStretches(time, motion, isLongStay), parkedFlights(moving));
  return joinStretches(stretches, moving, isLongStay).map(({ first, last }) => ({
    first: nearestRest(first, -1, moving) ?? first,
    last: nearestRest(last, 1, moving) ?? last,
  }));
}

function nearestRest(from: number, step: 1 | -1, { time, motion }: MotionOverTime): number | null {
  const isNear = (i: number): boolean => i in time && Math.abs((time[i] ?? 0) - (time[from] ?? 0)) <= MAX_RUN_S;
  for (let i = from; isNear(i); i += step) if (isAtRest(motion, i)) return i;
  return null;
}

function indicesOf({ first, last, movement }: FlightCandidate): FlightIndices {
  const indices = { launch: first, landing: last, isDetected: true };
  return movement === 'flight' ? indices : { ...indices, doubt: movement };
}

/** Speed, in m/s, between walking and flying: hill walkers are slower, gliders faster. */
const NEUTRAL_SPEED = 3;
/** How much faster is a sure sign of flying, and how much slower one of being on the ground. */
const SURE_SPEED = 1;
/** The same for climb and sink, in m/s: they show flying against a wind as fast as the glider, and in tight circles. */
const NEUTRAL_CLIMB = 0.9;
/** See {@link SURE_SPEED}. */
const SURE_CLIMB = 0.4;
/** Seconds of sure signs needed for a launch and a landing, or for a stay between two flights. */
const CHANGE_COST_S = 20;
/** Longest step that counts in full, in seconds: one step alone proves nothing. */
const MAX_STEP_S = 15;

/**
 * The stretches of a track most likely flown, in order. Of all ways to divide it into ground and air, the
 * one with the best sum of signs, each change costing {@link CHANGE_COST_S}: a burst of noise on the ground is too
 * short to outweigh two changes, as is a quiet moment in the air (Viterbi algorithm with two states). Fixes with 1 in
 * `isOnGround` are on the ground, however they seem to move. A silence ends each stretch.
 */
export function airborneStretches(
  time: Uint32Array,
  motion: Motion,
  isOnGround: Uint8Array = new Uint8Array(time.length),
): readonly Stretch[] {
  return piecesOf(time).flatMap(({ first, last }) => {
    const [from, to] = [first, last + 1];
    const piece = { speed: motion.speed.subarray(from, to), climb: motion.climb.subarray(from, to) };
    const stretches = stretchesOf(time.subarray(from, to), piece, isOnGround.subarray(from, to));
    return stretches.map((stretch) => ({ first: from + stretch.first, last: from + stretch.last }));
  });
}

function stretchesOf(time: Uint32Array, motion: Motion, isOnGround: Uint8Array): readonly Stretch[] {
  const cameFromAir = { ground: new Uint8Array(time.length), air: new Uint8Array(time.length) };
  let [ground, air] = [0, 0];
  for (let i = 0; i < time.length; i += 1) {
    const step = Math.min(MAX_STEP_S, (time[i] ?? 0) - (time[i - 1] ?? time[i] ?? 0));
    const sign = step * (isOnGround[i] === 1 ? -1 : signOfFlying(motion.speed[i] ?? 0, motion.climb[i] ?? 0));
    const [landed, launched] = [air - CHANGE_COST_S, ground - CHANGE_COST_S];
    cameFromAir.ground[i] = Number(landed > ground);
    cameFromAir.air[i] = Number(launched <= air);
    [ground, air] = [Math.max(ground, landed) - sign, Math.max(air, launched) + sign];
  }
  return tracedBack(cameFromAir, air > ground);
}

/** From -1, surely on the ground, to 1, surely in the air. */
function signOfFlying(speed: number, climb: number): number {
  const bySpeed = (speed - NEUTRAL_SPEED) / SURE_SPEED;
  const byClimb = (Math.abs(climb) - NEUTRAL_CLIMB) / SURE_CLIMB;
  return Math.max(-1, Math.min(1, Math.max(bySpeed, byClimb)));
}

function tracedBack(
  cameFromAir: { readonly ground: Uint8Array; readonly air: Uint8Array },
  endsInAir: boolean,
): readonly Stretch[] {
  const stretches: Stretch[] = [];
  const length = cameFromAir.air.length;
  let isFlying = endsInAir;
  let last = length - 1;
  for (let i = length - 1; i >= 0; i -= 1) {
    const wasFlying = (isFlying ? cameFromAir.air[i] : cameFromAir.ground[i]) === 1;
    if (isFlying && (!wasFlying || i === 0)) stretches.unshift({ first: i, last });
    if (!isFlying && wasFlying) last = i - 1;
    isFlying = wasFlying;
  }
  return stretches;
}

/** A recorder that does not leave a place for so long, in seconds, is on the ground. */
const MIN_STAY_S = 1800;
/** Most distance, in metres, of a minute's mean position from that of the stay so far: positions are noisy indoors. */
const STAY_RADIUS_M = 150;
/** Most mean speed, in m/s, of the wandering positions of a recorder at rest. */
const MAX_WANDERING = 3;
const BLOCK_S = 60;
/** A longer gap, in seconds, ends a stay: the recorder may have been anywhere. */
const MAX_SILENCE_S = 300;

/**
 * Marks with 1 each fix of a long stay at one place. Without a view of the sky positions and altitudes wander
 * as in slow flight; a glider parked in the wind for half an hour drifts further.
 */
export function findLongStays(time: Uint32Array, motion: Motion & FlatMap): Uint8Array {
  const isLongStay = new Uint8Array(time.length);
  let stay: Block | null = null;
  let end = 0;
  for (let start = 0; start < time.length; start = end) {
    const block = blockFrom(time, motion, start);
    end = block.end;
    stay = longerStay(stay, block, time);
    if (stay === null || (time[end - 1] ?? 0) - (time[stay.start] ?? 0) < MIN_STAY_S) continue;
    isLongStay.fill(1, isLongStay[start - 1] === 1 ? start : stay.start, end);
  }
  return isLongStay;
}

/** About a minute of fixes from `start` to before `end`, their mean position in metres and mean speed in m/s. */
interface Block {
  readonly start: number;
  readonly end: number;
  readonly north: number;
  readonly east: number;
  readonly speed: number;
}

function blockFrom(time: Uint32Array, motion: Motion & FlatMap, start: number): Block {
  const sums = { north: 0, east: 0, speed: 0 };
  let end = start;
  for (; end < time.length && (time[end] ?? 0) - (time[start] ?? 0) < BLOCK_S; end += 1) {
    sums.north += motion.north[end] ?? 0;
    sums.east += motion.east[end] ?? 0;
    sums.speed += motion.speed[end] ?? 0;
  }
  const count = end - start;
  return { start, end, north: sums.north / count, east: sums.east / count, speed: sums.speed / count };
}

/** The stay extended by a block, or a new one begun by it; null when the block moves. */
function longerStay(stay: Block | null, block: Block, time: Uint32Array): Block | null {
  if (block.speed > MAX_WANDERING) return null;
  return stay !== null && isSameStay(stay, block, time) ? together(stay, block) : block;
}

function together(stay: Block, block: Block): Block {
  const share = (block.end - block.start) / (block.end - stay.start);
  return {
    ...stay,
    end: block.end,
    north: stay.north + (block.north - stay.north) * share,
    east: stay.east + (block.east - stay.east) * share,
  };
}

function isSameStay(stay: Block, block: Block, time: Uint32Array): boolean {
  const silence = (time[block.start] ?? 0) - (time[stay.end - 1] ?? 0);
  const distance = Math.hypot(block.north - stay.north, block.east - stay.east);
  return silence <= MAX_SILENCE_S && distance <= STAY_RADIUS_M;
}
