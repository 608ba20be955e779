import { between, type Random, spread } from '#test/builders/random';
import type { PlanePosition } from './plane.ts';

/** The pilot's input for a second, and the air's. */
interface Control {
  /** Radians per second, positive to the right. */
  readonly turn: number;
  /** Wanted speed through the air, m/s. */
  readonly airspeed: number;
  /** Vertical speed of the air but for gusts, m/s. */
  readonly rise: number;
}

/** The position in each second, in metres. */
export interface SimulatedPath {
  readonly east: readonly number[];
  readonly north: readonly number[];
  readonly altitude: readonly number[];
}

/** Speed with the hands up, m/s: 37 km/h. */
export const TRIM_SPEED = 10.3;
/** Speed while circling, m/s. */
export const CIRCLING_SPEED = 9.8;

const GRAVITY = 9.81;
const SLOWEST_SINK = 1.08;
const SLOWEST_SINK_SPEED = 9.4;
const SINK_PER_SPEED = 0.11;
/** How fast the wing follows the pilot and the air, as a fraction per second. */
const RESPONSE = { turn: 0.45, speed: 0.25, climb: 0.55 };

/** How much the roughness of the air affects speed and wind. */
const SURGES = 0.9;
const WIND_WAVERS = 0.9;

/** A wing in one day's weather. Each call simulates a second and adds it to the path. */
export class Paraglider implements PlanePosition {
  readonly weather: Weather;
  readonly random: Random;
  #east = 0;
  #north = 0;
  #altitude: number;
  #heading: number;
  #airspeed = 0;
  #turn = 0;
  #climb = 0;
  readonly #gust: () => number;
  readonly #patch: () => number;
  readonly #surge: () => number;
  readonly #windEast: () => number;
  readonly #windNorth: () => number;
  readonly #path: { readonly east: number[]; readonly north: number[]; readonly altitude: number[] };

  constructor(start: { altitude: number; heading: number }, weather: Weather, random: Random) {
    this.weather = weather;
    this.random = random;
    this.#altitude = start.altitude;
    this.#heading = start.heading;
    this.#gust = createWavering(random, 2.5);
    this.#patch = createWavering(random, 28);
    this.#surge = createWavering(random, 5);
    this.#windEast = createWavering(random, 45);
    this.#windNorth = createWavering(random, 45);
    this.#path = { east: [], north: [], altitude: [] };
  }

  get east(): number {
    return this.#east;
  }
  get north(): number {
    return this.#north;
  }
  get altitude(): number {
    return this.#altitude;
  }
  /** Radians, clockwise from north. */
  get heading(): number {
    return this.#heading;
  }
  /** Seconds since the recorder was switched on. */
  get seconds(): number {
    return this.#path.east.length;
  }
  get path(): SimulatedPath {
    return this.#path;
  }

  /** Flies for a second. */
  fly({ turn, airspeed, rise }: Control): void {
    this.#turn += (turn - this.#turn) * RESPONSE.turn;
    this.#airspeed += (airspeed - this.#airspeed) * RESPONSE.speed;
    const { wind, roughness } = this.weather;
    this.#climb += (rise + this.#gust() * roughness - this.#sink() - this.#climb) * RESPONSE.climb;
    const middle = this.#heading + this.#turn / 2;
    const speed = this.#airspeed + this.#surge() * roughness * SURGES;
    this.#heading += this.#turn;
    this.#move(
      Math.sin(middle) * speed + wind.east + this.#windEast() * roughness * WIND_WAVERS,
      Math.cos(middle) * speed + wind.north + this.#windNorth() * roughness * WIND_WAVERS,
    );
    this.#altitude += this.#climb;
    this.#record();
  }

  /** Returns the vertical speed of the air between thermals: patches of lift and, mostly, sink. */
  wanderingRise(): number {
    return this.#patch() * 0.65 + this.weather.lineStrength;
  }

  /** Walks for a second, by metres forward and down. */
  walk(distance: number, heading: number, drop = 0): void {
    this.#heading = heading;
    this.#airspeed = distance;
    this.#turn = 0;
    this.#climb = -drop;
    this.#move(Math.sin(heading) * distance, Math.cos(heading) * distance);
    this.#altitude -= drop;
    this.#record();
  }

  /** Lands on ground of this altitude. */
  touchDown(ground: number): void {
    this.#altitude = ground;
  }

  #sink(): number {
    const load = Math.hypot(1, (this.#turn * this.#airspeed) / GRAVITY);
    return (SLOWEST_SINK + SINK_PER_SPEED * (this.#airspeed - SLOWEST_SINK_SPEED) ** 2) * load ** 1.5;
  }

  #move(east: number, north: number): void {
    this.#east += east;
    this.#north += north;
  }

  #record(): void {
    this.#path.east.push(this.#east);
    this.#path.north.push(this.#north);
    this.#path.altitude.push(this.#altitude);
  }
}

/** The weather of one flight, constant over the day. */
interface Weather {
  /** Wind in m/s, well above the ground. */
  readonly wind: PlanePosition;
  /** Turbulence: deviation of the gusts in m/s. */
  readonly roughness: number;
  /** Climb of the air in the middle of a good core, m/s. */
  readonly thermalStrength: number;
  /** Climb of the air in front of the ridge at its crest, m/s. */
  readonly ridgeStrength: number;
  /** Mean climb of the air between thermals along a good line, m/s; mostly sink elsewhere. */
  readonly lineStrength: number;
  /** Where thermals end, metres above the sea. */
  readonly cloudBase: number;
}

/** Ranges of wind speed and lift, m/s. */
export interface Climate {
  readonly wind: readonly [number, number];
  readonly roughness: readonly [number, number];
  readonly thermalStrength: readonly [number, number];
  readonly ridgeStrength: readonly [number, number];
  readonly lineStrength: number;
}

/** Returns weather within a climate; the wind blows towards a bearing (radians), give or take half a radian. */
export function makeWeather(
  climate: Climate,
  { towards, cloudBase }: { towards: number; cloudBase: number },
  random: Random,
): Weather {
  const speed = between(random, ...climate.wind);
  const bearing = towards + between(random, -0.5, 0.5);
  return {
    wind: { east: Math.sin(bearing) * speed, north: Math.cos(bearing) * speed },
    roughness: between(random, ...climate.roughness),
    thermalStrength: between(random, ...climate.thermalStrength),
    ridgeStrength: between(random, ...climate.ridgeStrength),
    lineStrength: climate.lineStrength,
    cloudBase: cloudBase + between(random, -150, 150),
  };
}

/** Returns a first-order autoregressive process with mean 0, deviation 1 and a correlation time of `memory` steps. */
export function createWavering(random: Random, memory: number): () => number {
  const retained = Math.exp(-1 / memory);
  const fresh = Math.sqrt(1 - retained * retained);
  let value = spread(random);
  return () => {
    value = value * retained + spread(random) * fresh;
    return value;
  };
}
