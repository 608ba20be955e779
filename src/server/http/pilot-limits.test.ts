import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { flownPath, igcFile } from '#test/builders/igc';
import { aFlight, aGlider, aSite } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { csvOfRecords, importCsv } from '#test/servers/csv-upload';
import { importedPart, startedRun } from '#test/servers/import-calls';
import { runningServer } from '#test/servers/running-server';
import { errorOf, loaded, rejectionIn, saved, signUpPilot } from '#test/servers/visitor';

const TRACK_MB = 1;
const LEG = [{ seconds: 600, speed: 10, heading: 0, climb: 1 }];
const START = { at: 36_000, lat: 47, lng: 8, altitude: 1_000 };

/** Returns a track slightly larger than this many bytes. */
function trackOf(bytes: number): string {
  const track = igcFile({ fixes: flownPath(START, LEG) });
  return `${track}${`LXXX ${'x'.repeat(70)}\r\n`.repeat(Math.ceil(bytes / 77))}`;
}

describe.each(DATABASES)('the limits of a pilot on $name', ({ create }) => {
  let now = Date.parse('2026-05-03T10:00:00Z');
  const settings = { MAX_FLIGHTS: '3', MAX_TRACKS_MB: String(TRACK_MB), MAX_WRITES_PER_MINUTE: '20' };
  const server = runningServer({ settings, clock: () => new Date(now) }, create);

  it.each([
    ['flight', 'flights', (index: number) => aFlight({ remarks: `${index}` })],
    ['site', 'sites', (index: number) => aSite({ name: `Site ${index}` })],
    ['glider', 'gliders', (index: number) => aGlider({ name: `Glider ${index}` })],
  ] as const)(
    'hold for the number of items: one more %s is rejected, and nothing is lost',
    async (dataType, field, item) => {
      const pilot = await signUpPilot(server().url);
      for (const index of [1, 2, 3]) await saved(pilot, dataType, item(index));
      const before = await loaded(pilot);
      const rejected = await pilot.post('/api/data', { dataType, data: item(4) });
      const message = `Your logbook holds at most 3 ${field}`;
      expect([rejected.status, errorOf(rejected)]).toEqual([
        422,
        { type: 'validationError', errors: { [field]: message } },
      ]);
      expect(await loaded(pilot)).toEqual(before);

      await saved(pilot, dataType, { ...item(5), id: 2 });
      await saved(pilot, dataType, { id: 1, see: false });
      expect((await saved(pilot, dataType, item(6))).savedId).toBeGreaterThan(3);
    },
  );

  it('apply to imports, which then add nothing', async () => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'flight', aFlight());
    const rejected = await importCsv(pilot, csvOfRecords(3));
    expect([rejected.status, errorOf(rejected)]).toEqual([
      422,
      { type: 'fileImportError', message: 'Your logbook holds at most 3 flights' },
    ]);
    const { flights, sites, gliders } = await loaded(pilot);
    expect([flights.length, sites.length, gliders.length]).toEqual([1, 0, 0]);
    expect((await importCsv(pilot, csvOfRecords(2))).body).toMatchObject({ flightsNum: 2 });
  });

  it('apply to the size of all tracks, and allow more once one is deleted', async () => {
    const pilot = await signUpPilot(server().url);
    const flight = (id: number, bytes = 600_000) => aFlight({ id, igc: trackOf(bytes), igcFileName: 'a.igc' });
    const { savedId } = await saved(pilot, 'flight', flight(0));
    const rejected = await pilot.post('/api/data', { dataType: 'flight', data: flight(0, 700_000) });
    expect([rejected.status, errorOf(rejected)]).toEqual([
      422,
      {
        type: 'validationError',
        errors: {
          igc: 'Your tracks take up at most 1 MB, including those of deleted flights while that can be undone',
        },
      },
    ]);
    expect((await loaded(pilot)).flights).toHaveLength(1);
    await saved(pilot, 'flight', flight(savedId));
    await saved(pilot, 'flight', aFlight({ id: savedId, igc: null }));
    await saved(pilot, 'flight', flight(0, 700_000));
  });

  it('apply to writes per minute, including imports, of this pilot only', async () => {
    const [pilot, other] = [await signUpPilot(server().url), await signUpPilot(server().url)];
    for (let turn = 0; turn < 19; turn += 1)
      await saved(pilot, 'glider', aGlider({ name: `${turn % 2}`, id: turn && 1 }));
    expect((await importCsv(pilot, csvOfRecords(1))).status).toBe(200);
    now += 20_000;
    const responses = [
      await pilot.post('/api/data', { dataType: 'glider', data: aGlider() }),
      await pilot.post('/api/data', { dataType: 'flight', data: aFlight({ igc: trackOf(1) }) }),
      await importCsv(pilot, csvOfRecords(1)),
    ];
    for (const response of responses) {
      expect([response.status, response.headers.get('retry-after'), errorOf(response)]).toEqual([
        429,
        '40',
        { type: 'badRequest', message: 'Too many changes, please, try again in 1 minute.' },
      ]);
      expect(rejectionIn(response)).toEqual({ code: 'tooManyInMinutes', what: 'changes', minutes: 1 });
    }
    await saved(other, 'glider', aGlider());
    now += 40_000;
    expect((await importCsv(pilot, csvOfRecords(1))).status).toBe(200);
  });
});

describe.each(DATABASES)('the limit of a pilot’s texts on $name', ({ create }) => {
  const server = runningServer({ settings: { MAX_TEXTS_MB: '1' } }, create);
  /** 30,000 bytes in UTF-8. */
  const LONG = '山'.repeat(10_000);
  const TOO_MANY = 'The remarks and other texts of your logbook take up at most 1 MB';

  it('counts bytes of flights, sites and gliders; what is there stays and can be shortened', async () => {
    const pilot = await signUpPilot(server().url);
    for (let count = 0; count < 12; count += 1) {
      await saved(pilot, 'flight', aFlight({ remarks: LONG }));
      await saved(pilot, 'site', aSite({ name: `Site ${count}`, remarks: LONG }));
      if (count < 10) await saved(pilot, 'glider', aGlider({ name: `Glider ${count}`, remarks: LONG }));
    }
    for (const [dataType, item] of [
      ['flight', aFlight({ remarks: LONG })],
      ['site', aSite({ remarks: LONG })],
      ['glider', aGlider({ remarks: LONG })],
    ] as const) {
      const rejected = await pilot.post('/api/data', { dataType, data: item });
      expect([rejected.status, errorOf(rejected)]).toEqual([
        422,
        { type: 'validationError', errors: { remarks: TOO_MANY } },
      ]);
    }
    const imported = await importCsv(pilot, `date,remarks\r\n2020-01-01,${LONG}`);
    expect([imported.status, errorOf(imported)]).toEqual([422, { type: 'fileImportError', message: TOO_MANY }]);
    const { flights, sites, gliders } = await loaded(pilot);
    expect([flights.length, sites.length, gliders.length]).toEqual([12, 12, 10]);
    await saved(pilot, 'flight', aFlight({ remarks: 'A short one.' }));
    await saved(pilot, 'flight', aFlight({ id: 1, remarks: LONG.slice(1) }));
    await saved(pilot, 'flight', { id: 2, see: false });
    await saved(pilot, 'glider', aGlider({ remarks: LONG }));
  });

  it('holds within a part of an import: each item that exceeds it is refused, the others are saved', async () => {
    const pilot = await signUpPilot(server().url);
    const { id: _, ...flight } = aFlight({ remarks: LONG });
    const run = await startedRun(pilot);
    const results = await importedPart(pilot, run, {
      flights: [
        ...Array.from({ length: 36 }, (_none, index) => ({ ref: `${index}`, ...flight, airtime: index + 1 })),
        { ref: 'short', ...flight, remarks: 'A short one.' },
      ],
    });
    const refused = results.filter(({ state }) => state === 'refused').map(({ ref }) => ref);
    expect(refused).toEqual(['34', '35']);
    expect((await loaded(pilot)).flights).toHaveLength(35);
  });

  it('lets older runs of the import be forgotten for newer ones', async () => {
    const pilot = await signUpPilot(server().url);
    const detail = { name: LONG.slice(0, 1_000), reason: LONG.slice(0, 500) };
    const run = async () => {
      const started = await pilot.post<{ importId: number }>('/api/imports', {
        clientKey: randomUUID(),
        source: 'a.zip',
        filesNum: 100,
      });
      const counts = { files: 100, known: 0, skipped: 0, refused: 100 };
      const path = `/api/imports/${started.body.importId}`;
      const finished = await pilot.post(`${path}/finish`, { counts, refused: Array(100).fill(detail) });
      expect(finished.status).toBe(200);
      return path;
    };
    const paths = [await run(), await run(), await run()];
    const found = await Promise.all(paths.map(async (path) => (await pilot.get(path)).status));
    expect(found).toEqual([404, 200, 200]);
  });
});
