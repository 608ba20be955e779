import type { ScoreType } from '../score/rule-set-ids.ts';
import { type Metres, type Minutes, metres } from '../units.ts';

/** The source of a flight's name. */
export interface FlightNameInput {
  /** Names of the sites of launch and landing; null when not known. */
  readonly site: string | null;
  readonly landingSite: string | null;
  readonly airtime: Minutes;
  /** From launch to landing; null when not known. */
  readonly heightLostM: number | null;
  readonly straightDistanceM: number;
  readonly farthestDistanceM: number;
  /** Null when the flight is not scored. */
  readonly score: { readonly type: ScoreType; readonly distanceM: number } | null;
  /** Null when the phases of the flight are not known. */
  readonly phases: {
    readonly thermals: number /** Of the airtime, from 0 to 1. */;
    readonly ridgeShare: number;
  } | null;
}

/** A proposed name of a flight, to be written in the pilot's language and units. */
export type FlightName =
  | {
      readonly kind: 'faiTriangle' | 'flatTriangle' | 'outAndReturn';
      readonly distance: Metres;
      readonly site: string | null;
    }
  | { readonly kind: 'distance'; readonly distance: Metres; readonly from: string | null; readonly to: string | null }
  | { readonly kind: 'ridge' | 'local'; readonly airtime: Minutes; readonly site: string | null }
  | { readonly kind: 'sled'; readonly site: string | null };

/** A shorter scored distance, in metres, is a local flight. */
const MIN_CROSS_COUNTRY_M = 10_000;
/** A ridge is soared without going farther from launch, in metres, however far that scores. */
const MAX_RIDGE_M = 5000;
const MIN_RIDGE_SHARE = 0.5;
/** A flight out and return is at least this part of the scored distance ... */
const MIN_OUT_AND_RETURN_SHARE = 0.9;
/** ... and misses at most this part of itself at its end. */
const MAX_GAP_SHARE = 0.2;
/** Least mean sink, in m/s, of a flight without lift. */
const SLED_SINK = 0.8;

/** Returns a name for a flight; null for a recording without airtime. */
export function flightNameOf(input: FlightNameInput): FlightName | null {
  const { airtime } = input;
  const site = nameOrNull(input.site);
  if (airtime <= 0) return null;
  if (isRidgeSoaring(input)) return { kind: 'ridge', airtime, site };
  return crossCountryName(input, site) ?? (isSled(input) ? { kind: 'sled', site } : { kind: 'local', airtime, site });
}

function isRidgeSoaring({ phases, farthestDistanceM }: FlightNameInput): boolean {
  return phases !== null && phases.ridgeShare >= MIN_RIDGE_SHARE && farthestDistanceM <= MAX_RIDGE_M;
}

/** Whether the flight lasted no longer than its height carries a glider, without lift. */
function isSled({ phases, heightLostM, airtime }: FlightNameInput): boolean {
  return phases?.thermals === 0 && heightLostM !== null && airtime * 60 <= heightLostM / SLED_SINK;
}

function crossCountryName(input: FlightNameInput, site: string | null): FlightName | null {
  const { score, farthestDistanceM } = input;
  if (score === null || !(score.distanceM >= MIN_CROSS_COUNTRY_M)) return null;
  const distance = metres(score.distanceM);
  if (isOutAndReturn(input, distance)) return { kind: 'outAndReturn', distance: metres(2 * farthestDistanceM), site };
  const triangle = TRIANGLES[score.type];
  if (triangle !== null) return { kind: triangle, distance, site };
  const to = nameOrNull(input.landingSite);
  return { kind: 'distance', distance, from: site, to: to === site ? null : to };
}

const TRIANGLES = {
  freeFlight: null,
  freeTriangle: 'flatTriangle',
  closedFreeTriangle: 'flatTriangle',
  faiTriangle: 'faiTriangle',
  closedFaiTriangle: 'faiTriangle',
} as const satisfies Record<ScoreType, string | null>;

function isOutAndReturn({ farthestDistanceM, straightDistanceM }: FlightNameInput, scored: Metres): boolean {
  const length = 2 * farthestDistanceM;
  return length >= MIN_OUT_AND_RETURN_SHARE * scored && straightDistanceM <= MAX_GAP_SHARE * length;
}

function nameOrNull(name: string | null): string | null {
  return name?.trim() || null;
}
