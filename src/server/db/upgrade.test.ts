import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { save as saveRequest } from '#contract/data';
import { partBody } from '#contract/import/imports';
import { FINDINGS_VERSION } from '#domain/findings/findings';
import { RULE_SET_IDS } from '#domain/score/rule-set-ids';
import { findFlightStates } from '#server/repositories/item-states';
import type { AppContext } from '#server/services/app-context';
import { undoChange } from '#server/services/changes/undo-change';
import { saveImportPart } from '#server/services/imports/import-part';
import { saveToLogbook } from '#server/services/logbook/save';
import { computeAllFindings } from '#server/services/tracks/findings';
import { findTrackFile } from '#server/services/tracks/track-files';
import { queueTrackUpdates, updateTracks } from '#server/services/tracks/track-updates';
import { aFlight, pilotInput } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { fillOldSchema, HASHES, TRACKS } from '#test/databases/old-schema';
import { rowsOf } from '#test/databases/raw-sql';
import type { TestDatabase } from '#test/databases/sqlite-file';
import { sentEmails } from '#test/servers/emails';
import { createTestContext } from '#test/servers/server';
import { backUpSqlite, restoreSqlite } from '../backups/sqlite-backup.ts';
import { connect } from './connect.ts';
import type { Database } from './database.ts';
import { migrateWithin } from './migrate.ts';
import { migrationsOf } from './migrations/all.ts';

const TIMEOUT_MS = 120_000;
const { id: _, ...PART_FLIGHT } = aFlight();
const FLIGHT = { ref: 'b', ...PART_FLIGHT };
/** Tables that the upgrade leaves as they are. */
const KEPT = ['pilots', 'flights', 'sites', 'gliders', 'client_keys', 'sessions', 'rate_limits', 'clock'];
const KEPT_TOO = ['cached_places', 'third_party_turns', 'auth_tokens'];

/** Columns that the upgrade adds to these tables. */
const ADDED = new Set([
  'home_league',
  'tags',
  'checked_on',
  'check_months',
  'check_hours',
  'check_flights',
  'locked_at_s',
  'language',
  'body_hash',
  'currency_rules',
  'serial_number',
  'in_use_from',
  'in_use_until',
  'handling_factor',
  'next_gear_id',
  'next_handling_id',
]);

/** Columns that the upgrade renames. */
const RENAMED: ReadonlyMap<string, string> = new Map([['facts_revision', 'profile_revision']]);

/** Returns the rows of a table, without added columns and under today's names, as text that does not depend on their order. */
async function rowsIn({ db }: Pick<Database, 'db'>, table: string): Promise<readonly string[]> {
  return (await rowsOf(db, `select * from ${table}`)).map((row) => JSON.stringify(keptOf(row))).toSorted();
}

function keptOf(row: unknown) {
  return Object.entries<unknown>(Object(row))
    .filter(([name]) => !ADDED.has(name))
    .map(([name, value]) => (name === 'see' ? ['is_deleted', 1 - Number(value)] : [RENAMED.get(name) ?? name, value]))
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)));
}

function rowsOfAll(database: Pick<Database, 'db'>) {
  return Promise.all([...KEPT, ...KEPT_TOO].map((table) => rowsIn(database, table)));
}

/** Returns the database that a backup of this one is restored into. */
async function restoredFrom(
  { address }: TestDatabase,
  createEmpty: () => Promise<TestDatabase>,
): Promise<TestDatabase> {
  const restored = await createEmpty();
  if (address.kind !== 'sqlite' || restored.address.kind !== 'sqlite') throw new Error('Backups are made of SQLite');
  const file = join(restored.folder, 'backup');
  backUpSqlite(address.file, file);
  await restoreSqlite(restored.address.file, file, { replaces: false });
  return restored;
}

/** The hashes of two flights, as an older version has stored them with a change. */
async function hashesAfterUpgrade(old: TestDatabase): Promise<readonly string[]> {
  const database = open(old);
  await fillOldSchema(database);
  await database.db.destroy();
  const { context, close } = await createTestContext(old);
  const states = await findFlightStates(context.db, 1, [1, 2]);
  await close();
  await old.remove();
  return states.map(({ fields, igcFileName, track }) =>
    createHash('sha256')
      .update(JSON.stringify([fields, igcFileName, track]))
      .digest('base64url'),
  );
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

describe.each(DATABASES)(
  'a filled database of an older version on $name',
  { timeout: TIMEOUT_MS },
  ({ name, createEmpty }) => {
    it('is upgraded beside a track whose analysis is damaged, which is then analysed again', async () => {
      const old = await createEmpty();
      const database = open(old);
      await fillOldSchema(database);
      await rowsOf(database.db, `update tracks set analysis = '{"version":2,"minAl' where pilot_id = 2`);
      await database.db.destroy();
      const { context, close } = await createTestContext(old);
      const scales = () =>
        context.db
          .selectFrom('tracks')
          .select(['pilot_id', 'lowest_m', 'highest_m'])
          .distinct()
          .orderBy('pilot_id')
          .execute();
      expect(await scales()).toEqual([
        { pilot_id: 1, lowest_m: -2, highest_m: 1_500 },
        { pilot_id: 2, lowest_m: null, highest_m: null },
      ]);
      await queueTrackUpdates(context);
      await updateTracks(context, new AbortController().signal);
      expect((await scales()).at(-1)).toMatchObject({ lowest_m: expect.any(Number), highest_m: expect.any(Number) });
      await expectTracks(context);
      await close();
      await old.remove();
    });

    it.each([
      ['upgraded in place', (database: TestDatabase) => Promise.resolve(database)],
      ...(name === 'SQLite'
        ? [['restored from a backup', (database: TestDatabase) => restoredFrom(database, createEmpty)] as const]
        : []),
    ] as const)('has all its data when it is %s', async (_, upgrade) => {
      const old = await createEmpty();
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

    it('keeps the changes of many flights that an older version can still undo', async () => {
      const hashes = await hashesAfterUpgrade(await createEmpty());
      const old = await createEmpty();
      const database = open(old);
      await fillOldSchema(database);
      const names = [...migrationsOf(database.dialect).keys()];
      await migrateWithin(database.db, database.dialect, names.slice(0, names.indexOf('020-hidden-tracks')));
      const run = (statement: string) => rowsOf(database.db, statement);
      await run('update flights set see = 1');
      await run(`insert into flight_changes (pilot_id, id, changed_at_s, is_undone) values (1, 7, 0, 0), (1, 8, 0, 0)`);
      const edited = hashes.map((hash, index) => `(1, 7, ${index + 1}, '{"siteId":null}', '${hash}')`);
      await run(`insert into flight_change_items (pilot_id, change_id, flight_id, before, after)
        values ${edited.join(', ')}, (1, 8, 4, '{}', null)`);
      const columns = `pilot_id, flight_id, sha256, range_from, range_to, zone, profile, lowest_m, highest_m,
        analysis_version, analysis, findings, findings_version, ground`;
      await run(`insert into flight_change_tracks (change_id, ${columns})
        select 8, ${columns} from tracks where pilot_id = 1 and flight_id = 4`);
      await run('delete from tracks where pilot_id = 1 and flight_id = 4');
      await run('update flights set see = 0 where pilot_id = 1 and id = 4');
      await database.db.destroy();

      const { context, close } = await createTestContext(old);
      const request = { marker: {}, encoding: 'gzip' } as const;
      for (const changeId of [8, 7]) await undoChange(context, { pilotId: 1, changeId }, request);
      await expectTracks(context);
      const sites = 'select id, is_deleted, site_id from flights where pilot_id = 1 and id in (1, 2, 4) order by id';
      expect(await rowsOf(context.db, sites)).toEqual([
        { id: 1, is_deleted: 0, site_id: null },
        { id: 2, is_deleted: 0, site_id: null },
        { id: 4, is_deleted: 0, site_id: 1 },
      ]);
      await close();
      await old.remove();
    });

    it('keeps the keys of an older version, which have no hash, and those of parts with their runs', async () => {
      const old = await createEmpty();
      const database = open(old);
      await fillOldSchema(database);
      const names = [...migrationsOf(database.dialect).keys()];
      await migrateWithin(database.db, database.dialect, names.slice(0, names.indexOf('023-body-hashes')));
      const run = (statement: string) => rowsOf(database.db, statement);
      const key = (digit: number) => `a3bb189e-8bf9-4888-9912-ace4e654300${digit}`;
      await run(`insert into import_runs (pilot_id, id, client_key, created_at, source, state, counts, refused, items_bytes)
        values (1, 4, '${key(4)}', '2026-01-01T00:00:00Z', 'a.zip', 'open', '{}', '[]', 70)`);
      const problems = [{ subject: 'flight', field: 'date', code: 'notDate' }];
      const results = [
        { dataType: 'site', ref: 's', state: 'saved', id: 1, effect: 'unchanged' },
        { dataType: 'flight', ref: 'a', state: 'refused', problems },
      ];
      await run(`insert into client_keys (pilot_id, client_key, data_type, item_id, created_at_s, answer) values
        (1, '${key(1)}', 'importPart', 4, 5, '${JSON.stringify(results)}'),
        (1, '${key(2)}', 'importPart', 3, 5, '[]'),
        (1, '${key(3)}', 'pilot', 1, 5, null)`);
      await database.db.destroy();

      const { context, close } = await createTestContext(old);
      const [bytes] = await rowsOf(context.db, 'select items_bytes from import_runs');
      expect(bytes).toEqual({ items_bytes: 70 + JSON.stringify(results).length });
      const keys = await context.db.selectFrom('client_keys').select('client_key').orderBy('client_key').execute();
      expect(keys.map((row) => row.client_key)).toEqual([key(3), 'key']);
      const part = v.parse(partBody, { clientKey: key(1), sites: [{ ref: 'other', name: 'x' }], flights: [FLIGHT] });
      const sent = { part, encoding: 'gzip' } as const;
      const reply = await saveImportPart(context, { pilotId: 1, runId: 4 }, sent);
      expect(reply).toMatchObject({ response: { results } });
      const save = v.parse(saveRequest.body, { dataType: 'pilot', data: pilotInput(), opKey: key(3) });
      expect(await saveToLogbook(context, 1, { ...save, encoding: 'gzip' })).toMatchObject({
        response: { savedId: 1 },
      });
      await close();
      await old.remove();
    });
  },
);
