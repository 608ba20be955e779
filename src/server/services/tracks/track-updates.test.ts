import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ANALYSIS_VERSION } from '#domain/track/track';
import { sha256Of } from '#server/encoding/sha256';
import type { AppContext } from '#server/services/app-context';
import { flownPath, igcFile } from '#test/builders/igc';
import { aFlight } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import type { TestDatabase } from '#test/databases/sqlite-file';
import { changedFlights, sentUndo } from '#test/servers/change-calls';
import { createTestContext, startTestServer, type TestServer } from '#test/servers/server';
import { loaded, saved, signUpPilot, type Visitor } from '#test/servers/visitor';
import { countOutdatedTracks, findTrackUpdate, queueTrackUpdates, updateTracks } from './track-updates.ts';

const LAUNCH = { at: 36_000, lat: 46.6863, lng: 7.8632, altitude: 1_500 };
const igcOf = (seconds: number) =>
  igcFile({ fixes: flownPath(LAUNCH, [{ seconds: 60 }, { seconds, speed: 10, climb: -1 }, { seconds: 60 }]) });
const IGC = igcOf(600);
const HASH = sha256Of(Buffer.from(IGC));
const NEVER = new AbortController().signal;

describe.each(DATABASES)('the update of old tracks on $name', { timeout: 60_000 }, ({ name: kind, create }) => {
  const lines: string[] = [];
  let database: TestDatabase;
  let server: TestServer;
  let context: AppContext;
  let pilot: Visitor;

  beforeEach(async () => {
    lines.length = 0;
    database = await create();
    server = await startTestServer({ database, log: (line) => lines.push(line) });
    ({ context } = server);
    pilot = await signUpPilot(server.url);
  });

  afterEach(async () => {
    await server.close();
    await database.remove();
  });

  /** Makes the track of a flight as the migration leaves one that was never hashed. */
  const unhash = async (flightId: number, content: Uint8Array) => {
    const file = { pilot_id: pilot.pilotId ?? 0, sha256: `unhashed-${flightId}`, size_bytes: IGC.length, content };
    await context.db.insertInto('track_files').values(file).execute();
    const old = { sha256: file.sha256, zone: null, analysis_version: 0 };
    await context.db.updateTable('tracks').set(old).where('flight_id', '=', flightId).execute();
  };
  const tracks = () =>
    context.db.selectFrom('tracks').select(['sha256', 'zone', 'analysis_version']).orderBy('flight_id').execute();
  const files = async () =>
    (await context.db.selectFrom('track_files').select('sha256').orderBy('sha256').execute()).map(
      ({ sha256 }) => sha256,
    );

  it('hashes their files, keeps equal ones once, and finds the zones; one that cannot be read is logged and stays', async () => {
    for (const igc of [IGC, IGC, IGC, igcOf(700)]) await saved(pilot, 'flight', aFlight({ igc }));
    const [content] = [gzipSync(IGC)];
    for (const id of [2, 3]) await unhash(id, content);
    await unhash(4, new Uint8Array([1]));
    await context.db
      .deleteFrom('track_files')
      .where('sha256', '=', sha256Of(Buffer.from(igcOf(700))))
      .execute();
    await queueTrackUpdates(context);
    await updateTracks(context, NEVER);
    const updated = { sha256: HASH, zone: 'Europe/Zurich', analysis_version: ANALYSIS_VERSION };
    expect(await tracks()).toEqual([
      updated,
      updated,
      updated,
      { sha256: 'unhashed-4', zone: null, analysis_version: 0 },
    ]);
    expect(await files()).toEqual([HASH, 'unhashed-4']);
    const warning = lines.map((line) => JSON.parse(line)).find(({ level }) => level === 40);
    expect(warning).toMatchObject({ pilotId: pilot.pilotId, flightId: 4 });
    expect([await findTrackUpdate(context), await countOutdatedTracks(context)]).toEqual([null, 1]);
  });

  it('is announced by the loads of a pilot with such tracks, until it is done', async () => {
    const other = await signUpPilot(server.url);
    for (const each of [pilot, other]) await saved(each, 'flight', aFlight({ igc: IGC }));
    await context.db.deleteFrom('jobs').execute();
    await context.db
      .updateTable('tracks')
      .set({ analysis_version: ANALYSIS_VERSION - 1 })
      .where('pilot_id', '=', pilot.pilotId ?? 0)
      .execute();
    const pending = async () => [(await loaded(pilot)).isPending, (await loaded(other)).isPending];
    expect(await pending()).toEqual([undefined, undefined]);
    await queueTrackUpdates(context);
    expect(await pending()).toEqual([true, undefined]);
    await updateTracks(context, NEVER);
    await context.db.deleteFrom('jobs').where('kind', '=', 'computeFindings').execute();
    expect(await pending()).toEqual([undefined, undefined]);
  });

  it('analyses them again with a newer version, and does not change the flights', async () => {
    const before = await saved(pilot, 'flight', aFlight({ igc: IGC }));
    await context.db
      .updateTable('tracks')
      .set({ profile: 'A', analysis_version: ANALYSIS_VERSION - 1 })
      .execute();
    expect(await queueTrackUpdates(context)).toBe(1);
    await updateTracks(context, NEVER);
    expect(await queueTrackUpdates(context)).toBe(0);
    expect((await loaded(pilot, before.lastModified)).flights).toEqual(before.flights);
  });

  it('can be interrupted at any track, and is continued by another server', async () => {
    const count = 15;
    for (let id = 1; id <= count; id += 1) await saved(pilot, 'flight', aFlight({ igc: IGC }));
    await context.db.updateTable('tracks').set({ analysis_version: 0 }).execute();
    await queueTrackUpdates(context);
    await updateTracks(context, AbortSignal.abort());
    expect(await countOutdatedTracks(context)).toBe(count);
    const stopping = new AbortController();
    const updating = updateTracks(context, stopping.signal);
    await expect.poll(() => countOutdatedTracks(context), { interval: 1 }).toBeLessThan(count);
    stopping.abort();
    await updating;
    const done = count - (await countOutdatedTracks(context));
    expect(await findTrackUpdate(context)).toMatchObject({ done, failed: 0, flightId: done });
    expect(done).toBeLessThan(count);
    const other = await createTestContext(database);
    await Promise.all([updateTracks(other.context, NEVER), updateTracks(context, NEVER)]);
    await other.close();
    expect([await findTrackUpdate(context), await countOutdatedTracks(context)]).toEqual([null, 0]);
  });

  it('updates the track of a deleted flight, too, while an undo can bring it back', async () => {
    await saved(pilot, 'flight', aFlight({ igc: igcOf(600) }));
    const { changeId } = await changedFlights(pilot, [1], { kind: 'delete' });
    await context.db.updateTable('tracks').set({ profile: 'A', analysis_version: 0 }).execute();
    await queueTrackUpdates(context);
    await updateTracks(context, NEVER);
    expect((await sentUndo(pilot, changeId)).status).toBe(200);
    const [flight] = (await loaded(pilot)).flights;
    expect(flight?.see && flight.profile).not.toBe('A');
    expect(await countOutdatedTracks(context)).toBe(0);
  });

  it('leaves a track alone that is replaced meanwhile', async () => {
    await saved(pilot, 'flight', aFlight({ igc: IGC }));
    await context.db.updateTable('tracks').set({ analysis_version: 0 }).execute();
    await queueTrackUpdates(context);
    const [, { flights }] = await Promise.all([
      updateTracks(context, NEVER),
      saved(pilot, 'flight', aFlight({ id: 1, igc: igcOf(700) })),
    ]);
    expect(await tracks()).toMatchObject([{ sha256: sha256Of(Buffer.from(igcOf(700))) }]);
    expect((await loaded(pilot)).flights).toMatchObject(flights.map(({ id }) => ({ id, hasTrack: true })));
  });

  // Progress that was read from the database is the same on each.
  if (kind === 'SQLite') {
    it('starts again where its progress is damaged', async () => {
      await saved(pilot, 'flight', aFlight({ igc: IGC }));
      await context.db.updateTable('tracks').set({ analysis_version: 0 }).execute();
      await queueTrackUpdates(context);
      await context.db.updateTable('jobs').set({ progress: '{' }).where('kind', '=', 'updateTracks').execute();
      await updateTracks(context, NEVER);
      expect([await findTrackUpdate(context), await countOutdatedTracks(context)]).toEqual([null, 0]);
    });

    it('starts again after an upgrade: what an older version has updated is outdated, too', async () => {
      for (let id = 1; id <= 2; id += 1) await saved(pilot, 'flight', aFlight({ igc: IGC }));
      await context.db.updateTable('tracks').set({ analysis_version: 0 }).execute();
      await queueTrackUpdates(context);
      const progress = { version: ANALYSIS_VERSION - 1, pilotId: pilot.pilotId, flightId: 1, done: 1, failed: 0 };
      await context.db
        .updateTable('jobs')
        .set({ progress: JSON.stringify(progress) })
        .where('kind', '=', 'updateTracks')
        .execute();
      await updateTracks(context, NEVER);
      expect(await countOutdatedTracks(context)).toBe(0);
    });
  }
});
