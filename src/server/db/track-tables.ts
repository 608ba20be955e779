import type { Generated } from 'kysely';
import type { RuleSetId, ScoreType } from '#domain/score/rule-set-ids';

/** A file of a pilot's tracks, once however many flights have it. */
export interface TrackFilesTable {
  pilot_id: number;
  /** SHA-256 of the file's bytes, in hexadecimal; a provisional key, `unhashed-…`, for an old file until it is hashed. */
  sha256: string;
  /** Size of the uncompressed file. */
  size_bytes: number;
  /** The exact bytes of the file, in gzip. */
  content: Uint8Array;
}

/** A flight's track: which file, and its analysis. */
export interface TracksTable {
  pilot_id: number;
  flight_id: number;
  sha256: string;
  /** The part of the file that is the flight, by the times of its first and last fix in Unix seconds; both null where the analysis finds it. */
  range_from: Generated<number | null>;
  range_to: Generated<number | null>;
  /** IANA name of the time zone of the launch; null for an old track until it is analysed again. */
  zone: string | null;
  profile: string;
  /** The altitudes between which the profile lies; null without altitude. */
  lowest_m: number | null;
  highest_m: number | null;
  /** The version of the analysis; 0 for an old track until it is analysed again. */
  analysis_version: number;
  /** A `TrackAnalysis` as JSON. */
  analysis: string;
  /** A `FlightFindings` as JSON; null until they are computed, and where they could not be. */
  findings: Generated<string | null>;
  /** The version that computed the findings, or could not; empty until then. */
  findings_version: Generated<string>;
  /** A `StoredGround` as JSON; null until a browser has read it from terrain tiles. */
  ground: Generated<string | null>;
}

/** What a flight scores under a rule set; without a row it has no score. */
export interface ScoresTable {
  pilot_id: number;
  flight_id: number;
  rule_set: RuleSetId;
  type: ScoreType;
  distance_m: number;
  points: number;
}

/** A change of many flights at once, which can be undone for a day. */
export interface FlightChangesTable {
  pilot_id: number;
  /** The pilot's revision of the change: it is never used again. */
  id: number;
  changed_at_s: number;
  is_undone: 0 | 1;
  /** The flights with the values that the change has replaced, as JSON; empty once it is undone. */
  before: string;
  /** A hash of the flights' states after the change; null where it has deleted them, whose rows and tracks stay hidden. */
  after: string | null;
}
