import { gzipSync } from 'node:zlib';
import type { Database } from '#server/db/database';
import { migrateWithin } from '#server/db/migrate';
import { migrationsOf } from '#server/db/migrations/all';
import { sha256Of } from '#server/encoding/sha256';
import { flownPath, igcFile } from '#test/builders/igc';
import { rowsOf } from './raw-sql.ts';

const LAUNCH = { at: 36_000, lat: 46.6863, lng: 7.8632, altitude: 1_500 };
const igcOf = (seconds: number) =>
  Buffer.from(igcFile({ fixes: flownPath(LAUNCH, [{ seconds: 60 }, { seconds, speed: 10, climb: -1 }]) }));
const [FIRST, SECOND] = [igcOf(200), igcOf(240)];
/** The hashes of the two files. */
export const HASHES = { first: sha256Of(FIRST), second: sha256Of(SECOND) };

/** Tracks of the old schema: whose flight, its file, and whether it was hashed. */
export const TRACKS = [
  { pilotId: 1, flightId: 1, file: FIRST, isHashed: true },
  { pilotId: 1, flightId: 2, file: FIRST, isHashed: true },
  { pilotId: 1, flightId: 3, file: FIRST, isHashed: false },
  { pilotId: 1, flightId: 4, file: SECOND, isHashed: false },
  { pilotId: 2, flightId: 1, file: FIRST, isHashed: true },
];

/** The columns of the old table that the present one has no more. */
type OldTables = { tracks: { size_bytes: number; content: Uint8Array } };

/** Fills every table of the schema before the tables `jobs` and `track_files`. */
export async function fillOldSchema({ db, dialect }: Database): Promise<void> {
  const names = [...migrationsOf(dialect).keys()];
  await migrateWithin(db, dialect, names.slice(0, names.indexOf('008-jobs')));
  for (const statement of OLD_ROWS) await rowsOf(db, statement);
  const rows = TRACKS.map(({ pilotId, flightId, file }) => ({
    pilot_id: pilotId,
    flight_id: flightId,
    profile: 'AB',
    analysis_version: 2,
    size_bytes: file.length,
    analysis: JSON.stringify({ minAltitude: -2, maxAltitude: 1_500.4 }),
    content: gzipSync(file),
    sha256: sha256Of(file),
  }));
  await db.withTables<OldTables>().insertInto('tracks').values(rows).execute();
  for (const { pilotId, flightId } of TRACKS.filter(({ isHashed }) => !isHashed)) {
    await rowsOf(db, `update tracks set sha256 = null where pilot_id = ${pilotId} and flight_id = ${flightId}`);
  }
}

const PILOT_COLUMNS = `id, email, email_key, password_hash, is_subscribed, is_activated, user_name, initial_flight_num,
  initial_airtime_min, altitude_unit, distance_unit, revision, facts_revision, next_flight_id, next_site_id,
  next_glider_id, created_at`;
const pilotRow = (id: number, name: string) =>
  `(${id}, '${name}@b.c', '${name}@b.c', 'hash', 0, 0, '', 0, 0, 'm', 'km', 9, 1, 6, 2, 2, '2026-01-01T00:00:00Z')`;
const flightRow = (pilotId: number, id: number, see: 0 | 1) =>
  `(${pilotId}, ${id}, ${id}, ${see}, 'remarks', '2026-01-01T00:00:00Z', '2026-01-01', null, 1, 1, 900.5, 60, 'a.igc')`;

const OLD_ROWS = [
  `insert into pilots (${PILOT_COLUMNS}) values ${pilotRow(1, 'ann')}, ${pilotRow(2, 'bob')}`,
  `insert into sites values (1, 1, 1, 1, '', '', 'Kandel', 'kandel', '', 46.5, 7.5, 900), (2, 1, 1, 1, '', '', 'x', 'x', '', null, null, 0)`,
  `insert into gliders values (1, 1, 1, 1, '', '', 'Wing', 'wing', 0, 0), (2, 1, 1, 1, '', '', 'Wing', 'wing', 0, 0)`,
  `insert into flights values ${[1, 2, 3, 4].map((id) => flightRow(1, id, 1)).join()}, ${flightRow(1, 5, 0)}, ${flightRow(2, 1, 1)}`,
  `insert into client_keys (pilot_id, client_key, data_type, item_id, created_at_s) values (1, 'key', 'flight', 1, 5)`,
  `insert into sessions (token_hash, pilot_id, created_at_s, last_used_at_s) values ('token', 1, 5, 6)`,
  `insert into rate_limits values ('limit', 1, 9)`,
  `insert into clock values (1, 5, 6)`,
  `insert into cached_places values ('place', '{}', 9)`,
  `insert into third_party_turns values ('sites', 9)`,
  `insert into auth_tokens values (1, 'verification', 'hash', 9)`,
  `insert into letters values ('ann@b.c', 'verification', 5, 6, 2, 'claim'), ('bob@b.c', 'resetPassword', 5, 7, 0, null)`,
];
