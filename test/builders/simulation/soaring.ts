import { between, type Random } from '#test/builders/random';
import { CIRCLING_SPEED, createWavering, type Paraglider, TRIM_SPEED } from './paraglider.ts';
import { distanceOf, type PlanePosition, placeAway, placeBetween, planeBearing } from './plane.ts';

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

/** A climb to attempt. */
interface ClimbAttempt {
  /** The pilot leaves at this altitude. */
  readonly top: number;
  /** Climb of the air in the core, m/s. */
  readonly strength: number;
}

/** A column of rising air that drifts with the wind; called once per second. */
interface SimulatedThermal {
  readonly core: () => PlanePosition;
  readonly riseAt: (place: PlanePosition, altitude: number) => number;
}

/** Radius in metres at which the lift is a third of the core's. */
const RADIUS = [68, 92] as const;
/** Radians per second: a circle in 16 to 21 seconds. */
const TURN = [0.3, 0.39] as const;
/** A climb is given up when it gains less than this in a minute, metres. */
const LEAST_GAIN_PER_MINUTE = 12;
const MINUTE = 60;
/** Drift of a thermal as a fraction of the wind's speed, since its source stays. */
const DRIFT = 0.65;
const LONGEST = 35 * MINUTE;
const LEAST_HEIGHT = 60;
/** Minimum fraction of the strength, below the thermal's base and above its top. */
const LEAST_SHAPE = 0.3;

/** Finds the core ahead and circles in it, centring, until the top or until the climb is given up. */
export function climb(glider: Paraglider, wanted: ClimbAttempt): void {
  const { random } = glider;
  const thermal = createThermal(glider, wanted);
  const side = random() < 0.5 ? -1 : 1;
  const turn = between(random, ...TURN) * side;
  const unsteady = createWavering(random, 6);
  const start = glider.seconds;
  const { altitude } = glider.path;
  while (glider.altitude < wanted.top && glider.seconds - start < LONGEST) {
    const rise = thermal.riseAt(glider, glider.altitude);
    const steady = 1 + unsteady() * 0.13;
    glider.fly({ turn: turn * steady * centring(glider, thermal.core()), airspeed: CIRCLING_SPEED, rise });
    const minuteAgo = altitude[altitude.length - MINUTE] ?? glider.altitude;
    if (glider.seconds - start > 2 * MINUTE && glider.altitude - minuteAgo < LEAST_GAIN_PER_MINUTE) return;
  }
}

/** Wider towards the core and tighter away from it, so that the circles move onto it. */
function centring(glider: Paraglider, core: PlanePosition): number {
  const towards = Math.cos(planeBearing(glider, core) - glider.heading);
  return 1 - 0.5 * towards * Math.min(1, distanceOf(glider, core) / 50);
}

function createThermal(glider: Paraglider, { top, strength }: ClimbAttempt): SimulatedThermal {
  const { random, weather } = glider;
  const start = placeAway(glider, glider.heading + between(random, -0.7, 0.7), between(random, 40, 90));
  const [wanderEast, wanderNorth, pulse] = [
    createWavering(random, 70),
    createWavering(random, 70),
    createWavering(random, 35),
  ];
  const [bottom, radius] = [glider.altitude, between(random, ...RADIUS)];
  const height = Math.max(LEAST_HEIGHT, top - bottom);
  let [east, north, now] = [start.east, start.north, 1];
  const core = (): PlanePosition => ({ east: east + wanderEast() * 14, north: north + wanderNorth() * 14 });
  return {
    core,
    riseAt: (place, altitude) => {
      east += weather.wind.east * DRIFT;
      north += weather.wind.north * DRIFT;
      now = 1 + pulse() * 0.16;
      const away = distanceOf(place, { east, north }) / radius;
      return strength * now * shape((altitude - bottom) / height) * Math.exp(-away * away) - sinkAround(away);
    },
  };
}

/** Weak at the bottom, full in the middle, weaker towards the top. */
function shape(share: number): number {
  return Math.max(LEAST_SHAPE, Math.min(1, 0.72 + share * 1.4, 1.75 - share));
}

/** The ring of sink around a thermal. */
function sinkAround(away: number): number {
  return 0.5 * Math.exp(-((away - 1.9) ** 2) * 2);
}

/** Returns the strength of one of the day's thermals. */
export function thermalOf(glider: Paraglider, random: Random): number {
  return glider.weather.thermalStrength * between(random, 0.68, 1.1);
}

/** A glide towards a place. */
interface GlideTarget {
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
function halfTurn(angle: number): number {
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
