import type { BareCoordinates } from '../geo.ts';

/**
 * Version of the phases. Raise it by one whenever the same track would yield different {@link FlightPhases}: stored ones
 * of a lower version are then computed again. Changes of speed alone do not count.
 */
export const PHASES_VERSION = 2;

/**
 * What a pilot did when: plain values, stored as JSON. Indexes are those of the flown track, both ends included;
 * neighbouring phases share a fix. Phases of one kind are in order of time, and no two phases overlap.
 */
export interface FlightPhases {
  /** The {@link PHASES_VERSION} they were made with. */
  readonly version: number;
  /** Empty without an altitude: whether a pilot climbs is not known then. */
  readonly thermals: readonly Thermal[];
  readonly glides: readonly Glide[];
  /** Empty without an altitude. */
  readonly ridges: readonly RidgeStretch[];
  readonly totals: PhaseTotals;
  readonly wind: WindProfile;
}

/** A part of a flight. */
export interface Phase {
  readonly startIndex: number;
  readonly endIndex: number;
  readonly durationS: number;
}

/** Way round of circles; mixed when less than 85 % of the turns go one way. */
export type CirclingDirection = 'left' | 'right' | 'mixed';

/** A climb in circles. */
export interface Thermal extends Phase {
  /** Metres above sea level, smoothed; so is the next one. */
  readonly altitudeInM: number;
  readonly altitudeOutM: number;
  readonly gainM: number;
  /** Gain by duration, in m/s. */
  readonly meanClimbMps: number;
  /** Mean climb of the best 30 s, in m/s; null when fixes are too far apart. */
  readonly best30sMps: number | null;
  /** Full turns through the air. */
  readonly turns: number;
  readonly direction: CirclingDirection;
  /** How the circles moved over the ground. */
  readonly drift: Drift;
  /** The middle of its fixes. */
  readonly place: BareCoordinates;
  /** Null below 3 turns, and when the circles show none. */
  readonly wind: Wind | null;
}

/** A movement over the ground. */
export interface Drift {
  readonly speedMps: number;
  /** The direction it goes to, in degrees from north, 90 is east. */
  readonly towardDegrees: number;
}

/** A straight flight between two places. */
export interface Glide extends Phase {
  /** Great circle from start to end. */
  readonly straightM: number;
  /** Along the track. */
  readonly trackM: number;
  /** Negative when it climbed; null when no altitude is known, and so are the next two. */
  readonly heightLostM: number | null;
  /** Straight distance by height lost; null when less than 10 m was lost, too. */
  readonly glideRatio: number | null;
  /** Height lost by duration, in m/s; negative when it climbed. */
  readonly meanSinkMps: number | null;
  /** Along the track, in m/s. */
  readonly meanSpeedMps: number;
  /** The part of the flight's wind along the straight line, in m/s: negative is headwind; null when no wind is known. */
  readonly tailwindMps: number | null;
}

/** Soaring to and fro along a slope. */
export interface RidgeStretch extends Phase {
  /** Flights along the slope between two reversals. */
  readonly passes: number;
  /** Mean length of a pass, in metres. */
  readonly passLengthM: number;
  /** Altitude at its end less that at its start. */
  readonly gainM: number;
  /** The middle of its fixes. */
  readonly place: BareCoordinates;
}

/** Sums over a flight's phases. */
export interface PhaseTotals {
  readonly durationS: number;
  readonly thermalCount: number;
  /** Metres gained in thermals; null when no altitude is known. */
  readonly gainM: number | null;
  /** Gain by time in thermals, in m/s; null without thermals. */
  readonly meanClimbMps: number | null;
  /** Seconds of circling to the left in thermals, and to the right. */
  readonly leftS: number;
  readonly rightS: number;
  /** Parts of the time, together 1; null when no altitude is known or no time passed. */
  readonly shares: PhaseShares | null;
}

/** Parts of a flight's time, each from 0 to 1. */
export interface PhaseShares {
  readonly thermals: number;
  readonly glides: number;
  readonly ridges: number;
  readonly other: number;
}

/** Wind as shown by circles. */
export interface Wind {
  readonly speedMps: number;
  /** The direction it comes from, in degrees from north, 90 is east. */
  readonly fromDegrees: number;
  /** Full turns it was measured from: at least 3. */
  readonly turns: number;
}

/** Wind of a flight and of its height bands, from all circles, whether they climb or not. */
export interface WindProfile {
  /** Null below 3 turns. */
  readonly flight: Wind | null;
  /** From the lowest to the highest; only those with at least 3 turns. Empty without an altitude. */
  readonly bands: readonly WindBand[];
}

/** Wind of a height band. */
export interface WindBand extends Wind {
  /** Lower end, metres above sea level; the upper end is `HEIGHT_BAND_M` higher. */
  readonly fromM: number;
}
