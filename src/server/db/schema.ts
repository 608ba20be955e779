import type { Generated, Kysely } from 'kysely';
import type { RunState } from '#contract/import/imports';
import type { LinkPurpose } from '#domain/account';
import type { TokenError, TokenScope } from '#domain/api-token';
import type { RowOf } from '#domain/fields/field';
import type { FLIGHT } from '#domain/fields/flight';
import type { GEAR } from '#domain/fields/gear';
import type { GLIDER } from '#domain/fields/glider';
import type { HANDLING } from '#domain/fields/handling';
import type { PILOT } from '#domain/fields/pilot';
import type { SITE } from '#domain/fields/site';
import type { RuleSetId, ScoreType } from '#domain/score/rule-set-ids';

/** The tables, the same in SQLite and PostgreSQL. Column names end in their unit: `_m`, `_min`, `_deg`, `_s`. */
export interface Schema {
  pilots: PilotsTable;
  flights: FlightsTable;
  sites: SitesTable;
  gliders: GlidersTable;
  gear: GearTable;
  handlings: HandlingsTable;
  track_files: TrackFilesTable;
  tracks: TracksTable;
  scores: ScoresTable;
  client_keys: ClientKeysTable;
  sessions: SessionsTable;
  deleted_sessions: DeletedSessionsTable;
  rate_limits: RateLimitsTable;
  clock: ClockTable;
  cached_places: CachedPlacesTable;
  third_party_turns: ThirdPartyTurnsTable;
  jobs: JobsTable;
  auth_tokens: AuthTokensTable;
  api_tokens: ApiTokensTable;
  epoch: EpochTable;
  import_runs: ImportRunsTable;
  import_items: ImportItemsTable;
  import_parts: ImportPartsTable;
  import_mappings: ImportMappingsTable;
  inbox_files: InboxFilesTable;
  flight_changes: FlightChangesTable;
  admin_actions: AdminActionsTable;
  servers: ServersTable;
}

/** The database, or a transaction on it. */
export type Db = Kysely<Schema>;

/** A boolean as both databases store it. */
export type Flag = 0 | 1;

/** One row, which migration 005 inserts. */
interface EpochTable {
  id: number;
  value: string;
}

interface PilotsTable extends RowOf<typeof PILOT.fields> {
  id: Generated<number>;
  /** Null for a demo pilot, as are the next two columns. */
  email: string | null;
  /** Unique; made by the domain's `emailKey`. */
  email_key: string | null;
  password_hash: string | null;
  is_subscribed: Flag;
  is_activated: Flag;
  /** Increases by one with each change of the pilot's data. */
  revision: number;
  /** The revision of the last change of the pilot's own fields. */
  profile_revision: number;
  next_flight_id: number;
  next_site_id: number;
  next_glider_id: number;
  next_gear_id: Generated<number>;
  next_handling_id: Generated<number>;
  created_at: string;
  /** When a demo pilot expires, in Unix seconds; null for all others. */
  expires_at_s: number | null;
  /** When an operator locked the account, in Unix seconds; null for all others. */
  locked_at_s: Generated<number | null>;
}

/** The columns that all items share; the primary key is (`pilot_id`, `id`). */
interface ItemColumns {
  pilot_id: number;
  /** Counted per pilot. */
  id: number;
  /** The pilot's revision at the item's last change. */
  revision: number;
  is_deleted: Flag;
  /** ISO 8601, UTC, whole seconds. */
  created_at: string;
}

interface FlightsTable extends ItemColumns, RowOf<typeof FLIGHT.fields> {
  igc_file_name: string | null;
}

interface NamedItemColumns extends ItemColumns {
  /** Unique among the visible items; made by the domain's `nameKey`. */
  name_key: string;
}

interface SitesTable extends NamedItemColumns, RowOf<typeof SITE.fields> {}

interface GlidersTable extends NamedItemColumns, RowOf<typeof GLIDER.fields> {}

interface GearTable extends NamedItemColumns, RowOf<typeof GEAR.fields> {}

/** Practice with a glider on the ground: never counted among the flights. */
interface HandlingsTable extends ItemColumns, RowOf<typeof HANDLING.fields> {}

/** Idempotency keys of new items and of calls: the same key again is the same item, or the same call. */
interface ClientKeysTable {
  pilot_id: number;
  client_key: string;
  data_type: string;
  /** 0 for an import, which has many items. */
  item_id: number;
  /** The response to an import, as JSON; null for one item. */
  answer: string | null;
  created_at_s: number;
  /** The call's `hashOfBody`; empty for the key of an item, null for a key of version 1.1.0 or older. */
  body_hash: string | null;
}

interface ImportRunsTable {
  pilot_id: number;
  /** Counted per pilot. */
  id: number;
  /** A UUID of the client: the same again is the same run. */
  client_key: string;
  /** As in `client_keys`. */
  body_hash: string | null;
  /** ISO 8601, UTC, whole seconds. */
  created_at: string;
  /** The name of the pilot's file. */
  source: string;
  state: RunState;
  /** The page's counts, as JSON. */
  counts: string;
  /** The files that could not be read, by name with the reason, as JSON. */
  refused: string;
  /** How much is stored of its items and parts, in bytes. */
  items_bytes: Generated<number>;
}

/** A part of a run that was sent: the same key again gets the same results. */
interface ImportPartsTable {
  pilot_id: number;
  /** A UUID of the client. */
  client_key: string;
  run_id: number;
  /** As in `client_keys`. */
  body_hash: string | null;
  /** The outcomes of its items, in their order, as JSON; their names are in the part that is sent again. */
  results: string;
}

/** The outcome of an item in a run; `ref` is the client's name for it. */
interface ImportItemsTable {
  pilot_id: number;
  run_id: number;
  data_type: ImportedType;
  ref: string;
  /** In the run, in the order in which items were saved: an undo goes backwards. */
  position: number;
  item_id: number;
  effect: ImportEffect;
  /** An item's state as JSON before it was filled; null for any other. */
  before: string | null;
  /** An item's state as JSON after the run; null for an unchanged one. */
  after: string | null;
  /** The outcome of the undo; null until then. */
  outcome: UndoneItem | null;
}

/** What a file that a device has sent is: `arrived` until it is read, then `waiting` for the pilot, or `done`, when only its hash is kept. */
export type InboxState = 'arrived' | 'waiting' | 'done';

/** A file that a device has sent. */
interface InboxFilesTable {
  id: Generated<number>;
  pilot_id: number;
  /** The token that it came with, which may be revoked; 0 for the pilot's folder. */
  token_id: number;
  /** The name of the token; empty for the folder. */
  source: string;
  name: string;
  /** What the same flight has, sent again by the same device: see `services/inbox/content-hash.ts`. */
  content_hash: string;
  /** Size of the uncompressed file. */
  size_bytes: number;
  /** The exact bytes of the file, in gzip; null once it is done. */
  content: Uint8Array | null;
  state: InboxState;
  received_at_s: number;
  /** The glider of the token, which may be deleted; null without one. */
  glider_id: number | null;
  /** The import run that has its flights, which may be forgotten; null without one. */
  run_id: number | null;
  /** The number of flights that were added or filled. */
  saved: number;
  /** Whether the pilot has seen what became of it. */
  is_seen: Flag;
}

/** Which column of a table is what: kept by a pilot under a name. */
interface ImportMappingsTable {
  pilot_id: number;
  /** The `nameKey` of the mapping's name. */
  name_key: string;
  /** ISO 8601, UTC: milliseconds, so that the order of use is known. */
  used_at: string;
  /** A `TableMapping` as JSON. */
  mapping: string;
}

/** The kinds of item that an import has. */
export type ImportedType = 'flight' | 'site' | 'glider' | 'gear' | 'handling' | 'pilot';
/** The outcome of an item in a run. */
export type ImportEffect = 'added' | 'filled' | 'unchanged';
/** The outcome of an item in an undo: `gone` when it was deleted before; `changed` and `used` are kept. */
export type UndoneItem = 'removed' | 'restored' | 'gone' | 'changed' | 'used';

interface SessionsTable {
  /** SHA-256 of the token, in base64url. */
  token_hash: string;
  pilot_id: number;
  created_at_s: number;
  last_used_at_s: number;
  /** Browser and system, `firefox windows`, as `repositories/sessions.ts` reads it; null when unknown. */
  device: string | null;
}

/** A session of a deleted account, for as long as a session can last. */
interface DeletedSessionsTable {
  token_hash: string;
  deleted_at_s: number;
}

interface RateLimitsTable {
  key: string;
  used: number;
  resets_at_s: number;
}

/** The state of the servers' clock, in one row; Unix seconds. */
interface ClockTable {
  id: number;
  /** When it was last found to have been set, or to have stood still for long. */
  steady_since_s: number;
  /** When a server last checked. */
  seen_at_s: number;
}

/** Responses of third parties about places, until they expire. */
interface CachedPlacesTable {
  /** The request, with rounded coordinates: `address 46.686 7.863`. */
  key: string;
  /** JSON. */
  answer: string;
  expires_at_s: number;
}

/** When a third party with a rate limit may be called next, by the clock of the database. */
interface ThirdPartyTurnsTable {
  service: string;
  next_at_ms: number;
}

export const JOB_KINDS = ['email', 'updateTracks', 'computeFindings', 'archive', 'maintenance', 'inbox'] as const;
/** One of {@link JOB_KINDS}. */
export type JobKind = (typeof JOB_KINDS)[number];

/**
 * Work in the background, at most one job of a kind with a key. An email's job has neither text nor link: both are made
 * when it is sent. Emails that anybody can request are queued for addresses without an account, too.
 */
interface JobsTable {
  id: Generated<number>;
  kind: JobKind;
  unique_key: string;
  /** When the next attempt is due; while one runs, when its claim expires. */
  run_at_s: number;
  attempts: number;
  /** A new value for each attempt; null when there was none yet. */
  claimed_by: string | null;
  created_at_s: number;
  /** The subject of the job, as JSON. */
  payload: string;
  /** How far an attempt has come, as JSON, for the next one to continue; null when nothing is saved. */
  progress: string | null;
}

/** The tokens of links in emails: one of each purpose for a pilot. */
interface AuthTokensTable {
  pilot_id: number;
  purpose: LinkPurpose;
  /** SHA-256 of the token, in base64url. */
  token_hash: string;
  expires_at_s: number;
}

/** The tokens with which other programs call for a pilot. */
interface ApiTokensTable {
  /** Never used again: what a token has sent is remembered by it. */
  id: Generated<number>;
  pilot_id: number;
  /** SHA-256 of the token, in base64url. */
  token_hash: string;
  name: string;
  scope: TokenScope;
  /** Of `tracks:add`: the glider of the flights that it sends, which may be deleted; null without one. */
  glider_id: number | null;
  created_at_s: number;
  /** Null for a token without an end. */
  expires_at_s: number | null;
  /** To the hour; null before the first use. */
  last_used_at_s: number | null;
  /** Why the last call that failed did so; both null before. */
  last_error: TokenError | null;
  last_error_at_s: number | null;
}

/** The servers that run on PostgreSQL. */
interface ServersTable {
  id: string;
  /** By the clock of the database, in Unix milliseconds. */
  seen_at_ms: number;
}

/** An operator's action on a pilot. */
export type AdminAction = 'lock' | 'unlock' | 'sign-out' | 'delete';

/** The operators' actions by `npm run admin`. */
interface AdminActionsTable {
  id: Generated<number>;
  /** ISO 8601, UTC, whole seconds. */
  done_at: string;
  operator: string;
  action: AdminAction;
  /** The pilot, who may be deleted. */
  subject_id: number;
  reason: string;
}

/** A file of a pilot's tracks, once however many flights have it. */
interface TrackFilesTable {
  pilot_id: number;
  /** SHA-256 of the file's bytes, in hexadecimal; a provisional key, `unhashed-…`, for an old file until it is hashed. */
  sha256: string;
  /** Size of the uncompressed file. */
  size_bytes: number;
  /** The exact bytes of the file, in gzip. */
  content: Uint8Array;
}

/** A flight's track: which file, and its analysis. */
interface TracksTable {
  pilot_id: number;
  flight_id: number;
  sha256: string;
  /** The part of the file that is the flight, by the times of its first and last fix in Unix seconds; both null when the analysis finds it. */
  range_from: Generated<number | null>;
  range_to: Generated<number | null>;
  /** IANA name of the time zone of the launch; null for an old track until it is analysed again. */
  zone: string | null;
  profile: string;
  /** The altitudes between which the profile lies; null without altitude. */
  lowest_m: number | null;
  highest_m: number | null;
  /** What was climbed on foot before the launch, and how long that took; both null without a hike. */
  hike_m: Generated<number | null>;
  hike_min: Generated<number | null>;
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

/** The score of a flight under a rule set; without a row it has none. */
interface ScoresTable {
  pilot_id: number;
  flight_id: number;
  rule_set: RuleSetId;
  type: ScoreType;
  distance_m: number;
  points: number;
}

/** A change of many flights at once, which can be undone for a day. */
interface FlightChangesTable {
  pilot_id: number;
  /** The pilot's revision of the change: it is never used again. */
  id: number;
  changed_at_s: number;
  is_undone: 0 | 1;
  /** The flights with the values that the change has replaced, as JSON; empty once it is undone. */
  before: string;
  /** A hash of the flights' states after the change; null when it has deleted them, whose rows and tracks stay hidden. */
  after: string | null;
}
