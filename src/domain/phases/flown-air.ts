import { type FlatMap, metresFromStart } from '../track/flight/motion.ts';
import type { FlownTrack } from '../track/flown-track.ts';
import { circleThrough, type IndexRange } from './circle-fit.ts';
import { type Circling, circlingsOf } from './circling.ts';
import { type Turning, turningOf } from './turning.ts';
import { groundVelocity, type Velocity } from './velocity.ts';

/** A flown track and what all phases are found from. */
export interface FlownAir {
  readonly track: FlownTrack;
  readonly map: FlatMap;
  readonly ground: Velocity;
  readonly turning: Turning;
  readonly circlings: readonly Circling[];
}

/** Returns the velocities, turns and circles of a flown track. */
export function flownAirOf(track: FlownTrack): FlownAir {
  const map = metresFromStart(track);
  const ground = groundVelocity(track.time, map);
  const air = airVelocity(ground);
  const turning = turningOf(air);
  return { track, map, ground, turning, circlings: circlingsOf({ air, turning }) };
}

/** Circles are looked for in windows of so many seconds … */
const WINDOW_S = 60;
/** … that start so many seconds apart. */
const WINDOW_STEP_S = 10;
/** The part of the circle in a window that shows the wind: most of it, whichever way round. */
const MIN_EXTENT = 0.8;

interface LocalWind {
  readonly time: number;
  readonly north: number;
  readonly east: number;
}

const CALM = { north: 0, east: 0 };

/**
 * Returns velocities through the air: less the wind that the nearest circles show, or the velocities themselves when
 * there are none. In a strong wind the course over the ground does not turn with the glider, its heading does.
 */
export function airVelocity(ground: Velocity): Velocity {
  const winds = localWinds(ground);
  const [north, east] = [ground.north.slice(), ground.east.slice()];
  let at = 0;
  for (const [i, time] of ground.time.entries()) {
    while (isNextNearer(winds, at, time)) at += 1;
    const wind = winds[at] ?? CALM;
    north[i] = (north[i] ?? 0) - wind.north;
    east[i] = (east[i] ?? 0) - wind.east;
  }
  return { ...ground, north, east };
}

function isNextNearer(winds: readonly LocalWind[], at: number, time: number): boolean {
  const [now, next] = [winds[at], winds[at + 1]];
  return now !== undefined && next !== undefined && Math.abs(next.time - time) <= Math.abs(now.time - time);
}

function localWinds(ground: Velocity): readonly LocalWind[] {
  return windowsOf(ground.time).flatMap((range) => {
    const fit = circleThrough(ground, range);
    if (fit === null || fit.extent < MIN_EXTENT) return [];
    const time = ((ground.time[range.from] ?? 0) + (ground.time[range.to] ?? 0)) / 2;
    return [{ time, north: fit.north, east: fit.east }];
  });
}

function windowsOf(time: Float64Array): readonly IndexRange[] {
  const windows: IndexRange[] = [];
  let to = 0;
  let next = Number.NEGATIVE_INFINITY;
  for (const [from, start] of time.entries()) {
    if (start < next) continue;
    next = start + WINDOW_STEP_S;
    while (to + 1 < time.length && (time[to + 1] ?? 0) <= start + WINDOW_S) to += 1;
    windows.push({ from, to });
  }
  return windows;
}
