import type { FlightKind } from '../flight-kind.ts';
import { between, wholeBetween } from '../random.ts';
import { glide } from './gliding.ts';
import type { Paraglider } from './paraglider.ts';
import { distanceOf, type PlanePosition, placeAway, placeBetween } from './plane.ts';
import { soar } from './soaring.ts';
import type { Terrain, Turnpoint } from './terrain.ts';
import { climb, thermalOf } from './thermalling.ts';

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
export const FLIGHT_PLANS: Readonly<Record<FlightKind, (glider: Paraglider, terrain: Terrain) => void>> = {
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
