import type { DemoSite } from '../content/sites.ts';
import type { FlightKind } from '../flight-kind.ts';
import type { Random } from '../random.ts';
import { FLIGHT_PLANS } from './flight-plans.ts';
import { land } from './landing.ts';
import { packWing, prepareWing, takeoffRun } from './on-foot.ts';
import { Paraglider, type SimulatedPath, TRIM_SPEED } from './paraglider.ts';
import { type Plane, planeAt } from './plane.ts';
import { type Terrain, terrainOf } from './terrain.ts';
import { type Climate, makeWeather } from './weather.ts';

/** The true path of a flight, without recorder errors. */
export interface FlownPath {
  readonly plane: Plane;
  /** Second by second, from switching the recorder on to switching it off. */
  readonly path: SimulatedPath;
  /** Indexes in the path: the first second in the air, and the first on the ground again. */
  readonly launch: number;
  readonly landing: number;
}

/** Approximate seconds from the last thermal to the landing. */
const WAY_DOWN = 2400;
/** Direction that the usual west wind blows towards, radians. */
const EASTWARDS = Math.PI / 2;

const CLIMATES: Readonly<Record<FlightKind, Climate>> = {
  topToBottom: {
    wind: [0.3, 1.5],
    roughness: [0.12, 0.25],
    thermalStrength: [1.5, 2],
    ridgeStrength: [0.4, 0.8],
    lineStrength: -0.1,
  },
  ridge: {
    wind: [2.2, 3.5],
    roughness: [0.4, 0.6],
    thermalStrength: [2.7, 3.3],
    ridgeStrength: [2.1, 2.7],
    lineStrength: -0.15,
  },
  thermal: {
    wind: [0.8, 2.8],
    roughness: [0.5, 0.75],
    thermalStrength: [3.1, 4.2],
    ridgeStrength: [1.5, 1.9],
    lineStrength: -0.1,
  },
  crossCountry: {
    wind: [0.8, 2.2],
    roughness: [0.5, 0.7],
    thermalStrength: [3.5, 4.3],
    ridgeStrength: [1.5, 1.9],
    lineStrength: 0.38,
  },
};

/** Simulates a flight at a site, from laying out the wing to packing it. */
export function flyAt(site: DemoSite, kind: FlightKind, random: Random): FlownPath {
  const { glider, terrain, plane, launch } = takeOff(site, kind, random);
  FLIGHT_PLANS[kind](glider, terrain);
  land(glider, terrain.field);
  const landing = glider.seconds;
  packWing(glider);
  return { plane, path: glider.path, launch, landing };
}

/** Simulates a thermal flight that lasts for at least so many seconds. */
export function flyFor(seconds: number, site: DemoSite, random: Random): FlownPath {
  const { glider, terrain, plane, launch } = takeOff(site, 'thermal', random);
  while (glider.seconds < seconds - WAY_DOWN) FLIGHT_PLANS.thermal(glider, terrain);
  land(glider, terrain.field);
  const landing = glider.seconds;
  while (glider.seconds < seconds) glider.walk(0, glider.heading);
  return { plane, path: glider.path, launch, landing };
}

/** A wing in the air in front of its takeoff. */
interface Departure {
  readonly glider: Paraglider;
  readonly terrain: Terrain;
  readonly plane: Plane;
  readonly launch: number;
}

function takeOff(site: DemoSite, kind: FlightKind, random: Random): Departure {
  const plane = planeAt(site.fields.lat ?? 0, site.fields.lng ?? 0);
  const terrain = terrainOf(site, plane);
  const towards = kind === 'ridge' ? terrain.ridge.facing + Math.PI : EASTWARDS;
  const weather = makeWeather(CLIMATES[kind], { towards, cloudBase: site.cloudBase }, random);
  const glider = new Paraglider({ altitude: terrain.launchAltitude, heading: terrain.launchHeading }, weather, random);
  prepareWing(glider, terrain.launchHeading);
  takeoffRun(glider, terrain.launchHeading);
  const launch = glider.seconds - 1;
  leaveSlope(glider);
  return { glider, terrain, plane, launch };
}

/** Straight out in the upslope breeze. */
function leaveSlope(glider: Paraglider): void {
  for (let second = 0; second < 14; second += 1) glider.fly({ turn: 0, airspeed: TRIM_SPEED, rise: 0.9 });
}
