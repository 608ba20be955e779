import type { RuleSetId, ScoreType } from './rule-set-ids.ts';

/** How distances are measured: on the FAI sphere of 6,371 km, or on the WGS84 ellipsoid. */
export type EarthModel = 'sphere' | 'wgs84';

/** How far the ends of a triangle may be apart: whichever of the two limits is larger. */
interface ClosingRule {
  /** Metres that are always allowed. */
  readonly fixedM: number;
  /** A share of the perimeter. */
  readonly share: number;
  /** The gap is subtracted from the perimeter where it is larger than this; null: it never is. */
  readonly subtractedAboveM: number | null;
}

/** A kind of triangle in a rule set. */
export interface TriangleRule {
  readonly type: Exclude<ScoreType, 'freeFlight'>;
  /** Points a kilometre. */
  readonly multiplier: number;
  readonly closing: ClosingRule;
}

/** The rules of a league, as data. */
export interface RuleSet {
  readonly id: RuleSetId;
  /** The year of the source, which names no season: rules of later years may differ. */
  readonly year: number;
  /** The source of the numbers. */
  readonly source: string;
  readonly earth: EarthModel;
  /** Points a kilometre of a free flight: start, three turnpoints, end. */
  readonly freeFlight: number;
  readonly triangles: readonly TriangleRule[];
  /** Decimals of the points. */
  readonly decimals: 1 | 2;
}

/** The shortest side of an FAI triangle, as a share of its perimeter. */
export const FAI_LEAST_SIDE = 0.28;

const OPEN: ClosingRule = { fixedM: 0, share: 0.2, subtractedAboveM: 0 };
const CLOSED: ClosingRule = { fixedM: 0, share: 0.05, subtractedAboveM: 0 };
/** Gaps count in steps of 10 m: 3,004 m are 3.00 km. */
const LESS_THAN_A_STEP_M = 4.999;
const FFVL_M = 3000 + LESS_THAN_A_STEP_M;
const FFVL: ClosingRule = { fixedM: FFVL_M, share: 0.05, subtractedAboveM: FFVL_M };
const FAI: ClosingRule = { fixedM: 800 + LESS_THAN_A_STEP_M, share: 0, subtractedAboveM: null };

export const RULE_SETS: Readonly<Record<RuleSetId, RuleSet>> = {
  xcontest: {
    id: 'xcontest',
    year: 2024,
    source: 'igc-xc-score 1.8.0 of 2024-09-25; the sphere by ten official results',
    earth: 'sphere',
    freeFlight: 1,
    triangles: [
      { type: 'freeTriangle', multiplier: 1.2, closing: OPEN },
      { type: 'faiTriangle', multiplier: 1.4, closing: OPEN },
      { type: 'closedFreeTriangle', multiplier: 1.4, closing: CLOSED },
      { type: 'closedFaiTriangle', multiplier: 1.6, closing: CLOSED },
    ],
    decimals: 2,
  },
  ffvl: {
    id: 'ffvl',
    year: 2024,
    source: 'igc-xc-score 1.8.0 of 2024-09-25',
    earth: 'wgs84',
    freeFlight: 1,
    triangles: [
      { type: 'freeTriangle', multiplier: 1.2, closing: FFVL },
      { type: 'faiTriangle', multiplier: 1.4, closing: FFVL },
    ],
    decimals: 2,
  },
  fai: {
    id: 'fai',
    year: 2024,
    source: 'igc-xc-score 1.8.0 of 2024-09-25: Sporting Code 7D without cylinders',
    earth: 'wgs84',
    freeFlight: 1,
    triangles: [
      { type: 'freeTriangle', multiplier: 1.2, closing: FAI },
      { type: 'faiTriangle', multiplier: 1.4, closing: FAI },
    ],
    decimals: 1,
  },
  leonardo: {
    id: 'leonardo',
    year: 2024,
    source: 'flyXC, scoring rules of 2024',
    earth: 'wgs84',
    freeFlight: 1.5,
    triangles: [
      { type: 'freeTriangle', multiplier: 1.75, closing: OPEN },
      { type: 'faiTriangle', multiplier: 2, closing: OPEN },
    ],
    decimals: 2,
  },
  worldXc: {
    id: 'worldXc',
    year: 2024,
    source: 'flyXC, scoring rules of 2024',
    earth: 'wgs84',
    freeFlight: 1,
    triangles: [
      { type: 'freeTriangle', multiplier: 1.75, closing: OPEN },
      { type: 'faiTriangle', multiplier: 2, closing: OPEN },
    ],
    decimals: 2,
  },
};
