import { FAI_LEAST_SIDE, type TriangleRule } from './rule-sets.ts';

/** A rule with what the search needs of it. */
export interface TriangleKind {
  readonly rule: TriangleRule;
  readonly isFai: boolean;
  /** Points a metre. */
  readonly perMetre: number;
}

/** What decides the points of a triangle, in metres. */
export interface TriangleMeasures {
  readonly perimeterM: number;
  readonly shortestM: number;
  readonly gapM: number;
}

/** The best that these can be for some triangles. */
export interface MostMeasures extends TriangleMeasures {
  /** None of them has a perimeter below this. */
  readonly leastPerimeterM: number;
}

const METRES_A_KILOMETRE = 1000;
/** Rounding errors of a sum do not make an equilateral side too short. */
const SAME = 1e-12;

/** Returns the rules of a set as the search needs them, the one with the most points first. */
export function triangleKinds(rules: readonly TriangleRule[]): readonly TriangleKind[] {
  return rules
    .map((rule) => ({
      rule,
      isFai: rule.type === 'faiTriangle' || rule.type === 'closedFaiTriangle',
      perMetre: rule.multiplier / METRES_A_KILOMETRE,
    }))
    .toSorted((a, b) => b.perMetre - a.perMetre);
}

/** Returns the points of a triangle as one kind, before rounding; 0 when it is none. */
export function pointsAs({ rule, isFai, perMetre }: TriangleKind, triangle: TriangleMeasures): number {
  const { perimeterM, shortestM, gapM } = triangle;
  if (isFai && shortestM < FAI_LEAST_SIDE * perimeterM * (1 - SAME)) return 0;
  return closedPoints({ rule, isFai, perMetre }, perimeterM, gapM);
}

/** Returns the most points that a triangle of one kind can have whose measures are at best these. */
export function mostPointsAs(
  kind: TriangleKind,
  { perimeterM, shortestM, gapM, leastPerimeterM }: MostMeasures,
): number {
  if (!kind.isFai) return closedPoints(kind, perimeterM, gapM);
  const longestFaiM = (shortestM / FAI_LEAST_SIDE) * (1 + SAME);
  return longestFaiM < leastPerimeterM ? 0 : closedPoints(kind, Math.min(perimeterM, longestFaiM), gapM);
}

function closedPoints({ rule, perMetre }: TriangleKind, perimeterM: number, gapM: number): number {
  const { fixedM, share, subtractedAboveM } = rule.closing;
  if (gapM > Math.max(fixedM, share * perimeterM)) return 0;
  const isSubtracted = subtractedAboveM !== null && gapM > subtractedAboveM;
  return (perimeterM - (isSubtracted ? gapM : 0)) * perMetre;
}
