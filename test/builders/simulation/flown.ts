import type { DemoSite, FlightKind } from '#test/builders/demo/demo-sites';
import { between, type Random, wholeBetween } from '#test/builders/random';
import { type Climate, makeWeather, Paraglider, type SimulatedPath, TRIM_SPEED } from './paraglider.ts';
import { distanceOf, type Plane, type PlanePosition, placeAway, placeBetween, planeAt, planeBearing } from './plane.ts';
import { climb, glide, type Ridge, soar, thermalOf } from './soaring.ts';
import { type LandingField, land, packWing, prepareWing, takeoffRun } from './takeoff-and-landing.ts';

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

const MINUTE = 60;
/** Height reserve over the landing in metres, and the glide ratio assumed on the way there. */
const RESERVE = 130;
const SAFE_GLIDE = 7.2;
/** Height over the takeoff at which a pilot leaves its slope, metres. */
const AWAY = 250;
/** Height over the ground at which a cross-country pilot looks for the next climb. */
const LOW = 230;
/** Depth below the clouds from which a good thermal is used even when there is height enough, metres. */
const TEMPTING = 500;

/** The main part of a flight, between leaving the slope and the way to the landing, by kind. */
const FLIGHT_PLANS: Readonly<Record<FlightKind, (glider: Paraglider, terrain: Terrain) => void>> = {
  topToBottom: flyDown,
  ridge: flyRidge,
  thermal: flyThermals,
  crossCountry: flyRoute,
};

/** Along the slope, a few turns in a bubble, and out over the valley. */
function flyDown(glider: Paraglider, { ridge, field }: Terrain): void {
  const { random } = glider;
  const end = random() < 0.5 ? ridge.from : ridge.to;
  const along = placeAway(placeBetween(glider, end, between(random, 0.5, 1)), ridge.facing, between(random, 60, 160));
  const floor = homeFloor(along, field);
  if (!glide(glider, { to: along, within: 50, floor })) return;
  if (random() < 0.5) climb(glider, { top: glider.altitude + 60, strength: between(random, 1.5, 2.1) });
  const out = placeAway(
    placeBetween(along, field.place, 0.6),
    ridge.facing + between(random, -1.2, 1.2),
    between(random, 200, 600),
  );
  glide(glider, { to: out, within: 60, floor: homeFloor(out, field) });
}

function flyRidge(glider: Paraglider, { ridge }: Terrain): void {
  soar(glider, ridge, glider.seconds + between(glider.random, 32, 75) * MINUTE);
}

/** From one thermal of the site to the next, at times out over the valley, until the time is up. */
function flyThermals(glider: Paraglider, terrain: Terrain): void {
  const { random } = glider;
  const end = glider.seconds + between(random, 38, 85) * MINUTE;
  scratch(glider, terrain);
  for (let turn = wholeBetween(random, 0, 3); glider.seconds < end; turn += wholeBetween(random, 1, 2)) {
    const spot = terrain.thermals[turn % terrain.thermals.length] ?? glider;
    const to = placeAway(spot, between(random, -Math.PI, Math.PI), between(random, 0, 120));
    if (!glide(glider, { to, within: 70, floor: homeFloor(to, terrain.field) })) return;
    climb(glider, { top: topOf(glider, terrain.launchAltitude), strength: thermalOf(glider, random) });
    if (random() < 0.35) glideOut(glider, terrain);
  }
}

/** Scratches along the slope until a thermal carries well above it. */
function scratch(glider: Paraglider, { ridge, launchAltitude }: Terrain): void {
  const { random } = glider;
  for (let tries = 0; tries < 5 && glider.altitude < launchAltitude + AWAY; tries += 1) {
    soar(glider, ridge, glider.seconds + between(random, 1, 5) * MINUTE);
    climb(glider, { top: topOf(glider, launchAltitude), strength: thermalOf(glider, random) });
  }
}

function glideOut(glider: Paraglider, { ridge, launchAltitude }: Terrain): void {
  const { random } = glider;
  const out = placeAway(glider, ridge.facing + between(random, -0.9, 0.9), between(random, 700, 2200));
  glide(glider, { to: out, within: 80, floor: launchAltitude + 120 });
}

/** Past every waypoint of the route, climbing when low; the last one is within gliding distance of the landing. */
function flyRoute(glider: Paraglider, terrain: Terrain): void {
  scratch(glider, terrain);
  let below = terrain.launchAltitude;
  for (const turnpoint of terrain.route) {
    const isLast = turnpoint === terrain.route.at(-1);
    const ground = Math.max(below, turnpoint.ground);
    const temptation = isLast ? 0 : glider.weather.cloudBase - TEMPTING;
    flyTo(glider, { place: turnpoint.place, ground }, temptation);
    below = turnpoint.ground;
  }
}

/** Glides in stages; climbs when low, and sometimes below the altitude `temptation`. */
function flyTo(glider: Paraglider, { place, ground }: Turnpoint, temptation: number): void {
  const { random } = glider;
  if (glider.altitude < ground + LOW) climbHigh(glider);
  for (let tries = 0; tries < 12 && distanceOf(glider, place) > 250; tries += 1) {
    const share = Math.min(1, between(random, 2500, 5500) / distanceOf(glider, place));
    const ahead = placeBetween(glider, place, share);
    const to = share === 1 ? place : placeAway(ahead, between(random, -Math.PI, Math.PI), between(random, 0, 350));
    glide(glider, { to, within: 200, floor: ground + LOW });
    const isTempted = glider.altitude < temptation && random() < 0.5;
    if (isTempted || glider.altitude < ground + LOW) climbHigh(glider);
  }
}

function climbHigh(glider: Paraglider): void {
  const { random, weather } = glider;
  climb(glider, { top: weather.cloudBase - between(random, 0, 320), strength: thermalOf(glider, random) });
}

function topOf({ random, weather }: Paraglider, launchAltitude: number): number {
  return weather.cloudBase - between(random, 0, 0.45) * (weather.cloudBase - launchAltitude);
}

/** Returns the altitude at a place from which the landing field is reached with the reserve. */
function homeFloor(from: PlanePosition, { place, ground }: Terrain['field']): number {
  return ground + RESERVE + distanceOf(from, place) / SAFE_GLIDE;
}

/** A waypoint on the plane, with the ground altitude on the way to it. */
interface Turnpoint {
  readonly place: PlanePosition;
  readonly ground: number;
}

/** A site on the plane whose origin is its takeoff. */
interface Terrain {
  readonly launchAltitude: number;
  /** Radians, clockwise from north. */
  readonly launchHeading: number;
  readonly field: LandingField;
  readonly ridge: Ridge;
  readonly thermals: readonly PlanePosition[];
  readonly route: readonly Turnpoint[];
}

/** Returns a site's terrain. */
function terrainOf(site: DemoSite, plane: Plane): Terrain {
  const [from, to] = [plane.placeOf(site.ridge.from), plane.placeOf(site.ridge.to)];
  const field = { place: plane.placeOf(site.landing.spot), ground: site.landing.altitude };
  return {
    launchAltitude: site.fields.launchAltitude,
    launchHeading: (site.launchHeading * Math.PI) / 180,
    field,
    ridge: { from, to, crest: site.ridge.crest, facing: facingOf(from, to, (site.launchHeading * Math.PI) / 180) },
    thermals: site.thermals.map(plane.placeOf),
    route: (site.route ?? []).map((waypoint) => ({ place: plane.placeOf(waypoint), ground: waypoint[2] })),
  };
}

/** Perpendicular to the ridge, on the side of the launch heading. */
function facingOf(from: PlanePosition, to: PlanePosition, launchHeading: number): number {
  const perpendicular = planeBearing(from, to) + Math.PI / 2;
  return Math.cos(perpendicular - launchHeading) > 0 ? perpendicular : perpendicular + Math.PI;
}
