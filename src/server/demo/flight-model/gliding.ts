import { between, type Random } from '../random.ts';
import { type Paraglider, TRIM_SPEED } from './paraglider.ts';
import { bearingOf, distanceOf, type Place } from './plane.ts';
import { createWavering } from './wavering.ts';

/** Where a glide ends. */
export interface Glide {
  readonly to: Place;
  /** Close enough, metres. */
  readonly within: number;
  /** Not below this altitude. */
  readonly floor: number;
  /** Air that rises on this very way, m/s, second by second. */
  readonly line?: () => number;
}

const TURN_PER_ERROR = 0.3;
const QUICKEST_TURN = 0.24;
const WANDER = 0.1;
/** Chance in a second to fly into a bubble. */
const BUBBLE_CHANCE = 1 / 260;
/** Wind aside, no glide takes longer than this many seconds a metre. */
const SECONDS_A_METRE = 0.4;

/** Glides towards a place until it is reached or the floor is; says whether it was reached. */
export function glide(glider: Paraglider, { to, within, floor, line }: Glide): boolean {
  const wander = createWavering(glider.random, 15);
  const bubbles = createBubbles(glider.random);
  const latest = glider.seconds + 60 + distanceOf(glider, to) * SECONDS_A_METRE;
  while (distanceOf(glider, to) > within) {
    if (glider.altitude < floor || glider.seconds > latest) return false;
    const rise = glider.wanderingRise() + bubbles() + (line?.() ?? 0);
    glider.fly({ turn: turnTowards(glider, to) + wander() * WANDER * 0.3, airspeed: speedToFly(rise), rise });
  }
  return true;
}

/** The turn that brings the wing's way over ground towards a place, with the wind reckoned in. */
export function turnTowards(glider: Paraglider, to: Place): number {
  const course = bearingOf(glider, to);
  const { wind } = glider.weather;
  const across = wind.east * Math.cos(course) - wind.north * Math.sin(course);
  const error = halfTurn(course - Math.asin(Math.max(-0.8, Math.min(0.8, across / TRIM_SPEED))) - glider.heading);
  return Math.max(-QUICKEST_TURN, Math.min(QUICKEST_TURN, error * TURN_PER_ERROR));
}

/** An angle as the shortest way round, −π to π. */
export function halfTurn(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
}

/** A little bar in sink, hands up in still air, brakes in lift: 35 to 42 km/h. */
function speedToFly(rise: number): number {
  return Math.max(9.7, Math.min(11.6, TRIM_SPEED - rise * 0.6));
}

/** The climb of air that rises in single bubbles, second by second. */
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
