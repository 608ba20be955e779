import { FAI_LEAST_SIDE, type TriangleRule } from './rule-sets.ts';

/** A rule prepared for the search. */
export interface TriangleKind {
  readonly rule: TriangleRule;
  readonly isFai: boolean;
  /** Points a metre. */
  readonly perMetre: number;
}

/** The lengths that decide the points of a triangle beside its gap, in metres. */
export interface TriangleMeasures {
  readonly perimeterM: number;
  readonly shortestM: number;
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

/** Returns the points of a triangle with some gap as one kind, before rounding; 0 when it is none. Hot path. */
export function pointsAs(kind: TriangleKind, { perimeterM, shortestM }: TriangleMeasures, gapM: number): number {
  if (kind.isFai && shortestM < FAI_LEAST_SIDE * perimeterM * (1 - SAME)) return 0;
  return closedPoints(kind, perimeterM, gapM);
}

/** Returns the most points that triangles of one kind can have whose measures and gap are at best these. Hot path. */
export function mostPointsAs(kind: TriangleKind, most: MostMeasures, gapM: number): number {
  if (!kind.isFai) return closedPoints(kind, most.perimeterM, gapM);
  const longestFaiM = (most.shortestM / FAI_LEAST_SIDE) * (1 + SAME);
  return longestFaiM < most.leastPerimeterM ? 0 : closedPoints(kind, Math.min(most.perimeterM, longestFaiM), gapM);
}

/** Returns the same of whichever kind has the most. Hot path. */
export function mostPointsOfKinds(kinds: readonly TriangleKind[], measures: MostMeasures, gapM: number): number {
  let most = 0;
  for (const kind of kinds) most = Math.max(most, mostPointsAs(kind, measures, gapM));
  return most;
}

/** Returns the most points of a triangle with some gap, whatever its sides. Hot path. */
export function mostPointsOf(kinds: readonly TriangleKind[], perimeterM: number, gapM: number): number {
  let most = 0;
  for (const kind of kinds) most = Math.max(most, closedPoints(kind, perimeterM, gapM));
  return most;
}

function closedPoints({ rule, perMetre }: TriangleKind, perimeterM: number, gapM: number): number {
  const { fixedM, share, subtractedAboveM } = rule.closing;
  if (gapM > Math.max(fixedM, share * perimeterM)) return 0;
  const isSubtracted = subtractedAboveM !== null && gapM > subtractedAboveM;
  return (perimeterM - (isSubtracted ? gapM : 0)) * perMetre;
}
