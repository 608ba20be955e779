import type { Velocity } from './velocity.ts';

/** A circle through velocities: its centre is the wind, its radius the airspeed. */
export interface CircleFit {
  /** The velocity of the air in m/s; so is the next one. */
  readonly north: number;
  readonly east: number;
  /** The airspeed in m/s. */
  readonly radius: number;
  /** Full turns around the centre; negative to the left, less those back. */
  readonly turns: number;
  /** The longest way around the centre in one direction, in full turns. */
  readonly extent: number;
}

/** A part of some columns, both ends included. */
export interface IndexRange {
  readonly from: number;
  readonly to: number;
}

/** Airspeeds of gliders in circles, in m/s. */
const MIN_RADIUS = 4;
/** See {@link MIN_RADIUS}. */
const MAX_RADIUS = 40;
/** Mean square deviation from the circle, by its radius, up to which it is one. */
const MAX_DEVIATION = 0.35;
const FULL_TURN = 2 * Math.PI;

/**
 * Returns the circle that fits velocities best; null when they show none. Linear least squares after Kåsa (1976): the
 * roots of a linear system in the moments around the mean.
 */
export function circleThrough(velocity: Velocity, range: IndexRange): CircleFit | null {
  const mean = meanOf(velocity, range);
  const { nn, ne, ee, nnn, eee, nee, een } = momentsOf(velocity, range, mean);
  const determinant = nn * ee - ne * ne;
  if (determinant <= 1e-9 * (nn + ee) ** 2 || nn + ee <= 0) return null;
  const [right, below] = [(nnn + nee) / 2, (eee + een) / 2];
  const offNorth = (right * ee - below * ne) / determinant;
  const offEast = (below * nn - right * ne) / determinant;
  const radius = Math.sqrt(offNorth ** 2 + offEast ** 2 + (nn + ee) / (range.to - range.from + 1));
  const centre = { north: mean.north + offNorth, east: mean.east + offEast, radius };
  if (radius < MIN_RADIUS || radius > MAX_RADIUS) return null;
  if (deviation(velocity, range, centre) > MAX_DEVIATION * radius) return null;
  return { ...centre, ...turnsAround(velocity, range, centre) };
}

interface Point {
  readonly north: number;
  readonly east: number;
}

function meanOf(velocity: Velocity, { from, to }: IndexRange): Point {
  let [north, east] = [0, 0];
  for (let i = from; i <= to; i += 1) {
    north += velocity.north[i] ?? 0;
    east += velocity.east[i] ?? 0;
  }
  const count = Math.max(1, to - from + 1);
  return { north: north / count, east: east / count };
}

type Moments = Record<'nn' | 'ne' | 'ee' | 'nnn' | 'eee' | 'nee' | 'een', number>;

function momentsOf(velocity: Velocity, { from, to }: IndexRange, mean: Point): Moments {
  let [nn, ne, ee, nnn, eee, nee, een] = [0, 0, 0, 0, 0, 0, 0];
  for (let i = from; i <= to; i += 1) {
    const n = (velocity.north[i] ?? 0) - mean.north;
    const e = (velocity.east[i] ?? 0) - mean.east;
    nn += n * n;
    ne += n * e;
    ee += e * e;
    nnn += n * n * n;
    eee += e * e * e;
    nee += n * e * e;
    een += e * n * n;
  }
  return { nn, ne, ee, nnn, eee, nee, een };
}

function deviation(velocity: Velocity, { from, to }: IndexRange, centre: Point & { readonly radius: number }): number {
  let sum = 0;
  for (let i = from; i <= to; i += 1) {
    const n = (velocity.north[i] ?? 0) - centre.north;
    const e = (velocity.east[i] ?? 0) - centre.east;
    sum += (Math.sqrt(n * n + e * e) - centre.radius) ** 2;
  }
  return Math.sqrt(sum / (to - from + 1));
}

/** A hot loop. */
function turnsAround(
  { north, east }: Velocity,
  { from, to }: IndexRange,
  centre: Point,
): Pick<CircleFit, 'turns' | 'extent'> {
  let [angle, least, most] = [0, 0, 0];
  for (let i = from + 1; i <= to; i += 1) {
    angle += angleBetween((north[i - 1] ?? 0) - centre.north, (east[i - 1] ?? 0) - centre.east, [
      (north[i] ?? 0) - centre.north,
      (east[i] ?? 0) - centre.east,
    ]);
    least = Math.min(least, angle);
    most = Math.max(most, angle);
  }
  return { turns: angle / FULL_TURN, extent: (most - least) / FULL_TURN };
}

/** Returns the radians from one direction to another, clockwise positive. */
export function angleBetween(north: number, east: number, [toNorth, toEast]: readonly [number, number]): number {
  return Math.atan2(north * toEast - east * toNorth, north * toNorth + east * toEast);
}
