import type { Generated, Kysely } from 'kysely';
import type { AltitudeUnit, DistanceUnit } from '#domain/units';
import type { LetterKind, LinkPurpose } from '#server/mail/letter-kind';

/** The tables, the same in SQLite and PostgreSQL. Units stand in the names of columns: `_m`, `_min`, `_deg`, `_s`. */
export interface Schema {
  pilots: PilotsTable;
  flights: FlightsTable;
  sites: SitesTable;
  gliders: GlidersTable;
  tracks: TracksTable;
  client_keys: ClientKeysTable;
  sessions: SessionsTable;
  rate_limits: RateLimitsTable;
  clock: ClockTable;
  cached_places: CachedPlacesTable;
  third_party_turns: ThirdPartyTurnsTable;
  letters: LettersTable;
  auth_tokens: AuthTokensTable;
  epoch: EpochTable;
}

/** The database, or a transaction on it. */
export type Db = Kysely<Schema>;

/** A truth as both databases keep it. */
export type Flag = 0 | 1;

/** One row: see migration 005. */
interface EpochTable {
  id: number;
  value: string;
}

interface PilotsTable {
  id: Generated<number>;
  /** Null for a demo pilot, as are the two that follow. */
  email: string | null;
  /** Unique: see `emailKey` of the domain. */
  email_key: string | null;
  password_hash: string | null;
  is_subscribed: Flag;
  is_activated: Flag;
  user_name: string;
  initial_flight_num: number;
  initial_airtime_min: number;
  altitude_unit: AltitudeUnit;
  distance_unit: DistanceUnit;
  /** Goes up by one with each change of anything that is the pilot's. */
  revision: number;
  /** The revision of the last change of the pilot's own facts. */
  facts_revision: number;
  next_flight_id: number;
  next_site_id: number;
  next_glider_id: number;
  created_at: string;
  /** When a demo pilot goes, in Unix seconds; null for all others. */
  expires_at_s: number | null;
}

/** What flights, sites and gliders have alike; the key is the pilot's id and the id. */
interface ItemColumns {
  pilot_id: number;
  /** Counted per pilot. */
  id: number;
  /** The pilot's revision of the item's last change. */
  revision: number;
  /** 0 once it is deleted. */
  see: Flag;
  remarks: string;
  /** ISO 8601, UTC, whole seconds. */
  created_at: string;
}

interface FlightsTable extends ItemColumns {
  date: string;
  time: string | null;
  site_id: number | null;
  glider_id: number | null;
  max_altitude_m: number;
  airtime_min: number;
  igc_file_name: string | null;
}

interface SitesTable extends ItemColumns {
  name: string;
  /** Unique among the visible: see `nameKey` of the domain. */
  name_key: string;
  location: string;
  lat_deg: number | null;
  lng_deg: number | null;
  launch_altitude_m: number;
}

interface GlidersTable extends ItemColumns {
  name: string;
  /** Unique among the visible: see `nameKey` of the domain. */
  name_key: string;
  initial_flight_num: number;
  initial_airtime_min: number;
}

/** A flight's raw track and what the domain says of it. The wide columns come last, so that lists needn't read them. */
interface TracksTable {
  pilot_id: number;
  flight_id: number;
  profile: string;
  /** The version of the analysis that `profile` and `analysis` come from. */
  analysis_version: number;
  /** Length of the file, before it was compressed. */
  size_bytes: number;
  /** A `TrackAnalysis` as JSON. */
  analysis: string;
  /** The very bytes of the file, in gzip. */
  content: Uint8Array;
  /** SHA-256 of the file's bytes, in hexadecimal digits; null until it is made, for a track from before there were any. */
  sha256: string | null;
}

/** Keys that clients gave to new items: the same key again is the same item. */
interface ClientKeysTable {
  pilot_id: number;
  client_key: string;
  data_type: string;
  /** 0 for an import, which is of many items. */
  item_id: number;
  /** What an import answered, as JSON; null for one item. */
  answer: string | null;
  created_at_s: number;
}

interface SessionsTable {
  /** SHA-256 of the token, in base64url. */
  token_hash: string;
  pilot_id: number;
  created_at_s: number;
  last_used_at_s: number;
  /** Roughly which browser: 'Firefox on Windows'; null where it did not say. */
  device: string | null;
}

interface RateLimitsTable {
  key: string;
  used: number;
  resets_at_s: number;
}

/** The servers' clock, in one row; Unix seconds. */
interface ClockTable {
  id: number;
  /** When it was last found to have been put, or to have stood still for long. */
  steady_since_s: number;
  /** When a server last looked. */
  seen_at_s: number;
}

/** What third parties said of places, until it is out of date. */
interface CachedPlacesTable {
  /** What was asked, with rounded coordinates: `address 46.686 7.863`. */
  key: string;
  /** JSON. */
  answer: string;
  expires_at_s: number;
}

/** When a third party that may be asked so often only may be asked next, by the clock of the database. */
interface ThirdPartyTurnsTable {
  service: string;
  next_at_ms: number;
}

/**
 * Letters that wait to be sent, at most one of a kind to an address. Neither words nor links stand here: both are made
 * when the letter is sent. Letters that anybody may ask for wait for addresses without an account, too.
 */
interface LettersTable {
  email_key: string;
  kind: LetterKind;
  asked_at_s: number;
  /** When it is to be tried next; while it is being sent, when it counts as forgotten. */
  due_at_s: number;
  tries: number;
  /** Made anew by whoever tries to send it; null when nobody has since it was asked for. */
  claim: string | null;
}

/** The links of letters: one of a purpose for each pilot. */
interface AuthTokensTable {
  pilot_id: number;
  purpose: LinkPurpose;
  /** SHA-256 of the token, in base64url. */
  token_hash: string;
  expires_at_s: number;
}
