import { between, type Random } from '../random.ts';
import { type Paraglider, TRIM_SPEED } from './paraglider.ts';
import { distanceOf, type PlanePosition, planeBearing } from './plane.ts';
import { createWavering } from './wavering.ts';

/** A glide towards a place. */
export interface GlideTarget {
  readonly to: PlanePosition;
  /** Close enough, metres. */
  readonly within: number;
  /** Not below this altitude. */
  readonly floor: number;
  /** Extra lift along the way, m/s, called once per second. */
  readonly line?: () => number;
}

const TURN_PER_ERROR = 0.3;
const QUICKEST_TURN = 0.24;
const WANDER = 0.1;
/** Probability per second of flying into a bubble. */
const BUBBLE_CHANCE = 1 / 260;
/** A glide is given up after this many seconds per metre. */
const SECONDS_PER_METRE = 0.4;

/** Glides towards a place until it or the floor is reached. Returns whether the place was reached. */
export function glide(glider: Paraglider, { to, within, floor, line }: GlideTarget): boolean {
  const wander = createWavering(glider.random, 15);
  const bubbles = createBubbles(glider.random);
  const latest = glider.seconds + 60 + distanceOf(glider, to) * SECONDS_PER_METRE;
  while (distanceOf(glider, to) > within) {
    if (glider.altitude < floor || glider.seconds > latest) return false;
    const rise = glider.wanderingRise() + bubbles() + (line?.() ?? 0);
    glider.fly({ turn: turnTowards(glider, to) + wander() * WANDER * 0.3, airspeed: speedToFly(rise), rise });
  }
  return true;
}

/** Returns the turn rate that corrects the track over ground towards a place, allowing for wind drift. */
export function turnTowards(glider: Paraglider, to: PlanePosition): number {
  const course = planeBearing(glider, to);
  const { wind } = glider.weather;
  const across = wind.east * Math.cos(course) - wind.north * Math.sin(course);
  const error = halfTurn(course - Math.asin(Math.max(-0.8, Math.min(0.8, across / TRIM_SPEED))) - glider.heading);
  return Math.max(-QUICKEST_TURN, Math.min(QUICKEST_TURN, error * TURN_PER_ERROR));
}

/** Normalises an angle to −π to π. */
export function halfTurn(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
}

/** Returns the airspeed: some speed bar in sink, trim in still air, brakes in lift: 35 to 42 km/h. */
function speedToFly(rise: number): number {
  return Math.max(9.7, Math.min(11.6, TRIM_SPEED - rise * 0.6));
}

/** Returns the lift of occasional bubbles, called once per second. */
function createBubbles(random: Random): () => number {
  let [length, age, strength] = [0, 1, 0];
  return () => {
    if (age > length && random() < BUBBLE_CHANCE) {
      [length, age, strength] = [between(random, 12, 34), 0, between(random, 1, 2.6)];
    }
    age += 1;
    return age > length ? 0 : strength * Math.sin((Math.PI * age) / length);
  };
}
