import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { LINK_PURPOSES } from '#domain/account';
import type { Schema } from '#server/db/schema';
import { startRunOfDevice } from '#server/services/imports/runs';
import { inPilotTransaction } from '#server/services/pilot-transaction';
import { aFlight, aGlider, aSite } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { rowsOf } from '#test/databases/raw-sql';
import { changedFlights, sentChange } from '#test/servers/change-calls';
import { csvOfRecords, importCsv } from '#test/servers/csv-upload';
import { igcNumber, importedPart, listedRuns, sentPart, startedRun } from '#test/servers/import-calls';
import { runningServer } from '#test/servers/running-server';
import { loaded, logInPilot, rejectionIn, saved, signUpPilot, type Visitor } from '#test/servers/visitor';

const TIMEOUT_MS = 120_000;
const MOST_KEYS = 100_000;
const MEGABYTE = 1_024 * 1_024;
const MOST_FLIGHTS = 2;
const TOO_MANY = { code: 'tooManyChanges' };

/** What bounds a table that requests fill (docs/security.md) is tried here where no other test does. */
describe.each(DATABASES)('what requests of one pilot fill on $name', { timeout: TIMEOUT_MS }, ({ create }) => {
  const settings = { MAX_FLIGHTS: String(MOST_FLIGHTS), MAX_TEXTS_MB: '1', MAX_WRITES_PER_MINUTE: '100000' };
  let now = Date.parse('2026-05-03T10:00:00Z');
  const server = runningServer({ settings, clock: () => new Date(now) }, create);
  let pilot: Visitor & { readonly email: string };

  beforeEach(async () => {
    pilot = await signUpPilot(server().url);
  });

  const run = (statement: string) => rowsOf(server().context.db, statement);
  /** The number of the pilot's rows, and their bytes in some columns. */
  const sizeOf = async (table: keyof Schema, ...columns: readonly string[]) => {
    const bytes = columns.map((column) => `coalesce(octet_length(${column}), 0)`).join(' + ') || '0';
    const size = `count(*) as rows_num, coalesce(sum(${bytes}), 0) as bytes`;
    const [found] = await run(`select ${size} from ${table} where pilot_id = ${pilot.pilotId}`);
    const { rows_num: rows, bytes: sum } = Object(found);
    return { rows: Number(rows), bytes: Number(sum) };
  };

  it.each([
    ['flight', 'flights', aFlight],
    ['site', 'sites', aSite],
    ['glider', 'gliders', aGlider],
  ] as const)(
    '%ss that are added and deleted have ten times as many rows as may be visible',
    async (dataType, table, item) => {
      for (let id = 1; id <= 10 * MOST_FLIGHTS; id += 1) {
        await saved(pilot, dataType, item());
        await saved(pilot, dataType, { id, see: false });
      }
      const added = await pilot.post('/api/data', { dataType, data: item() });
      expect([added.status, added.headers.get('retry-after'), rejectionIn(added)]).toEqual([429, '86400', TOO_MANY]);
      expect(await sizeOf(table)).toMatchObject({ rows: 10 * MOST_FLIGHTS });
    },
  );

  it('neither a file nor a part of an import adds more rows of deleted flights', async () => {
    for (let at = 0; at < 10; at += 1) {
      await importCsv(pilot, csvOfRecords(MOST_FLIGHTS));
      const ids = (await loaded(pilot)).flights.map(({ id }) => id);
      await changedFlights(pilot, ids, { kind: 'delete' });
    }
    const runId = await startedRun(pilot);
    const { id: _, ...flight } = aFlight();
    for (const rejected of [
      await importCsv(pilot, csvOfRecords(1)),
      await sentPart(pilot, runId, { flights: [{ ref: 'a', ...flight }] }),
    ])
      expect([rejected.status, rejectionIn(rejected)]).toEqual([429, TOO_MANY]);
    expect(await sizeOf('flights')).toMatchObject({ rows: 10 * MOST_FLIGHTS });
  });

  it('client_keys has at most 100,000 rows with those of parts, none is forgotten, and each has few bytes', async () => {
    const opKey = randomUUID();
    const save = (data: object, key: string) =>
      pilot.post('/api/data', { dataType: 'glider', data, opKey: key, clientKey: randomUUID() });
    expect((await save(aGlider(), opKey)).status).toBe(200);
    await importCsv(pilot, csvOfRecords(1), randomUUID());
    await changedFlights(pilot, [1], { kind: 'addTags', tags: ['a'] });
    const runId = await startedRun(pilot);
    await importedPart(pilot, runId, {});
    const columns = ['client_key', 'data_type', 'answer', 'body_hash'];
    const { rows, bytes } = await sizeOf('client_keys', ...columns);
    expect([rows, bytes / rows < 300]).toEqual([4, true]);

    await run(`insert into client_keys (pilot_id, client_key, data_type, item_id, created_at_s)
      with recursive more(n) as (select 1 union all select n + 1 from more where n < ${MOST_KEYS - rows - 1})
      select ${pilot.pilotId}, cast(n as text), 'glider', 1, 1000000000 from more`);
    const before = await loaded(pilot);
    for (const rejected of [
      await save(aGlider({ id: 1, name: 'Other' }), randomUUID()),
      await pilot.post('/api/data', { dataType: 'glider', data: aGlider({ name: 'New' }), clientKey: randomUUID() }),
      await importCsv(pilot, csvOfRecords(1), randomUUID()),
      await sentChange(pilot, [1], { kind: 'delete' }),
      await sentPart(pilot, runId, {}),
    ])
      expect([rejected.status, rejectionIn(rejected)]).toEqual([429, TOO_MANY]);
    expect((await save(aGlider(), opKey)).status).toBe(200);
    expect({ ...(await loaded(pilot)), lastModified: 0 }).toEqual({ ...before, lastModified: 0 });
    expect(await sizeOf('client_keys')).toMatchObject({ rows: MOST_KEYS - 1 });
    await saved(pilot, 'glider', aGlider({ id: 1, name: 'Without a key' }));
  });

  it('import_parts keeps of refused items what is wrong alone, counts to the size of its run, and goes with it', async () => {
    const flights = Array.from({ length: 50 }, (_, at) => ({ ...BAD_FLIGHT, ref: `${at}`.padEnd(690, '山') }));
    const first = await startedRun(pilot);
    const part = { clientKey: randomUUID(), flights };
    const results = await importedPart(pilot, first, part);
    expect(await importedPart(pilot, first, part)).toEqual(results);
    const { bytes } = await sizeOf('import_parts', 'client_key', 'body_hash', 'results');
    expect(bytes).toBeLessThan(50 * 500);

    const room = Math.round(2.5 * (bytes + 200)); // A part counts with 200 bytes for its keys and its row.
    await run(`update import_runs set items_bytes = ${4 * MEGABYTE - room} where pilot_id = ${pilot.pilotId}`);
    const more = async () => (await sentPart(pilot, first, { flights })).status;
    expect([await more(), await more(), await more()]).toEqual([200, 200, 422]);
    expect(await sizeOf('import_parts')).toMatchObject({ rows: 3 });
    await startedRun(pilot);
    expect(await sizeOf('import_parts')).toEqual({ rows: 0, bytes: 0 });
    expect((await sentPart(pilot, first, part)).status).toBe(404);
  });

  it('import_runs has the last hundred, with their items and parts', async () => {
    await importedPart(pilot, await startedRun(pilot), { gliders: [GLIDER] });
    for (const [table, id, columns] of OF_RUNS)
      await run(`insert into ${table} (pilot_id, ${id}, client_key, ${columns})
        with recursive more(n) as (select 2 union all select n + 1 from more where n < 98)
        select pilot_id, n, cast(n as text), ${columns} from ${table} cross join more where pilot_id = ${pilot.pilotId}`);
    await run(`insert into import_items (pilot_id, run_id, ${ITEM_COLUMNS})
      with recursive more(n) as (select 2 union all select n + 1 from more where n < 98)
      select pilot_id, n, ${ITEM_COLUMNS} from import_items cross join more where pilot_id = ${pilot.pilotId}`);
    for (let at = 0; at < 5; at += 1) await importedPart(pilot, await startedRun(pilot), { gliders: [GLIDER] });
    for (const table of ['import_runs', 'import_items', 'import_parts'] as const)
      expect(await sizeOf(table)).toMatchObject({ rows: 100 });
  });

  it('import_runs has as many of the pilot’s devices, which never push out an import', async () => {
    const own = await startedRun(pilot);
    const { context } = server();
    const startedByDevice = (): Promise<number> =>
      inPilotTransaction(context, pilot.pilotId ?? 0, (tx) => startRunOfDevice(context, tx, 'Vario'));
    for (let day = 0; day < 102; day += 1) await startedByDevice();
    const runs = await listedRuns(pilot);
    expect(runs).toHaveLength(101);
    expect(runs.at(-1)).toMatchObject({ id: own, state: 'open' });
    const another = await startedRun(pilot);
    expect((await listedRuns(pilot)).map(({ id }) => id)).toEqual([another, ...runs.map(({ id }) => id)]);
  });

  it('flight_changes has the last twenty', async () => {
    await saved(pilot, 'flight', aFlight());
    for (let at = 0; at < 25; at += 1) await changedFlights(pilot, [1], { kind: 'addTags', tags: [`${at % 9}`] });
    expect(await sizeOf('flight_changes')).toMatchObject({ rows: 20 });
  });

  it('tracks and scores have a row for each flight and rule set, however often a track is saved', async () => {
    await saved(pilot, 'flight', aFlight());
    for (let at = 0; at < 5; at += 1) await saved(pilot, 'flight', aFlight({ id: 1, igc: igcNumber(at) }));
    expect([await sizeOf('tracks'), await sizeOf('track_files')]).toMatchObject([{ rows: 1 }, { rows: 1 }]);
  });

  it('sessions has the hundred that were used last', async () => {
    const credentials = { email: pilot.email, password: 'a long password' };
    const begunS = Math.floor(now / 1_000);
    await run(`insert into sessions (token_hash, pilot_id, created_at_s, last_used_at_s)
      with recursive more(n) as (select 1 union all select n + 1 from more where n < 98)
      select cast(n as text), ${pilot.pilotId}, ${begunS} + n, ${begunS} + n from more`);
    now += 100_000;
    await logInPilot(server().url, credentials);
    expect(await sizeOf('sessions')).toMatchObject({ rows: 100 });
    now += 1_000;
    await logInPilot(server().url, credentials);
    expect(await sizeOf('sessions')).toMatchObject({ rows: 100 });
    expect((await pilot.get('/api/data')).status).toBe(401);
  });

  it('auth_tokens and jobs have one row for each purpose, however often a link is requested', async () => {
    for (let at = 0; at < 5; at += 1) await pilot.post('/api/resend-auth-token', {});
    const tokens = await sizeOf('auth_tokens');
    expect(tokens.rows).toBeLessThanOrEqual(LINK_PURPOSES.length);
    const jobs = await run(`select kind, unique_key from jobs group by kind, unique_key having count(*) > 1`);
    expect(jobs).toEqual([]);
  });
});

/** The tables of runs whose rows have a key of the client, with the column of the run and those that a copy keeps. */
const OF_RUNS = [
  ['import_runs', 'id', 'body_hash, created_at, source, state, counts, refused, items_bytes'],
  ['import_parts', 'run_id', 'body_hash, results'],
] as const;
const ITEM_COLUMNS = 'data_type, ref, position, item_id, effect, before, after, outcome';
const { id: _flight, ...BLANK_FLIGHT } = aFlight();
const BAD_FLIGHT = { ...BLANK_FLIGHT, date: '2026-13-45', airtime: -1, remarks: '\u0000', tags: ['a\u0000'] };
const { id: _glider, ...BLANK_GLIDER } = aGlider();
const GLIDER = { ref: 'a', ...BLANK_GLIDER };
