import { distanceM, type Places } from '../places.ts';
import type { TriangleMeasures } from '../triangle-points.ts';
import type { Ranges } from '../triangle-sides.ts';

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
