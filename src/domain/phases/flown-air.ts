import { type FlatMap, metresFromStart } from '../track/flight/motion.ts';
import type { FlownTrack } from '../track/flown-track.ts';
import { airVelocity } from './circling/air-velocity.ts';
import { type Circling, circlingsOf } from './circling/circling.ts';
import { type Turning, turningOf } from './circling/turning.ts';
import { groundVelocity, type Velocity } from './circling/velocity.ts';

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
