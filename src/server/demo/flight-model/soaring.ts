import { between } from '../random.ts';
import { glide, halfTurn, turnTowards } from './gliding.ts';
import { type Paraglider, TRIM_SPEED } from './paraglider.ts';
import { distanceOf, type PlanePosition, placeAway, placeBetween } from './plane.ts';
import { climb } from './thermalling.ts';
import { createWavering } from './wavering.ts';

/** A ridge with the wind on it. */
export interface Ridge {
  readonly from: PlanePosition;
  readonly to: PlanePosition;
  /** Altitude of its crest. */
  readonly crest: number;
  /** Bearing, radians, in which the slope falls and the wind comes from. */
  readonly facing: number;
}

/** Metres above the crest over which the lift falls to a third. */
const LIFT_HEIGHT = 190;
/** Metres in front of the ridge where its lift is best, and the width of the lift. */
const BEST_LIFT = 60;
const LIFT_WIDTH = 150;
/** Turn rate away from the slope, radians per second. */
const TURN_BACK = 0.3;
/** Metres below the crest at which the lift is lost. */
const TOO_LOW = 190;
/** Probability per second of a usable thermal. */
const THERMAL_CHANCE = 1 / 700;

/** Flies back and forth in the lift of a ridge until a second of the flight, or until it sinks out. */
export function soar(glider: Paraglider, ridge: Ridge, until: number): void {
  const rise = createRidgeLift(glider, ridge);
  let towardsEnd = distanceOf(glider, ridge.from) < distanceOf(glider, ridge.to);
  while (glider.seconds < until && glider.altitude > ridge.crest - TOO_LOW) {
    const share = towardsEnd ? between(glider.random, 0.72, 1) : between(glider.random, 0, 0.28);
    const end = placeAway(placeBetween(ridge.from, ridge.to, share), ridge.facing, between(glider.random, 25, 120));
    if (flyAlong(glider, end, rise)) circleOnce(glider, ridge);
    else turnBack(glider, ridge, rise);
    towardsEnd = !towardsEnd;
  }
}

/** Flies to the end of a run. Returns whether a thermal was found on the way. */
function flyAlong(glider: Paraglider, end: PlanePosition, rise: () => number): boolean {
  const latest = glider.seconds + 400;
  const wander = createWavering(glider.random, 12);
  while (distanceOf(glider, end) > 40 && glider.seconds < latest) {
    glider.fly({ turn: turnTowards(glider, end) + wander() * 0.05, airspeed: TRIM_SPEED - 0.4, rise: rise() });
    if (glider.random() < THERMAL_CHANCE) return true;
  }
  return false;
}

/** Half a turn, always away from the slope. */
function turnBack(glider: Paraglider, { facing }: Ridge, rise: () => number): void {
  const back = glider.heading + Math.PI;
  const side = halfTurn(facing - glider.heading) > 0 ? 1 : -1;
  for (let second = 0; second < 14 && Math.abs(halfTurn(back - glider.heading)) > 0.5; second += 1) {
    glider.fly({ turn: side * TURN_BACK, airspeed: TRIM_SPEED - 0.6, rise: rise() });
  }
}

/** Up with a thermal for a few circles, then forward again to the front of the ridge. */
function circleOnce(glider: Paraglider, { from, to, facing }: Ridge): void {
  const { random, altitude } = glider;
  climb(glider, { top: altitude + between(random, 50, 150), strength: between(random, 2.9, 3.6) });
  const front = placeAway(placeBetween(from, to, between(random, 0.3, 0.7)), facing, BEST_LIFT);
  glide(glider, { to: front, within: 90, floor: 0 });
}

/** Returns the lift by position in front of the ridge and height over it, varying with the wind. */
function createRidgeLift(glider: Paraglider, ridge: Ridge): () => number {
  const slowVariation = createWavering(glider.random, 200);
  const fastVariation = createWavering(glider.random, 18);
  const [outEast, outNorth] = [Math.sin(ridge.facing), Math.cos(ridge.facing)];
  return () => {
    const before = (glider.east - ridge.from.east) * outEast + (glider.north - ridge.from.north) * outNorth;
    const height = Math.max(0, glider.altitude - ridge.crest);
    const strength = glider.weather.ridgeStrength * (1 + slowVariation() * 0.2);
    const reach = Math.exp(-(((before - BEST_LIFT) / LIFT_WIDTH) ** 2));
    return strength * Math.exp(-height / LIFT_HEIGHT) * reach + fastVariation() * 0.45;
  };
}
