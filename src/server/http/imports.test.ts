import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MAX_PART_BYTES } from '#contract/import/imports';
import { MAX_FILE_BYTES, MAX_TRACK_BYTES } from '#domain/file';
import { computeAllFindings } from '#server/services/tracks/findings';
import { aFlight, aGlider, aSite } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { importCsv } from '#test/servers/csv-upload';
import {
  finishedRun,
  igcNumber,
  igcOf,
  importedPart,
  listedRuns,
  readRun,
  sentPart,
  startedRun,
  undoneRun,
} from '#test/servers/import-calls';
import { runningServer } from '#test/servers/running-server';
import { loaded, rejectionIn, saved, signUpPilot } from '#test/servers/visitor';

const MANY_BYTES = 'x'.repeat(MAX_PART_BYTES);
/** The largest track in the longest writing. */
const ESCAPED_IGC = `${igcNumber(1)}${'\0'.repeat(MAX_FILE_BYTES)}`.slice(0, MAX_FILE_BYTES);
const { id: _, ...FLIGHT } = aFlight();
const { id: __, ...SITE } = aSite();
const { id: ___, ...GLIDER } = aGlider();

describe.each(DATABASES)('a run of the import on $name', ({ create }) => {
  const server = runningServer({}, create);

  it('saves sites, gliders and flights of a part, and what refers to items of the run, also of an earlier part', async () => {
    const pilot = await signUpPilot(server().url);
    const run = await startedRun(pilot);
    const first = await importedPart(pilot, run, {
      sites: [{ ref: 's', ...SITE }],
      gliders: [{ ref: 'g', ...GLIDER }],
      flights: [{ ref: 'a', ...FLIGHT, siteRef: 's', gliderRef: 'g', igc: igcNumber(1), igcFileName: 'a.igc' }],
    });
    expect(first).toEqual([
      { dataType: 'site', ref: 's', state: 'saved', id: 1, effect: 'added' },
      { dataType: 'glider', ref: 'g', state: 'saved', id: 1, effect: 'added' },
      { dataType: 'flight', ref: 'a', state: 'saved', id: 1, effect: 'added' },
    ]);
    await importedPart(pilot, run, { flights: [{ ref: 'b', ...FLIGHT, siteRef: 's' }] });

    const { flights, sites } = await loaded(pilot);
    expect(flights).toMatchObject([
      { id: 1, siteId: 1, gliderId: 1, hasTrack: true, igcFileName: 'a.igc', altitude: 1_850 },
      { id: 2, siteId: 1, gliderId: null, hasTrack: false },
    ]);
    expect(sites).toMatchObject([SITE]);
  });

  it('returns what is newer than the marker, as a save does', async () => {
    const pilot = await signUpPilot(server().url);
    const { lastModified } = await saved(pilot, 'glider', aGlider());
    const run = await startedRun(pilot);
    const { body } = await sentPart(pilot, run, { lastModified, flights: [{ ref: 'a', ...FLIGHT }] });
    expect(body).toMatchObject({ pilot: null, gliders: [], flights: [{ id: 1, see: true }] });
    expect(body.lastModified).toBeGreaterThan(lastModified);
  });

  it('takes a site or glider whose name exists as that one', async () => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'site', aSite({ name: 'Brauneck' }));
    const run = await startedRun(pilot);
    const results = await importedPart(pilot, run, {
      sites: [{ ref: 's', name: ' BRAUNECK', launchAltitude: 1 }],
      gliders: [GLIDER, GLIDER].map((glider, index) => ({ ref: `g${index}`, ...glider })),
      flights: [{ ref: 'a', ...FLIGHT, siteRef: 's', gliderRef: 'g1' }],
    });
    expect(results.map((result) => result.state === 'saved' && result.effect)).toEqual([
      'unchanged',
      'added',
      'unchanged',
      'added',
    ]);
    const { flights, sites, gliders } = await loaded(pilot);
    expect([sites.length, gliders.length, flights]).toMatchObject([1, 1, [{ siteId: 1, gliderId: 1 }]]);
    expect(sites).toMatchObject([{ launchAltitude: 1_230 }]);
  });

  it('joins a site to one of its name only where both may be one place, whatever the page says, and numbers it elsewhere', async () => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'site', aSite({ name: 'Hill', lat: 48.06, lng: 8.02 }));
    const places = [
      { lat: 48.065, lng: 8.02 },
      { lat: 46.42, lng: 8.12 },
      { lat: 39.9, lng: 22.4 },
      { lat: 46.421, lng: 8.12 },
      { lat: null, lng: null },
    ];
    const run = await startedRun(pilot);
    const results = await importedPart(pilot, run, {
      sites: places.map((place, index) => ({ ref: `s${index}`, name: 'Hill', ...place })),
      flights: places.map((_place, index) => ({ ref: `f${index}`, ...FLIGHT, siteRef: `s${index}` })),
    });
    expect(
      results.flatMap((result) => (result.dataType === 'site' && 'effect' in result ? result.effect : [])),
    ).toEqual(['unchanged', 'added', 'added', 'unchanged', 'unchanged']);
    const { flights, sites } = await loaded(pilot);
    expect(sites).toMatchObject([
      { id: 1, name: 'Hill', lat: 48.06 },
      { id: 2, name: 'Hill 2', lat: 46.42 },
      { id: 3, name: 'Hill 3', lat: 39.9 },
    ]);
    expect(flights.map((flight) => 'siteId' in flight && flight.siteId)).toEqual([1, 2, 3, 2, 1]);
  });

  it('refuses a site of a name that hundreds of sites have with their numbers', async () => {
    const pilot = await signUpPilot(server().url);
    const records = Array.from(
      { length: 200 },
      (_none, index) => `2020-01-01,Hill${index === 0 ? '' : ` ${index + 1}`},10,10`,
    );
    await importCsv(pilot, ['date,site,latitude,longitude', ...records].join('\r\n'));
    const sites = [
      { ref: 'far', name: 'Hill', lat: 48.06, lng: 8.02 },
      { ref: 'near', name: 'Hill', lat: 10, lng: 10 },
    ];
    expect(await importedPart(pilot, await startedRun(pilot), { sites })).toMatchObject([
      { ref: 'far', state: 'refused', problems: [{ field: 'name', code: 'nameTaken' }] },
      { ref: 'near', state: 'saved', id: 1, effect: 'unchanged' },
    ]);
  });

  it('fills what a flight has empty, and replaces nothing that it has', async () => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'flight', { id: 0, date: '2020-01-02', airtime: 44, remarks: 'mine' });
    await saved(
      pilot,
      'flight',
      aFlight({ time: '10:00', remarks: 'full', igc: igcNumber(1), igcFileName: 'own.igc' }),
    );
    const run = await startedRun(pilot);
    const offered = { date: '2020-01-03', time: '11:30', airtime: 5, altitude: 1_500.5, remarks: 'other' };
    const results = await importedPart(pilot, run, {
      sites: [{ ref: 's', ...SITE }],
      flights: [
        { ref: 'a', id: 1, ...offered, siteRef: 's', igc: igcNumber(1), igcFileName: 'new.igc' },
        { ref: 'b', id: 2, ...offered, igc: igcNumber(2), igcFileName: 'new.igc' },
      ],
    });
    expect(results).toMatchObject([{}, { id: 1, effect: 'filled' }, { id: 2, effect: 'unchanged' }]);
    expect((await loaded(pilot)).flights).toMatchObject([
      {
        date: '2020-01-02',
        time: '11:30',
        airtime: 44,
        altitude: 1_500.5,
        remarks: 'mine',
        siteId: 1,
        hasTrack: true,
        igcFileName: 'new.igc',
      },
      { date: '2026-05-03', time: '10:00', airtime: 75, altitude: 1_850, remarks: 'full', igcFileName: 'own.igc' },
    ]);
    const file = await pilot.get<{ file: string }>('/api/flights/2/track');
    const own = await pilot.get<{ file: string }>('/api/flights/1/track');
    expect(file.body.file).toBe(own.body.file);
  });

  it('refuses an item with its problems, saves the others, and leaves nothing of the refused one', async () => {
    const pilot = await signUpPilot(server().url);
    const run = await startedRun(pilot);
    const results = await importedPart(pilot, run, {
      sites: [{ ref: 'bad', name: '', lat: 1 }],
      flights: [
        { ref: 'a', ...FLIGHT, date: 'soon' },
        { ref: 'b', ...FLIGHT, siteRef: 'bad' },
        { ref: 'c', ...FLIGHT, siteId: 9 },
        { ref: 'd', ...FLIGHT, igc: 'no track' },
        { ref: 'e', ...FLIGHT, id: 9 },
        { ref: 'f', ...FLIGHT },
      ],
    });
    const gone = (field: string) => [{ subject: 'flight', field, code: 'gone' }];
    expect(results).toMatchObject([
      {
        ref: 'bad',
        state: 'refused',
        problems: expect.arrayContaining([{ subject: 'site', field: 'name', code: 'required' }]),
      },
      { ref: 'a', state: 'refused', problems: [{ subject: 'flight', field: 'date', code: 'notDate' }] },
      { ref: 'b', state: 'refused', problems: gone('siteId') },
      { ref: 'c', state: 'refused', problems: gone('siteId') },
      { ref: 'd', state: 'refused', problems: [{ subject: 'file', field: 'igc', code: 'notReadable' }] },
      { ref: 'e', state: 'refused', problems: gone('flights') },
      { ref: 'f', state: 'saved', id: 1 },
    ]);
    const { flights, sites } = await loaded(pilot);
    expect([flights.length, sites.length]).toEqual([1, 0]);
    expect(await listedRuns(pilot)).toMatchObject([{ counts: { added: 1, sites: 0 } }]);
  });

  it('gives the same results for the same key, and the same item for the same name in another part', async () => {
    const pilot = await signUpPilot(server().url);
    const clientKey = randomUUID();
    const run = await startedRun(pilot, { clientKey });
    expect(await startedRun(pilot, { clientKey: clientKey.toUpperCase() })).toBe(run);
    const part = {
      clientKey: randomUUID(),
      sites: [{ ref: 's', ...SITE }],
      flights: [
        { ref: 'a', ...FLIGHT, siteRef: 's', igc: igcNumber(1) },
        { ref: 'b', ...FLIGHT, date: 'soon' },
      ],
    };
    const first = await importedPart(pilot, run, part);
    const before = await loaded(pilot);
    expect(await importedPart(pilot, run, part)).toEqual(first);
    const again = await importedPart(pilot, run, { ...part, clientKey: randomUUID() });
    expect(again).toEqual(first);
    const after = await loaded(pilot);
    expect({ ...after, lastModified: 0 }).toEqual({ ...before, lastModified: 0 });
    await finishedRun(pilot, run);
    expect(await importedPart(pilot, run, part)).toEqual(first);
  });

  it('rejects the key of a run or of a part with anything else in it, and saves nothing', async () => {
    const pilot = await signUpPilot(server().url);
    const [runKey, clientKey] = [randomUUID(), randomUUID()];
    const run = await startedRun(pilot, { clientKey: runKey });
    await importedPart(pilot, run, { clientKey, flights: [{ ref: 'a', ...FLIGHT }] });
    const before = await loaded(pilot);
    const other = { source: 'other.zip', filesNum: 1, clientKey: runKey };
    for (const rejected of [
      await pilot.post('/api/imports', other),
      await sentPart(pilot, run, { clientKey, flights: [{ ref: 'b', ...FLIGHT }] }),
      await sentPart(pilot, run, { clientKey, flights: [{ ref: 'a', ...FLIGHT, remarks: 'other' }] }),
      await sentPart(pilot, run, { clientKey, flights: [{ ref: 'a', ...FLIGHT }], sites: [{ ref: 's', ...SITE }] }),
      await sentPart(pilot, run, { clientKey, flights: [{ ref: 'a', ...FLIGHT }], comparedUpTo: 7 }),
    ])
      expect([rejected.status, rejectionIn(rejected)]).toEqual([400, { code: 'keyReused' }]);
    expect(await loaded(pilot)).toEqual(before);
  });

  it('takes a part for the same where a page leaves out what is blank', async () => {
    const pilot = await signUpPilot(server().url);
    const run = await startedRun(pilot);
    const { siteId: _site, gliderId: _glider, ...short } = { ...FLIGHT, siteId: null, gliderId: null };
    const clientKey = randomUUID();
    const whole = [{ ref: 'a', ...short, siteId: null, gliderId: null, tags: [], igc: null, createdAt: undefined }];
    const first = await importedPart(pilot, run, { clientKey, flights: whole, pilot: null });
    expect(await importedPart(pilot, run, { clientKey, flights: [{ ref: 'a', ...short }] })).toEqual(first);
  });

  it('saves an item anew that was deleted after the part with it was sent, and undoes what is there', async () => {
    const pilot = await signUpPilot(server().url);
    const run = await startedRun(pilot);
    const items = {
      sites: [{ ref: 's', ...SITE }],
      flights: [{ ref: 'a', ...FLIGHT, siteRef: 's', igc: igcNumber(1) }],
    };
    await importedPart(pilot, run, items);
    await saved(pilot, 'flight', { id: 1, see: false });
    await saved(pilot, 'site', { id: 1, see: false });
    expect(await importedPart(pilot, run, items)).toMatchObject([
      { ref: 's', id: 2, effect: 'added' },
      { ref: 'a', id: 2, effect: 'added' },
    ]);
    expect((await loaded(pilot)).flights).toMatchObject([{ id: 2, siteId: 2, hasTrack: true }]);
    expect(await undoneRun(pilot, run)).toMatchObject({ removed: 2, kept: [], left: 0 });
  });

  it('takes a track of the largest size whatever is in it: it is saved, or refused by itself', async () => {
    const pilot = await signUpPilot(server().url);
    const run = await startedRun(pilot);
    const { status, body } = await sentPart(pilot, run, { flights: [{ ref: 'a', ...FLIGHT, igc: ESCAPED_IGC }] });
    expect([status, body.results.map(({ ref }) => ref)]).toEqual([200, ['a']]);
  });

  it.each(['utf-8', 'base64'] as const)(
    'takes a track of 8 MB, and refuses a larger one by itself, in %s',
    async (igcEncoding) => {
      const pilot = await signUpPilot(server().url);
      const run = await startedRun(pilot);
      const ofSize = (size: number) => {
        const igc = Buffer.from(igcNumber(1).padEnd(size, 'L')).toString(igcEncoding);
        return { flights: [{ ref: `${size}`, ...FLIGHT, igc, igcEncoding }] };
      };
      expect(await importedPart(pilot, run, ofSize(MAX_TRACK_BYTES))).toMatchObject([{ effect: 'added' }]);
      expect(await importedPart(pilot, run, ofSize(MAX_TRACK_BYTES + 1))).toMatchObject([
        { state: 'refused', problems: [{ code: 'trackTooLarge' }] },
      ]);
      expect(Buffer.byteLength(await igcOf(pilot, 1))).toBe(MAX_TRACK_BYTES);
    },
  );

  it('takes the time at which an item of an archive was made, unless it is in the future', async () => {
    const pilot = await signUpPilot(server().url);
    const run = await startedRun(pilot);
    await importedPart(pilot, run, {
      sites: [{ ref: 's', ...SITE, createdAt: '2010-02-03T04:05:06Z' }],
      gliders: [{ ref: 'g', ...GLIDER, createdAt: '2999-02-03T04:05:06Z' }],
      flights: [{ ref: 'a', ...FLIGHT, createdAt: '2011-02-03T04:05:06Z' }],
    });
    const { flights, sites, gliders } = await loaded(pilot);
    expect([...sites, ...flights]).toMatchObject(
      ['2010', '2011'].map((year) => ({ createdAt: `${year}-02-03T04:05:06Z` })),
    );
    expect(gliders).not.toMatchObject([{ createdAt: expect.stringMatching('2999') }]);
  });

  it('is listed with counts that add up, ends once, and takes no part afterwards', async () => {
    const pilot = await signUpPilot(server().url);
    const run = await startedRun(pilot, { source: 'all.zip', filesNum: 5, bytesNum: 5_000_000_000 });
    const begun = { files: 5, bytes: 5_000_000_000 };
    expect(await readRun(pilot, run)).toMatchObject({ state: 'open', counts: begun, undone: null });
    await importedPart(pilot, run, { flights: [{ ref: 'a', ...FLIGHT }] });
    const counts = { files: 4, known: 1, skipped: 1, refused: 1 };
    const problems = [{ subject: 'site', field: 'name', code: 'tooLong', max: 100 }];
    const refused = [
      { name: 'Ünïcode.igc', refusal: { code: 'noFixes' } },
      { name: 'a.csv', row: 3, cell: 'Day: “long ago”', refusal: { code: 'badDate' } },
      { name: 'Niesen', refusal: { code: 'invalid', problems } },
      { name: null, refusal: { code: 'invalid', problems: [] } },
      { name: 'b.igc', refusal: { code: 'savedWithout', item: 'Niesen' } },
      { name: 'of an earlier page.igc', reason: 'No flight in it' },
    ];
    const ended = await finishedRun(pilot, run, { counts, refused });
    const all = { ...counts, bytes: begun.bytes, added: 1, filled: 0 };
    const whole = { id: run, state: 'done', source: 'all.zip', refused, counts: all };
    expect(ended).toMatchObject(whole);
    expect(await finishedRun(pilot, run, { counts: { ...counts, known: 9 } })).toEqual(ended);
    const other = await startedRun(pilot);
    expect((await listedRuns(pilot)).map(({ id, state }) => [id, state])).toEqual([
      [other, 'open'],
      [run, 'done'],
    ]);
    expect((await sentPart(pilot, run, { flights: [{ ref: 'b', ...FLIGHT }] })).status).toBe(400);
    expect((await loaded(pilot)).flights).toHaveLength(1);
  });

  it('lets findings wait for more tracks, and computes them once it has ended', async () => {
    const { context } = server();
    const pilot = await signUpPilot(server().url);
    const run = await startedRun(pilot);
    await importedPart(pilot, run, { flights: [{ ref: 'a', ...FLIGHT, igc: igcNumber(1) }] });
    const findings = async () => {
      await computeAllFindings(context, new AbortController().signal);
      return (await pilot.get<{ findings: unknown }>('/api/flights/1/track')).body.findings;
    };
    expect(await findings()).toBeNull();
    await finishedRun(pilot, run);
    expect(await findings()).not.toBeNull();
  });

  it('rejects a part that is too long or too large, or whose key belongs to something else', async () => {
    const pilot = await signUpPilot(server().url);
    const [run, other] = [await startedRun(pilot), await startedRun(pilot)];
    const many = (number: number) => Array.from({ length: number }, (_, index) => ({ ref: `${index}`, ...FLIGHT }));
    expect((await sentPart(pilot, run, { flights: many(51) })).status).toBe(400);
    expect((await sentPart(pilot, run, { flights: many(50), sites: [{ ref: 's', ...SITE }] })).status).toBe(400);
    expect((await sentPart(pilot, run, { flights: [{ ref: 'a', ...FLIGHT, igc: MANY_BYTES }] })).status).toBe(413);
    const part = { clientKey: randomUUID(), flights: many(1) };
    expect((await sentPart(pilot, run, part)).status).toBe(200);
    const reused = await sentPart(pilot, other, part);
    expect([reused.status, rejectionIn(reused)]).toEqual([400, { code: 'keyReused' }]);
    expect((await loaded(pilot)).flights).toHaveLength(1);
  });

  it('is hidden from another pilot', async () => {
    const [ann, bob] = [await signUpPilot(server().url), await signUpPilot(server().url)];
    const run = await startedRun(ann);
    const counts = { files: 0, known: 0, skipped: 0, refused: 0 };
    for (const id of [run, 'x', 99, 999_999_999_999_999]) {
      expect((await bob.get(`/api/imports/${id}`)).status).toBe(404);
      expect((await bob.post(`/api/imports/${id}/parts`, { clientKey: randomUUID() })).status).toBe(404);
      expect((await bob.post(`/api/imports/${id}/finish`, { counts, refused: [] })).status).toBe(404);
    }
    expect(await listedRuns(bob)).toEqual([]);
    expect(await readRun(ann, run)).toMatchObject({ state: 'open' });
  });
});

const server = runningServer();

it('a page of an old version that uploads LogFly’s database is told to be reloaded', async () => {
  const pilot = await signUpPilot(server().url);
  const content = Buffer.alloc(3 * 2 ** 20).toString('base64');
  const part = { clientKey: randomUUID(), size: 3 * 2 ** 20, offset: 0, content };
  const { status, body } = await pilot.post('/api/logfly-uploads', part);
  expect([status, body]).toMatchObject([400, { error: { rejection: { code: 'oldPage' } } }]);
});
