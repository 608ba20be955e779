import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FINDINGS_VERSION } from '#domain/findings/findings';
import { RULE_SET_IDS } from '#domain/score/rule-set-ids';
import type { AppContext } from '#server/context/app-context';
import { computeAllFindings } from '#server/services/findings';
import { findTrackFile } from '#server/services/logbook/flights';
import { queueTrackUpdates, updateTracks } from '#server/services/track-updates';
import { sha256Of } from '#server/threads/tasks/stored-analysis';
import { flownPath, igcFile } from '#test/builders/igc';
import { DATABASES } from '#test/databases/databases';
import { rowsOf } from '#test/databases/raw-sql';
import type { TestDatabase } from '#test/databases/sqlite-file';
import { sentEmails } from '#test/servers/emails';
import { createTestContext } from '#test/servers/server';
import { dumpPostgresql } from '../backups/postgresql-dump.ts';
import { restorePostgresql } from '../backups/postgresql-restore.ts';
import { backUpSqlite } from '../backups/sqlite-backup.ts';
import { restoreSqlite } from '../backups/sqlite-restore.ts';
import { connect } from './connect.ts';
import type { Database } from './database.ts';
import { migrateWithin } from './migrate.ts';
import { migrationsOf } from './migrations/all.ts';

const TIMEOUT_MS = 120_000;
const LAUNCH = { at: 36_000, lat: 46.6863, lng: 7.8632, altitude: 1_500 };
const igcOf = (seconds: number) =>
  Buffer.from(igcFile({ fixes: flownPath(LAUNCH, [{ seconds: 60 }, { seconds, speed: 10, climb: -1 }]) }));
const [FIRST, SECOND] = [igcOf(200), igcOf(240)];
const HASHES = { first: sha256Of(FIRST), second: sha256Of(SECOND) };

/** Tracks of the old schema: whose flight, its file, and whether it was hashed. */
const TRACKS = [
  { pilotId: 1, flightId: 1, file: FIRST, isHashed: true },
  { pilotId: 1, flightId: 2, file: FIRST, isHashed: true },
  { pilotId: 1, flightId: 3, file: FIRST, isHashed: false },
  { pilotId: 1, flightId: 4, file: SECOND, isHashed: false },
  { pilotId: 2, flightId: 1, file: FIRST, isHashed: true },
];

/** Tables that the upgrade leaves as they are. */
const KEPT = ['pilots', 'flights', 'sites', 'gliders', 'client_keys', 'sessions', 'rate_limits', 'clock'];
const KEPT_TOO = ['cached_places', 'third_party_turns', 'auth_tokens'];

/** The columns of the old table that the present one has no more. */
type OldTables = { tracks: { size_bytes: number; content: Uint8Array } };

/** Fills every table of the schema before the tables `jobs` and `track_files`. */
async function fillOldSchema({ db, dialect }: Database): Promise<void> {
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

/** Columns that the upgrade adds to these tables. */
const ADDED = new Set([
  'home_league',
  'tags',
  'checked_on',
  'check_months',
  'check_hours',
  'check_flights',
  'locked_at_s',
]);

/** Returns the rows of a table, without added columns, as text that does not depend on their order. */
async function rowsIn({ db }: Pick<Database, 'db'>, table: string): Promise<readonly string[]> {
  const kept = (name: string, value: unknown) => (ADDED.has(name) ? undefined : value);
  return (await rowsOf(db, `select * from ${table}`)).map((row) => JSON.stringify(row, kept)).toSorted();
}

function rowsOfAll(database: Pick<Database, 'db'>) {
  return Promise.all([...KEPT, ...KEPT_TOO].map((table) => rowsIn(database, table)));
}

/** Makes a backup of one database and restores it into the other. */
async function moveByBackup(from: TestDatabase, to: TestDatabase): Promise<void> {
  const [source, target] = [open(from), open(to)];
  const file = join(to.folder, 'backup');
  if (from.address.kind === 'postgresql') {
    await dumpPostgresql(source.db, file);
    await restorePostgresql(target, file, { replaces: false });
  } else backUpSqlite(from.address.file, file);
  await Promise.all([source.db.destroy(), target.db.destroy()]);
  if (to.address.kind === 'sqlite') await restoreSqlite(to.address.file, file, { replaces: false });
}

function open({ address }: TestDatabase): Database {
  return connect(address, { purpose: 'maintenance', onLost: () => undefined });
}

async function expectTracks(context: AppContext): Promise<void> {
  for (const { pilotId, flightId, file } of TRACKS) {
    const { content, fileName } = await findTrackFile(context, pilotId, flightId);
    expect([gunzipSync(content), fileName]).toEqual([file, 'a.igc']);
  }
}

describe.each(DATABASES)('a filled database of an older version on $name', { timeout: TIMEOUT_MS }, ({ create }) => {
  it.each([
    ['upgraded in place', (database: TestDatabase) => Promise.resolve(database)],
    [
      'restored from a backup',
      async (database: TestDatabase) => {
        const restored = await create();
        await moveByBackup(database, restored);
        return restored;
      },
    ],
  ])('has all its data when it is %s', async (_, upgrade) => {
    const old = await create();
    const database = open(old);
    await fillOldSchema(database);
    const before = await rowsOfAll(database);
    expect(before.map(({ length }) => length > 0)).toEqual(before.map(() => true));
    await database.db.destroy();
    const upgraded = await upgrade(old);
    const { context, close } = await createTestContext(upgraded);
    expect(await rowsOfAll(context)).toEqual(before);

    await expectTracks(context);
    const scales = () => rowsOf(context.db, 'select distinct lowest_m, highest_m from tracks');
    expect(await scales()).toEqual([{ lowest_m: -2, highest_m: 1_500 }]);
    const files = () =>
      context.db
        .selectFrom('track_files')
        .select(['pilot_id', 'sha256'])
        .orderBy('pilot_id')
        .orderBy('sha256')
        .execute();
    expect(await files()).toHaveLength(4);
    expect(await queueTrackUpdates(context)).toBe(TRACKS.length);
    await updateTracks(context, new AbortController().signal);
    expect(await files()).toEqual([
      ...[HASHES.first, HASHES.second].toSorted().map((sha256) => ({ pilot_id: 1, sha256 })),
      { pilot_id: 2, sha256: HASHES.first },
    ]);
    await expectTracks(context);
    expect(await scales()).not.toContainEqual({ lowest_m: -2, highest_m: 1_500 });
    const zones = await context.db.selectFrom('tracks').select('zone').distinct().execute();
    expect(zones).toEqual([{ zone: 'Europe/Zurich' }]);

    await computeAllFindings(context, new AbortController().signal);
    const versions = await context.db.selectFrom('tracks').select('findings_version').distinct().execute();
    expect(versions).toEqual([{ findings_version: FINDINGS_VERSION }]);
    expect(await context.db.selectFrom('scores').select('flight_id').execute()).toHaveLength(
      TRACKS.length * RULE_SET_IDS.length,
    );
    const leagues = await rowsOf(context.db, 'select distinct home_league from pilots');
    expect(leagues).toEqual([{ home_league: 'xcontest' }]);

    const emails = await sentEmails(context);
    expect(emails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      ['ann@b.c', 'Please verify your email for Wingbook'],
      ['bob@b.c', 'Set a new password for Wingbook'],
    ]);
    await close();
    for (const used of new Set([old, upgraded])) await used.remove();
  });
});
