import type { FlatMap, Motion } from './motion.ts';

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
