import { between, wholeBetween } from '#test/builders/random';
import type { Paraglider } from './paraglider.ts';
import { distanceOf, type PlanePosition, placeAway } from './plane.ts';
import { glide, turnTowards } from './soaring.ts';

/** Lays out the wing and waits for the wind: mostly standing, with a few steps. */
export function prepareWing(glider: Paraglider, heading: number): void {
  const { random } = glider;
  const waits = wholeBetween(random, 2, 5);
  for (let wait = 0; wait < waits; wait += 1) {
    stand(glider, wholeBetween(random, 12, 45), heading);
    const aside = heading + between(random, -Math.PI, Math.PI);
    const steps = wholeBetween(random, 3, 7);
    for (let step = 0; step < 2 * steps; step += 1) glider.walk(0.9, step < steps ? aside : aside + Math.PI);
  }
  stand(glider, wholeBetween(random, 5, 20), heading);
}

/** Runs down the takeoff until airborne. */
export function takeoffRun(glider: Paraglider, heading: number): void {
  for (const speed of [1.2, 2.8, 4.6, 6.4]) glider.walk(speed, heading, speed * 0.22);
}

/** Gathers the wing, carries it to the edge of the field and packs. */
export function packWing(glider: Paraglider): void {
  const { random, heading } = glider;
  for (const speed of [2.4, 1.2]) glider.walk(speed, heading);
  stand(glider, wholeBetween(random, 15, 50), heading);
  const away = heading + between(random, -2, 2);
  for (let step = wholeBetween(random, 20, 55); step > 0; step -= 1) glider.walk(between(random, 0.9, 1.4), away);
  stand(glider, wholeBetween(random, 30, 120), away);
}

function stand(glider: Paraglider, seconds: number, heading: number): void {
  for (let second = 0; second < seconds; second += 1) glider.walk(0, heading);
}

export interface LandingField {
  readonly place: PlanePosition;
  /** Metres above the sea. */
  readonly ground: number;
}

/** Heights above the field in metres: where losing height ends, and where the approach begins. */
const COME_DOWN = 230;
const APPROACH = 70;
const LOWEST_TURN = 14;
const FLARE = 2.5;
/** A gentle spiral: radians per second, and speed in m/s. */
const SPIRAL = { turn: 0.58, speed: 12.2 };

/** Wanted arrival height over the field in metres, and a glide ratio that is always possible. */
const ARRIVAL = 110;
const EASY_GLIDE = 6.5;

/** Flies to the field, loses excess height, flies the approach and lands into the wind. */
export function land(glider: Paraglider, field: LandingField): void {
  const line = assistingLift(glider, field);
  glide(glider, { to: field.place, within: 200, floor: field.ground + ARRIVAL / 2, line });
  loseHeight(glider, field);
  const upwind = Math.atan2(-glider.weather.wind.east, -glider.weather.wind.north);
  const side = glider.random() < 0.5 ? Math.PI / 2 : -Math.PI / 2;
  const beside = placeAway(placeAway(field.place, upwind + side, 130), upwind, -40);
  glide(glider, { to: beside, within: 70, floor: field.ground + APPROACH, line });
  flyEights(glider, { middle: beside, across: upwind, floor: field.ground + APPROACH });
  for (const [along, out] of [
    [-150, 115],
    [-165, 10],
  ] as const) {
    const corner = placeAway(placeAway(field.place, upwind, along), upwind + side, out);
    glide(glider, { to: corner, within: 32, floor: field.ground + LOWEST_TURN });
  }
  flyFinal(glider, field, placeAway(field.place, upwind, 400));
}

/** Returns lift that assists where the glide would not quite reach the field, so that every flight ends there. */
function assistingLift(glider: Paraglider, { place, ground }: LandingField): () => number {
  return () => {
    const height = Math.max(1, glider.altitude - ground - ARRIVAL);
    return Math.max(0, Math.min(1.6, (distanceOf(glider, place) / height - EASY_GLIDE) * 0.4));
  };
}

function loseHeight(glider: Paraglider, { place, ground }: LandingField): void {
  const { random } = glider;
  while (glider.altitude > ground + COME_DOWN) {
    const height = glider.altitude - ground;
    const spot = placeAway(
      place,
      between(random, -Math.PI, Math.PI),
      Math.min(3500, height * 1.7) * between(random, 0.35, 0.9),
    );
    const floor = Math.max(ground + COME_DOWN, ground + 130 + distanceOf(spot, place) / 7);
    if (!glide(glider, { to: spot, within: 60, floor })) return;
    if (height > 600 && random() < 0.55) spiral(glider, between(random, 2, 7));
  }
}

function spiral(glider: Paraglider, circles: number): void {
  const turn = SPIRAL.turn * (glider.random() < 0.5 ? 1 : -1);
  const end = glider.seconds + (circles * 2 * Math.PI) / SPIRAL.turn;
  while (glider.seconds < end) glider.fly({ turn, airspeed: SPIRAL.speed, rise: glider.wanderingRise() - 0.6 });
}

/** Flies eights beside the field, turning towards the wind, until the approach can begin. */
function flyEights(
  glider: Paraglider,
  { middle, across, floor }: { middle: PlanePosition; across: number; floor: number },
): void {
  for (let end = 1; glider.altitude > floor; end = -end) {
    const corner = placeAway(middle, across + (end * Math.PI) / 2, between(glider.random, 70, 120));
    glide(glider, { to: corner, within: 30, floor });
  }
}

function flyFinal(glider: Paraglider, { ground }: LandingField, ahead: PlanePosition): void {
  while (glider.altitude > ground) {
    const isFlaring = glider.altitude < ground + FLARE;
    glider.fly({ turn: turnTowards(glider, ahead) * 0.8, airspeed: isFlaring ? 4 : 9, rise: isFlaring ? 2.2 : -0.25 });
  }
  glider.touchDown(ground);
}
