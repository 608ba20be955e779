import { arcM, distanceM, type Places, type SpacePoints, valueAt } from './places.ts';
import type { TriangleKind, TriangleMeasures } from './triangle-points.ts';
import type { Ranges } from './triangle-sides.ts';

/** A point in space, or a direction. */
export type Vector3 = readonly [x: number, y: number, z: number];

/** Three directions at right angles. Near a pole east and north are any two along the ground. */
interface TangentAxes {
  readonly up: Vector3;
  readonly east: Vector3;
  readonly north: Vector3;
}

export function meanOf({ x, y, z }: SpacePoints): Vector3 {
  const mean = (column: Float64Array): number => column.reduce((sum, value) => sum + value, 0) / column.length;
  return [mean(x), mean(y), mean(z)];
}

/** Returns the axes at a place, given from the centre of the earth. */
export function axesAt(place: Vector3): TangentAxes {
  const up = unit(place, [0, 0, 1]);
  const east = unit([-up[1], up[0], 0], [1, 0, 0]);
  const [[a, b, c], [d, e, f]] = [up, east];
  return { up, east, north: [b * f - c * e, c * d - a * f, a * e - b * d] };
}

/** Returns how far each point is from a place along a direction. */
export function valuesAlong({ x, y, z }: SpacePoints, place: Vector3, [a, b, c]: Vector3): Float64Array {
  const from = place[0] * a + place[1] * b + place[2] * c;
  return x.map((value, i) => value * a + valueAt(y, i) * b + valueAt(z, i) * c - from);
}

/** Returns a vector of length 1; the other one where the first has no direction. */
function unit([x, y, z]: Vector3, other: Vector3): Vector3 {
  const length = Math.hypot(x, y, z);
  return length === 0 ? other : [x / length, y / length, z / length];
}

/**
 * A polygon around a flight, each of whose sides touches it. It limits every route, in whatever order the fixes were flown
 * and however wide the gap is: a sum of distances is a convex function of each place, so that it is largest at corners.
 */
interface BoundingPolygon {
  /** The longest distance in the polygon, in metres. */
  readonly diameterM: number;
  /** The longest perimeter of a triangle in it, in metres. */
  readonly perimeterM: number;
  /** Width of the narrowest strip between two opposite sides, in metres. */
  readonly widthM: number;
  /** The fixes that the sides touch, in order of time. */
  readonly touched: readonly number[];
}

/** An even number, so that each side has an opposite one. Around a circle the polygon is longer than that by 0.1 %. */
const SIDES = 64;
const ANGLE = (2 * Math.PI) / SIDES;
/** A triangle whose sides are 28 % of its perimeter at least is 17.3 % of it high, √(0.28² − 0.22²); the rest is for the earth's curve. */
const LEAST_FAI_HEIGHT = 0.17;
/** The curve is within that rest up to this extent, in metres. */
const MOST_EXTENT_M = 1_000_000;

/** Returns the bounding polygon of a flight of one fix or more. */
export function boundingPolygonOf(places: Places): BoundingPolygon {
  const { sides, depthM } = sidesOf(places);
  const between = distancesBetween(cornersOf(sides), (square) => arcM(square + depthM * depthM, places.radiusM));
  const strips = sides.slice(0, SIDES / 2).map(({ outM }, k) => outM + (sides[k + SIDES / 2]?.outM ?? 0));
  return {
    diameterM: Math.max(...between.flat()),
    perimeterM: longestPerimeter(between),
    widthM: Math.max(...strips) > MOST_EXTENT_M ? Number.POSITIVE_INFINITY : Math.min(...strips),
    touched: [...new Set(sides.map(({ fix }) => fix))].toSorted((a, b) => a - b),
  };
}

/** Returns the most points that a triangle within a bounding polygon can have. */
export function mostPointsWithin({ perimeterM, widthM }: BoundingPolygon, kinds: readonly TriangleKind[]): number {
  const longestFaiM = Math.min(perimeterM, widthM / LEAST_FAI_HEIGHT);
  return Math.max(0, ...kinds.map(({ isFai, perMetre }) => perMetre * (isFai ? longestFaiM : perimeterM)));
}

/** A side of the polygon: how far it is from the middle, and the fix that it touches. */
interface Side {
  readonly outM: number;
  readonly fix: number;
}

/** The sides on the plane that touches the earth in the middle of the flight, and how far it curves away from there. */
function sidesOf(places: Places): { readonly sides: readonly Side[]; readonly depthM: number } {
  const middle = meanOf(places);
  const { up, east, north } = axesAt(middle);
  const [u, v] = [valuesAlong(places, middle, east), valuesAlong(places, middle, north)];
  const depths = valuesAlong(places, middle, up).toSorted();
  const sides = Array.from({ length: SIDES }, (_, k) => sideAt(u, v, k * ANGLE));
  return { sides, depthM: (depths.at(-1) ?? 0) - (depths[0] ?? 0) };
}

function sideAt(u: Float64Array, v: Float64Array, angle: number): Side {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  let [outM, fix] = [Number.NEGATIVE_INFINITY, 0];
  for (let i = 0; i < u.length; i += 1) {
    const reach = valueAt(u, i) * cosine + valueAt(v, i) * sine;
    if (reach <= outM) continue;
    outM = reach;
    fix = i;
  }
  return { outM, fix };
}

type Corner = readonly [u: number, v: number];

/** The corners between each side and the next one. */
function cornersOf(sides: readonly Side[]): readonly Corner[] {
  return sides.map(({ outM }, k) => {
    const [cosine, sine] = [Math.cos(k * ANGLE), Math.sin(k * ANGLE)];
    const alongM = ((sides[(k + 1) % SIDES]?.outM ?? 0) - outM * Math.cos(ANGLE)) / Math.sin(ANGLE);
    return [outM * cosine - alongM * sine, outM * sine + alongM * cosine];
  });
}

function distancesBetween(corners: readonly Corner[], lengthOf: (square: number) => number) {
  return corners.map(([u, v]) => corners.map(([p, q]) => lengthOf((u - p) ** 2 + (v - q) ** 2)));
}

function longestPerimeter(between: readonly (readonly number[])[]): number {
  let most = 0;
  between.forEach((fromA, a) => {
    for (let b = 0; b <= a; b += 1) {
      for (let c = 0; c <= b; c += 1) {
        most = Math.max(most, (fromA[b] ?? 0) + (between[b]?.[c] ?? 0) + (fromA[c] ?? 0));
      }
    }
  });
  return most;
}

/** A triangle of three fixes in order of time. */
interface MeasuredTriangle extends TriangleMeasures {
  readonly fixes: Ranges;
}

/**
 * Returns the triangles of some fixes, which are in order of time, with a longer perimeter than one in metres; the longest
 * first.
 */
export function trianglesAbove(places: Places, fixes: readonly number[], aboveM: number): readonly MeasuredTriangle[] {
  return fixes
    .flatMap((a, i) =>
      fixes.slice(i + 1).flatMap((b, k) => fixes.slice(i + k + 2).map((c) => measured(places, { a, b, c }))),
    )
    .filter(({ perimeterM }) => perimeterM > aboveM)
    .toSorted((one, other) => other.perimeterM - one.perimeterM);
}

function measured(places: Places, fixes: Ranges): MeasuredTriangle {
  const { a, b, c } = fixes;
  const sides = [distanceM(places, a, b), distanceM(places, b, c), distanceM(places, c, a)] as const;
  return { fixes, perimeterM: sides[0] + sides[1] + sides[2], shortestM: Math.min(...sides) };
}
