import type { BareCoordinates } from '../geo.ts';

/** ICAO classes of airspace. */
export const AIRSPACE_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type AirspaceClass = (typeof AIRSPACE_CLASSES)[number];

/** Types of airspace in the order of OpenAIP's codes, 0 to 36. */
export const AIRSPACE_TYPES = [
  'other',
  'restricted',
  'danger',
  'prohibited',
  'ctr',
  'tmz',
  'rmz',
  'tma',
  'tra',
  'tsa',
  'fir',
  'uir',
  'adiz',
  'atz',
  'matz',
  'airway',
  'mtr',
  'alert',
  'warning',
  'protected',
  'htz',
  'glidingSector',
  'trp',
  'tiz',
  'tia',
  'mta',
  'cta',
  'acc',
  'recreation',
  'lowAltitudeRestriction',
  'mrt',
  'tfr',
  'vfrSector',
  'fisSector',
  'lta',
  'uta',
  'mctr',
] as const;
export type AirspaceType = (typeof AIRSPACE_TYPES)[number];

/** The reference of a height: the ground, the sea, or the pressure of 1013.25 hPa (flight levels). */
export type Datum = 'ground' | 'msl' | 'standard';

/** A lower or upper limit. */
export interface VerticalLimit {
  /** Metres above the datum. */
  readonly heightM: number;
  readonly datum: Datum;
}

/** Corners around an area; the last is joined to the first. Edges are straight on a map of degrees. */
export type Ring = readonly BareCoordinates[];

/** An airspace: plain values. */
export interface Airspace {
  /** Empty when it has none. */
  readonly name: string;
  /** Null for an airspace without a class. */
  readonly class: AirspaceClass | null;
  readonly type: AirspaceType;
  readonly lower: VerticalLimit;
  /** Null when there is none. */
  readonly upper: VerticalLimit | null;
  /** The ring around it, then those of its holes. */
  readonly polygon: readonly Ring[];
}

/** Metres of a foot. */
export const FOOT_M = 0.3048;
/** Metres of a flight level: 100 feet. */
export const FLIGHT_LEVEL_M = 100 * FOOT_M;
/** The limit of airspaces that begin at the ground. */
export const GROUND: VerticalLimit = { heightM: 0, datum: 'ground' };

/** Returns the flight level of a limit by standard pressure; null for other limits. */
export function flightLevelOf({ heightM, datum }: VerticalLimit): number | null {
  return datum === 'standard' ? Math.round(heightM / FLIGHT_LEVEL_M) : null;
}
