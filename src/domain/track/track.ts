import type { Coordinates } from '../geo.ts';
import type { Fixes, IgcHeaders } from '../igc/igc-file.ts';
import type { Metres, Minutes } from '../units.ts';

/**
 * Which analysis this is. Raise it by one whenever the same file would come to a different {@link TrackAnalysis}: stored
 * analyses of a lower version are then made again from their files. A change that only makes it faster does not count.
 */
export const ANALYSIS_VERSION = 2;

/** A flown track: what the file says, put in order, and what can be told from it. */
export interface Track {
  readonly headers: IgcHeaders;
  /** In order of time, each second once, without jumps to elsewhere, from the start event on where there is one. */
  readonly fixes: Fixes;
  /** Metres above sea level at each fix by one source, without spikes, gaps filled; 0 all along where none is known. */
  readonly altitude: Float32Array;
  readonly analysis: TrackAnalysis;
}

/**
 * By what the altitude of a whole track was measured: by satellite, by pressure, or by pressure and raised by what it
 * is lower than the satellites' in the middle of all fixes.
 */
export type AltitudeSource = 'gnss' | 'pressure' | 'raisedPressure';

/** What a track yields for the logbook: plain values, to be kept as JSON beside the track. */
export interface TrackAnalysis {
  /** The {@link ANALYSIS_VERSION} it was made with. */
  readonly version: number;
  /** Unix seconds, UTC. */
  readonly launchTime: number;
  /** Unix seconds, UTC. */
  readonly landingTime: number;
  /** Index of a fix of {@link Track.fixes}. */
  readonly launchIndex: number;
  /** Index of a fix of {@link Track.fixes}; never before the launch. */
  readonly landingIndex: number;
  /** False when no launch could be told: then the flight is the whole file, first fix to last. */
  readonly isFlightDetected: boolean;
  readonly launch: Coordinates;
  readonly landing: Coordinates;
  /** Null when the file says no altitude that can be; so are the two that follow. */
  readonly altitudeSource: AltitudeSource | null;
  /** Highest altitude from launch to landing, a whole number, never below 0. */
  readonly maxAltitude: Metres | null;
  /** Lowest altitude from launch to landing, a whole number; may lie below the sea. */
  readonly minAltitude: Metres | null;
  /** From launch to landing, rounded up; 0 when all that was recorded is a stay on the ground. */
  readonly airtime: Minutes;
  /** The barogram in small, as `profile.ts` packs it. */
  readonly profile: string;
  /** The recorder's serial; empty when the file does not tell. */
  readonly recorder: string;
  /** Which flight of its day it is by the recorder's count; null when the file does not tell. */
  readonly flightNumberOfDay: number | null;
}
