import { between, type Random } from '../random.ts';
import { CIRCLING_SPEED, type Paraglider } from './paraglider.ts';
import { distanceOf, type PlanePosition, placeAway, planeBearing } from './plane.ts';
import { createWavering } from './wavering.ts';

/** A climb to attempt. */
export interface ClimbAttempt {
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
