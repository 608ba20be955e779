import type { FlatMap } from '../track/flight/motion.ts';

/** Velocities in columns, one for each fix that another one follows soon enough. */
export interface Velocity {
  readonly length: number;
  /** Unix seconds in the middle of the measurement, ascending. */
  readonly time: Float64Array;
  /** Index of the fix at which the measurement starts. */
  readonly fix: Uint32Array;
  /** In m/s; so is the next one. */
  readonly north: Float64Array;
  readonly east: Float64Array;
}

/** A measurement takes about so long: longer ones hide tight circles, shorter ones show the noise of positions. */
const SPAN_S = 4;
/** Fixes further apart than this, in seconds, show no circles. */
export const MAX_STEP_S = 8;

/** Returns the velocity over the ground, each from a fix to the one about 4 s later. A hot loop. */
export function groundVelocity(time: Uint32Array, map: FlatMap): Velocity {
  const columns = emptyColumns(time.length);
  let count = 0;
  let to = 0;
  for (let from = 0; from < time.length - 1; from += 1) {
    to = endOfSpan(time, from, to);
    if (secondsBetween(time, from, to) > MAX_STEP_S) continue;
    write(columns, count, { time, map, from, to });
    count += 1;
  }
  return {
    length: count,
    time: columns.time.subarray(0, count),
    fix: columns.fix.subarray(0, count),
    north: columns.north.subarray(0, count),
    east: columns.east.subarray(0, count),
  };
}

type VelocityColumns = Omit<Velocity, 'length'>;

function emptyColumns(length: number): VelocityColumns {
  return {
    time: new Float64Array(length),
    fix: new Uint32Array(length),
    north: new Float64Array(length),
    east: new Float64Array(length),
  };
}

/** The fix that is nearest to 4 s after another one; never before `least`. */
function endOfSpan(time: Uint32Array, from: number, least: number): number {
  let to = Math.max(least, from + 1);
  while (to + 1 < time.length && offBy(time, from, to + 1) < offBy(time, from, to)) to += 1;
  return to;
}

function offBy(time: Uint32Array, from: number, to: number): number {
  return Math.abs(secondsBetween(time, from, to) - SPAN_S);
}

function secondsBetween(time: Uint32Array, from: number, to: number): number {
  return (time[to] ?? 0) - (time[from] ?? 0);
}

interface VelocityStep {
  readonly time: Uint32Array;
  readonly map: FlatMap;
  readonly from: number;
  readonly to: number;
}

/** Writes one velocity into the columns. */
function write(columns: VelocityColumns, at: number, { time, map: { north, east }, from, to }: VelocityStep): void {
  const seconds = secondsBetween(time, from, to);
  columns.time[at] = (time[from] ?? 0) + seconds / 2;
  columns.fix[at] = from;
  columns.north[at] = ((north[to] ?? 0) - (north[from] ?? 0)) / seconds;
  columns.east[at] = ((east[to] ?? 0) - (east[from] ?? 0)) / seconds;
}
