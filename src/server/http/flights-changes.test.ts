import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256Of } from '#server/encoding/sha256';
import { runMaintenance } from '#server/jobs/maintenance';
import { computeAllFindings } from '#server/services/tracks/findings';
import { groundOfFile } from '#test/builders/ground';
import { aFlight, aGlider, aSite } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { rowsOf } from '#test/databases/raw-sql';
import { changedFlights, sentChange, sentUndo } from '#test/servers/change-calls';
import { igcNumber, igcOf } from '#test/servers/import-calls';
import { runningServer } from '#test/servers/running-server';
import { errorOf, type Fields, loaded, rejectionIn, saved, signUpPilot, type Visitor } from '#test/servers/visitor';

const DAY_MS = 86_400_000;
const GONE = 'Nothing was changed: a flight that you selected was deleted meanwhile.';
const CHANGED = 'Nothing was undone: one of the flights has been changed since.';
const OVER = 'This change can no longer be undone.';

describe.each(DATABASES)('many flights at once on $name', ({ create }) => {
  let now = Date.parse('2026-07-01T12:00:00Z');
  const server = runningServer({ clock: () => new Date(now) }, create);

  /** A pilot with two sites, two gliders, and flights with these fields. */
  const pilotWith = async (...flights: readonly Fields[]): Promise<Visitor> => {
    const pilot = await signUpPilot(server().url);
    for (const name of ['A', 'B']) {
      await saved(pilot, 'site', aSite({ name }));
      await saved(pilot, 'glider', aGlider({ name }));
    }
    for (const flight of flights) await saved(pilot, 'flight', aFlight(flight));
    return pilot;
  };
  const flightsOf = async (pilot: Visitor) => (await loaded(pilot)).flights;
  const rowsIn = async (table: string, pilot: Visitor) => {
    const rows = await rowsOf(server().context.db, `select * from ${table} where pilot_id = ${pilot.pilotId}`);
    return rows.map((row) => JSON.stringify(row)).toSorted();
  };
  const filesOf = async (pilot: Visitor) =>
    (await rowsOf(server().context.db, `select sha256 from track_files where pilot_id = ${pilot.pilotId}`)).length;

  it.each([
    [{ kind: 'setSite', siteId: 2 }, [{ siteId: 2 }, { siteId: 2 }, { siteId: 1 }]],
    [{ kind: 'setSite', siteId: null }, [{ siteId: null }, { siteId: null }, { siteId: 1 }]],
    [{ kind: 'setGlider', gliderId: 1 }, [{ gliderId: 1 }, { gliderId: 1 }, { gliderId: null }]],
    [{ kind: 'addTags', tags: [' Tandem', 'soaring'] }, [['Tandem', 'soaring'], ['tandem', 'soaring'], []]],
    [{ kind: 'removeTags', tags: ['TANDEM'] }, [[], [], []]],
    [{ kind: 'delete' }, ['deleted', 'deleted', {}]],
  ])('take %j together, and it is undone whole', async (change, expected) => {
    const pilot = await pilotWith({ siteId: 1 }, { siteId: 2, gliderId: 2, tags: ['tandem'] }, { siteId: 1 });
    const before = await loaded(pilot);
    const flights = expected.map((fields) => (Array.isArray(fields) ? { tags: fields } : fields));
    const { changeId, lastModified } = await changedFlights(pilot, [2, 1], change);
    expect(await flightsOf(pilot)).toMatchObject(flights.filter((fields) => fields !== 'deleted'));

    const undone = await sentUndo(pilot, changeId, { lastModified });
    expect(undone.status).toBe(200);
    expect(await loaded(pilot)).toEqual({ ...before, lastModified: undone.body.lastModified });
    const { flights: delta } = (await loaded(pilot, before.lastModified)) ?? {};
    expect(delta.every(({ id }) => id !== 3)).toBe(true);
  });

  it('come back as one load, with what another device has changed', async () => {
    const pilot = await pilotWith({}, {}, {});
    const { lastModified } = await loaded(pilot);
    await saved(pilot, 'flight', aFlight({ id: 3, remarks: 'elsewhere' }));
    const response = await changedFlights(pilot, [1, 2], { kind: 'setSite', siteId: 2, lastModified });
    expect(response.flights.map(({ id }) => id).toSorted()).toEqual([1, 2, 3]);
    expect(response).toMatchObject({ flightsNum: 2, sites: [], pilot: null });
  });

  it('are counted and recorded only where something changes', async () => {
    const pilot = await pilotWith({ siteId: 2 }, { siteId: 1 });
    const { flightsNum, changeId } = await changedFlights(pilot, [1, 2], { kind: 'setSite', siteId: 2 });
    await saved(pilot, 'flight', aFlight({ id: 1, siteId: 2, remarks: 'since' }));
    expect([flightsNum, (await sentUndo(pilot, changeId)).status]).toEqual([1, 200]);
    expect(await flightsOf(pilot)).toMatchObject([{ remarks: 'since' }, { siteId: 1 }]);
  });

  it('hide their tracks when they are deleted, and show them again with scores and ground', async () => {
    const [first, second] = [igcNumber(1), igcNumber(2)];
    const pilot = await pilotWith(
      { igc: first, igcFileName: 'a.igc', remarks: 'kept', tags: ['x'] },
      { igc: second },
      { igc: first },
    );
    await pilot.post('/api/flights/1/ground', { ...groundOfFile(first, 700) });
    await computeAllFindings(server().context, new AbortController().signal);
    const shown = async () => [await flightsOf(pilot), await rowsIn('tracks', pilot), await rowsIn('scores', pilot)];
    const before = await shown();
    expect(before.map(({ length }) => length)).toEqual([3, 3, 15]);
    const summaries = async () => (await pilot.get('/api/tracks')).body;
    const summariesBefore = await summaries();

    const { changeId } = await changedFlights(pilot, [1, 2], { kind: 'delete' });
    expect(await flightsOf(pilot)).toMatchObject([{ id: 3, hasTrack: true }]);
    for (const path of ['track', 'igc']) {
      expect([path, (await pilot.get(`/api/flights/1/${path}`)).status]).toEqual([path, 404]);
    }
    expect((await pilot.post('/api/flights/1/ground', { ...groundOfFile(first, 700) })).status).toBe(404);
    expect(JSON.stringify(await summaries())).not.toMatch(/"(flightId|id)":[12]\b/);
    expect((await pilot.post('/api/flights/tracks', { ids: [1, 2] })).status).toBe(404);
    expect((await pilot.get('/api/tracks/known', { sha256: sha256Of(Buffer.from(second)) })).body).toEqual({
      flightId: null,
      flights: [],
    });

    expect((await sentUndo(pilot, changeId)).status).toBe(200);
    expect(await shown()).toEqual(before);
    expect(await summaries()).toEqual(summariesBefore);
    expect([await igcOf(pilot, 1), await igcOf(pilot, 2)]).toEqual([first, second]);
  });

  it.each([
    ['a flight that was deleted', [1, 2, 3], { kind: 'addTags', tags: ['x'] }, [404, { message: GONE }]],
    ['a flight that never was', [1, 9], { kind: 'delete' }, [404, { message: GONE }]],
    [
      'a flight with too many tags',
      [1, 2],
      { kind: 'addTags', tags: ['one more'] },
      [
        422,
        {
          message: 'Nothing was changed: one of the flights would have too many tags.',
          errors: { tags: 'A flight has at most 20 tags' },
        },
      ],
    ],
    [
      'a tag that is too long',
      [1],
      { kind: 'addTags', tags: ['x'.repeat(31)] },
      [422, { errors: { tags: 'A tag has at most 30 characters' } }],
    ],
    [
      'a site that is gone',
      [1],
      { kind: 'setSite', siteId: 5 },
      [422, { errors: { siteId: 'Site you chose does no longer exist' } }],
    ],
    [
      'a glider that is gone',
      [1],
      { kind: 'setGlider', gliderId: 5 },
      [422, { errors: { gliderId: 'Glider you chose does no longer exist' } }],
    ],
  ] as const)('stay as they are with %s among them', async (...[, ids, change, error]) => {
    const tags = Array.from({ length: 20 }, (_, index) => `tag ${index}`);
    const pilot = await pilotWith({ siteId: 1 }, { tags }, {});
    await saved(pilot, 'flight', { id: 3, see: false });
    const before = await loaded(pilot);
    const response = await sentChange(pilot, ids, change);
    expect([response.status, errorOf(response)]).toMatchObject(error);
    expect(await loaded(pilot)).toEqual(before);
    expect(
      await rowsOf(server().context.db, `select id from flight_changes where pilot_id = ${pilot.pilotId}`),
    ).toEqual([]);
  });

  it.each([
    ['no flights', { ids: [] }],
    ['a flight twice', { ids: [1, 1] }],
    ['too many flights', { ids: Array.from({ length: 50_001 }, (_, index) => index + 1) }],
    ['an unknown change', { change: { kind: 'setRemarks', remarks: '' } }],
    ['no tags', { change: { kind: 'addTags', tags: [] } }],
    ['no key', { clientKey: undefined }],
  ])('are not changed by a request with %s', async (_, named) => {
    const pilot = await pilotWith({});
    const body = { ids: [1], change: { kind: 'delete' }, clientKey: '3f1c1b1c-54b1-4f0f-8b3a-3a3c5d1f2a77', ...named };
    const response = await pilot.post('/api/flights/changes', body);
    expect([response.status, (await flightsOf(pilot)).length]).toEqual([400, 1]);
  });

  it('are changed and undone rightly while the pilot saves on another device', async () => {
    const pilot = await pilotWith({ remarks: 'one' }, { remarks: 'two' });
    const saves = (at: number) => [0, 1, 2].map((save) => saved(pilot, 'site', aSite({ name: `site ${at} ${save}` })));
    for (let at = 0; at < 4; at += 1) {
      const change = changedFlights(pilot, [1, 2], { kind: 'addTags', tags: [`tag ${at}`] });
      const [{ changeId }] = await Promise.all([change, ...saves(at)]);
      expect(await flightsOf(pilot)).toMatchObject([{ tags: [`tag ${at}`] }, { tags: [`tag ${at}`] }]);
      const [undone] = await Promise.all([sentUndo(pilot, changeId), ...saves(at + 10)]);
      expect(undone.status).toBe(200);
      expect(await flightsOf(pilot)).toMatchObject([
        { remarks: 'one', tags: [] },
        { remarks: 'two', tags: [] },
      ]);
    }
  });

  it('are changed once by one key, and undone once', async () => {
    const pilot = await pilotWith({ siteId: 1 }, { siteId: 1 });
    const change = { kind: 'setSite', siteId: 2, clientKey: '5e1c1b1c-54b1-4f0f-8b3a-3a3c5d1f2a77' };
    const first = await changedFlights(pilot, [1, 2], change);
    const second = await changedFlights(pilot, [1, 2], { ...change, clientKey: change.clientKey.toUpperCase() });
    expect([second.changeId, second.flightsNum]).toEqual([first.changeId, 2]);
    expect((await sentUndo(pilot, first.changeId)).status).toBe(200);
    await saved(pilot, 'flight', aFlight({ id: 1, siteId: 2 }));
    expect((await sentUndo(pilot, first.changeId)).status).toBe(200);
    expect((await changedFlights(pilot, [1, 2], change)).changeId).toBe(first.changeId);
    expect(await flightsOf(pilot)).toMatchObject([{ siteId: 2 }, { siteId: 1 }]);
  });

  it('are not changed by a key that came with another change, or with other flights', async () => {
    const pilot = await pilotWith({ siteId: 1 }, { siteId: 1 });
    const change = { kind: 'setSite', siteId: 2, clientKey: randomUUID() };
    const { changeId } = await changedFlights(pilot, [1], change);
    for (const [ids, other] of [
      [[2], change],
      [[1, 2], change],
      [[1], { ...change, siteId: null }],
    ] as const) {
      const rejected = await sentChange(pilot, ids, other);
      expect([rejected.status, rejectionIn(rejected)]).toEqual([400, { code: 'keyReused' }]);
    }
    expect((await changedFlights(pilot, [1], change)).changeId).toBe(changeId);
    expect(await flightsOf(pilot)).toMatchObject([{ siteId: 2 }, { siteId: 1 }]);
  });

  it('are not undone when one of them has been changed since, by the pilot but not by what is computed', async () => {
    const pilot = await pilotWith({ siteId: 1, igc: igcNumber(1) }, { siteId: 1 });
    const { changeId } = await changedFlights(pilot, [1, 2], { kind: 'setSite', siteId: 2 });
    await computeAllFindings(server().context, new AbortController().signal);
    await saved(pilot, 'flight', aFlight({ id: 2, siteId: 2, remarks: 'mine' }));
    const rejected = await sentUndo(pilot, changeId);
    expect([rejected.status, errorOf(rejected)]).toEqual([409, { type: 'badRequest', message: CHANGED }]);
    expect(rejectionIn(rejected)).toEqual({ code: 'changedSince' });
    expect(await flightsOf(pilot)).toMatchObject([{ siteId: 2 }, { siteId: 2 }]);
    await saved(pilot, 'flight', aFlight({ id: 2, siteId: 2 }));
    expect((await sentUndo(pilot, changeId)).status).toBe(200);
    expect(await flightsOf(pilot)).toMatchObject([{ siteId: 1 }, { siteId: 1 }]);
  });

  it('are undone backwards, change by change, but not in another order', async () => {
    const pilot = await pilotWith({ siteId: 1 }, { siteId: 1, igc: igcNumber(3) });
    const before = await flightsOf(pilot);
    const first = await changedFlights(pilot, [1, 2], { kind: 'setSite', siteId: 2 });
    const second = await changedFlights(pilot, [2], { kind: 'delete' });
    expect((await sentUndo(pilot, first.changeId)).status).toBe(409);
    for (const { changeId } of [second, first]) expect((await sentUndo(pilot, changeId)).status).toBe(200);
    expect(await flightsOf(pilot)).toEqual(before);
  });

  it('get no site or glider back that was deleted since', async () => {
    const pilot = await pilotWith({ siteId: 1, gliderId: 1 }, { siteId: 1, gliderId: 1 });
    const site = await changedFlights(pilot, [1], { kind: 'setSite', siteId: 2 });
    const removal = await changedFlights(pilot, [2], { kind: 'delete' });
    await saved(pilot, 'site', { id: 1, see: false });
    await saved(pilot, 'glider', { id: 2, see: false });
    for (const { changeId } of [site, removal]) expect((await sentUndo(pilot, changeId)).status).toBe(200);
    expect(await flightsOf(pilot)).toMatchObject([
      { siteId: null, gliderId: 1 },
      { siteId: null, gliderId: 1 },
    ]);
  });

  it('are undone within a day; then the files of deleted ones are deleted, too, but not one that is used again', async () => {
    const written = { remarks: 'with Ann', tags: ['tandem'] };
    const pilot = await pilotWith({ igc: igcNumber(1) }, { igc: igcNumber(2), ...written }, { igc: igcNumber(3) });
    const { changeId } = await changedFlights(pilot, [1, 2, 3], { kind: 'delete' });
    await saved(pilot, 'flight', aFlight({ igc: igcNumber(2) }));
    now += DAY_MS;
    await runMaintenance(server().context);
    expect(await filesOf(pilot)).toBe(3);
    now += 1_000;
    await runMaintenance(server().context);
    expect(await filesOf(pilot)).toBe(1);
    const hidden = `select distinct remarks, tags from flights where pilot_id = ${pilot.pilotId} and is_deleted = 1`;
    expect(await rowsOf(server().context.db, hidden)).toEqual([{ remarks: '', tags: '[]' }]);
    const over = await sentUndo(pilot, changeId);
    expect([over.status, errorOf(over)]).toEqual([404, { type: 'recordNotFound', message: OVER }]);
    expect(await igcOf(pilot, 4)).toBe(igcNumber(2));
  });

  it('can be undone for the last twenty changes', async () => {
    const pilot = await pilotWith({ igc: igcNumber(1) }, {});
    const changes = [await changedFlights(pilot, [1], { kind: 'delete' })];
    for (let site = 1; site <= 20; site += 1) {
      changes.push(await changedFlights(pilot, [2], { kind: 'setSite', siteId: 1 + (site % 2) }));
    }
    expect((await sentUndo(pilot, changes[0]?.changeId ?? 0)).status).toBe(404);
    expect(await filesOf(pilot)).toBe(0);
    for (const { changeId } of changes.slice(1).toReversed())
      expect((await sentUndo(pilot, changeId)).status).toBe(200);
    expect(await flightsOf(pilot)).toMatchObject([{ id: 2, siteId: null }]);
  });

  it('are not those of another pilot, nor is a change', async () => {
    const [ann, bob] = [await pilotWith({}), await pilotWith({})];
    await saved(ann, 'flight', aFlight());
    const { changeId } = await changedFlights(ann, [1, 2], { kind: 'delete' });
    expect((await sentChange(bob, [2], { kind: 'delete' })).status).toBe(404);
    expect((await sentUndo(bob, changeId)).status).toBe(404);
    expect([(await flightsOf(ann)).length, (await flightsOf(bob)).length]).toEqual([0, 1]);
  });
});

describe.each(DATABASES)('the limits of a pilot with many flights at once on $name', ({ create }) => {
  const settings = { MAX_FLIGHTS: '2', MAX_TRACKS_MB: '1' };
  const server = runningServer({ settings }, create);
  /** A track of more than half of the limit. */
  const largeTrack = (number: number) => `${igcNumber(number)}${`LXXX ${'x'.repeat(70)}\r\n`.repeat(7_500)}`;

  it('hold for what comes back, and count the tracks that are kept for an undo', async () => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'flight', aFlight({ igc: largeTrack(1) }));
    await saved(pilot, 'flight', aFlight());
    const { changeId } = await changedFlights(pilot, [1], { kind: 'delete' });
    const tooLarge = await pilot.post('/api/data', { dataType: 'flight', data: aFlight({ igc: largeTrack(2) }) });
    expect(errorOf(tooLarge).errors).toEqual({
      igc: 'Your tracks take up at most 1 MB, including those of deleted flights while that can be undone',
    });
    await saved(pilot, 'flight', aFlight());
    const tooMany = await sentUndo(pilot, changeId);
    expect(errorOf(tooMany).errors).toEqual({ flights: 'Your logbook holds at most 2 flights' });
    await saved(pilot, 'flight', { id: 2, see: false });
    expect((await sentUndo(pilot, changeId)).status).toBe(200);
    expect((await loaded(pilot)).flights).toMatchObject([{ id: 1, hasTrack: true }, { id: 3 }]);
  });
});
