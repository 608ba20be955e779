import type { Coordinates } from '../geo.ts';
import type { Fixes, IgcHeaders } from '../igc/igc-file.ts';
import type { Metres, Minutes } from '../units.ts';
import type { FlightDoubt, FlightOfTrack, TimeRange } from './flight/time-range.ts';

/**
 * Version of the analysis. Raise it by one whenever the same file would yield a different {@link TrackAnalysis}: stored
 * analyses of a lower version are then computed again from their files. Changes of speed alone do not count.
 */
export const ANALYSIS_VERSION = 9;

/** A track: the content of the file, cleaned, and its analysis. */
export interface Track {
  readonly headers: IgcHeaders;
  /** Whether its day is not that of the file, which has none or a wrong one. */
  readonly isDayGiven: boolean;
  /** In order of time, one per second, without position jumps, from the start event on if there is one. */
  readonly fixes: Fixes;
  /** Metres above sea level at each fix by one source, without spikes, gaps filled; all 0 when not known. */
  readonly altitude: Float32Array;
  /** Metres at each fix by the source that shows climb best. */
  readonly liftAltitude: Float32Array;
  /** Of the longest flight, or of the part that was asked for. */
  readonly analysis: TrackAnalysis;
  /** All flights of the file and what may be one, in order of time; empty when there is none, or they were not looked for. */
  readonly flights: readonly FlightOfTrack[];
  /** First and last fix around the flight without hours between two of them: it can only be a part of this. */
  readonly recording: TimeRange;
}

/**
 * The source of a track's altitude: satellite, pressure, or pressure raised by its median difference
 * from the satellite altitude.
 */
export type AltitudeSource = 'gnss' | 'pressure' | 'raisedPressure';

/** The way on foot to a launch. */
export interface Hike {
  /** All climbs together, a whole number. */
  readonly climb: Metres;
  /** The time of moving on foot, without rests of more than a minute, rounded. */
  readonly time: Minutes;
}

/** The result of a track's analysis: plain values, stored as JSON beside the track. */
export interface TrackAnalysis {
  /** The {@link ANALYSIS_VERSION} it was made with. */
  readonly version: number;
  /** Unix seconds, UTC. */
  readonly launchTime: number;
  /** Unix seconds, UTC. */
  readonly landingTime: number;
  /** Why it may be no flight. Left out for one, and where a part was read without a search of its file. */
  readonly doubt?: FlightDoubt;
  /** Whether the recording begins when the glider already flies: `launch` is a place in the air then. Left out otherwise. */
  readonly beginsInAir?: true;
  /** The same of its end. */
  readonly endsInAir?: true;
  /** Index of a fix of {@link Track.fixes}. */
  readonly launchIndex: number;
  /** Index of a fix of {@link Track.fixes}; never before the launch. */
  readonly landingIndex: number;
  /** False when no launch was found: the flight is the whole file then, first fix to last. True for a given part. */
  readonly isFlightDetected: boolean;
  readonly launch: Coordinates;
  readonly landing: Coordinates;
  /** Null when the file has no plausible altitude; so are the next two. */
  readonly altitudeSource: AltitudeSource | null;
  /** Highest altitude from launch to landing, a whole number, never below 0. */
  readonly maxAltitude: Metres | null;
  /** Lowest altitude from launch to landing, a whole number; may be below sea level. */
  readonly minAltitude: Metres | null;
  /** From launch to landing, rounded up; 0 for a recording of a stay on the ground. */
  readonly airtime: Minutes;
  /** The way on foot to the launch; left out where the file has none. */
  readonly hike?: Hike;
  /** A small barogram, as packed by `profile.ts`. */
  readonly profile: string;
  /** The recorder's serial; empty when missing. */
  readonly recorder: string;
  /** Number of the flight on its day by the recorder; null when missing. */
  readonly flightNumberOfDay: number | null;
}
