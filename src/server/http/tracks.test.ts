import { describe, expect, it } from 'vitest';
import type { ResponseOf } from '#contract/endpoint';
import type { knownTrack, trackOfFlight } from '#contract/tracks';
import { MAX_FILE_BYTES, MAX_TRACK_BYTES } from '#domain/file';
import { readTrack } from '#domain/track/read-track';
import { ANALYSIS_VERSION } from '#domain/track/track';
import { sha256Of } from '#server/encoding/sha256';
import { attachment } from '#server/http/endpoints/responses';
import { flownPath, igcFile } from '#test/builders/igc';
import { aFlight, pilotInput } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { runningServer } from '#test/servers/running-server';
import { errorOf, loaded, saved, signUpPilot, type Visitor } from '#test/servers/visitor';

const LAUNCH = { at: 36_000, lat: 46.6863, lng: 7.8632, altitude: 1_500 };
const FLIGHT = flownPath(LAUNCH, [
  { seconds: 60 },
  { seconds: 600, speed: 10, climb: 1 },
  { seconds: 900, speed: 10, heading: 90, climb: -1 },
  { seconds: 60 },
]);
/** On a road that goes up and down a little. */
const DRIVE = flownPath(
  LAUNCH,
  Array.from({ length: 6 }, (_, i) => [
    { seconds: 260, speed: 21, heading: 100 + 20 * i, climb: 0.3 },
    { seconds: 160, speed: 17, heading: 80 + 20 * i, climb: -0.8 },
    { seconds: 25 },
  ]).flat(),
);
const IN_AIR = [{ seconds: 900, speed: 10, heading: 90, climb: -1.1 }, { seconds: 60 }];
const IGC = igcFile({ date: '2025-05-31', fixes: FLIGHT });
const [LAUNCHED, LANDED] = flownIn(IGC);
/** The same with a remark that is not UTF-8: each character is one byte. */
const LATIN1 = igcFile({
  date: '2025-05-31',
  records: ['HFPLTPILOTINCHARGE:J\u00fcrg Gro\u00df\u00e9', 'L\u00ff\u00fe\u0000'],
  fixes: FLIGHT,
});

/** The track, and so many bytes in all, in base64. */
function base64Of(size: number): string {
  return Buffer.from(IGC.padEnd(size, 'L')).toString('base64');
}

/** Returns the times of launch and landing. */
function flownIn(igc: string): readonly [number, number] {
  const reading = readTrack(Buffer.from(igc));
  if (reading.state !== 'ready') throw new Error('The track of this test is unreadable.');
  const { launchTime, landingTime } = reading.track.analysis;
  return [launchTime, landingTime];
}

/** The part of a file that is its flight, on another day. */
function onDay(date: string) {
  const by = (Date.parse(date) - Date.parse('2025-05-31')) / 1000;
  return { from: LAUNCHED + by, to: LANDED + by };
}

describe.each(DATABASES)('tracks on $name', ({ create }) => {
  const server = runningServer({}, create);

  const download = (pilot: Visitor, id: number, acceptEncoding = 'gzip') => {
    const query = new URLSearchParams({ csrf: pilot.cookies.get('csrf') ?? '', pilotId: String(pilot.pilotId) });
    return pilot.ask(`/api/flights/${id}/igc?${query}`, { headers: { 'accept-encoding': acceptEncoding } });
  };
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

  it.each([
    ['UTF-8', `\ufeff${igcFile({ records: ['LXXX Jürg 🪂'], fixes: FLIGHT })}`, 'utf-8'],
    ['Latin-1', LATIN1, 'latin1'],
  ] as const)('returns a file in %s byte for byte, whether compressed or not', async (_, igc, igcEncoding) => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'flight', aFlight({ igc, igcEncoding, igcFileName: 'mine.igc' }));
    const file = Buffer.from(igc, igcEncoding);
    expect(await bytesOf(await download(pilot, 1))).toEqual(file);
    expect(await bytesOf(await download(pilot, 1, 'identity'))).toEqual(file);
  });

  it.each([
    ['the day of its flight', { date: '2022-06-19', igcFileName: 'flight.igc' }, '2022-06-19'],
    ['its part', { date: '2022-06-20', igcRange: onDay('2022-06-19') }, '2022-06-19'],
  ])('without a day in its file is of %s', async (_, fields, day) => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'flight', aFlight({ igc: igcFile({ date: null, fixes: FLIGHT }), ...fields }));
    const { body } = await pilot.get<NonNullable<ResponseOf<typeof trackOfFlight>>>('/api/flights/1/track');
    expect(body.range).toEqual(onDay(day));
  });

  it('is downloaded under its file name, by this pilot only', async () => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'flight', aFlight({ igc: IGC, igcFileName: 'Grüße "1".igc' }));
    const { headers } = await download(pilot, 1);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Gr__e _1_.igc"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%221%22.igc`,
    );
    // Names that were stored before these were refused.
    expect(attachment('1\r\n.igc')).toBe(`attachment; filename="1__.igc"; filename*=UTF-8''1%0D%0A.igc`);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-encoding')).toBe('gzip');
  });

  it('recognises a file by its bytes: for its pilot only, and as long as a flight has it', async () => {
    const [pilot, other] = [await signUpPilot(server().url), await signUpPilot(server().url)];
    const known = async (who: Visitor, file: Buffer) => {
      const { body } = await who.get<ResponseOf<typeof knownTrack>>('/api/tracks/known', { sha256: sha256Of(file) });
      return body.flightId;
    };
    const [file, latin1] = [Buffer.from(IGC), Buffer.from(LATIN1, 'latin1')];
    expect(await known(pilot, file)).toBeNull();
    await saved(pilot, 'flight', aFlight({ igc: IGC }));
    await saved(pilot, 'flight', aFlight({ igc: IGC }));
    await saved(pilot, 'flight', aFlight({ igc: LATIN1, igcEncoding: 'latin1' }));
    expect(await known(pilot, file)).toBe(1);
    expect(await known(pilot, latin1)).toBe(3);
    expect(await known(other, file)).toBeNull();
    await saved(pilot, 'flight', { id: 1, see: false });
    expect(await known(pilot, file)).toBe(2);
    await saved(pilot, 'flight', aFlight({ id: 2, igc: null }));
    expect(await known(pilot, file)).toBeNull();
    const malformed = await pilot.get('/api/tracks/known', { sha256: 'A'.repeat(64) });
    expect(malformed.status).toBe(400);
  });

  it('names all flights that have parts of a file, with their times: of this pilot, and of this file only', async () => {
    const [pilot, other] = [await signUpPilot(server().url), await signUpPilot(server().url)];
    const part = { from: LAUNCHED + 60, to: LANDED - 60 };
    await saved(pilot, 'flight', aFlight({ igc: IGC }));
    await saved(pilot, 'flight', aFlight({ igc: LATIN1, igcEncoding: 'latin1' }));
    await saved(pilot, 'flight', aFlight({ igc: IGC, igcRange: part }));
    const flightsOf = async (who: Visitor) => {
      const query = { sha256: sha256Of(Buffer.from(IGC)) };
      return (await who.get<ResponseOf<typeof knownTrack>>('/api/tracks/known', query)).body.flights;
    };
    expect(await flightsOf(pilot)).toEqual([
      { flightId: 1, launchTime: LAUNCHED, landingTime: LANDED },
      { flightId: 3, launchTime: part.from, landingTime: part.to },
    ]);
    expect(await flightsOf(other)).toEqual([]);
    await saved(pilot, 'flight', { id: 1, see: false });
    expect((await flightsOf(pilot)).map(({ flightId }) => flightId)).toEqual([3]);
  });

  it('is null for a flight without one, and not found without such a flight', async () => {
    const pilot = await signUpPilot(server().url);
    for (let id = 1; id <= 2; id += 1) await saved(pilot, 'flight', aFlight());
    await saved(pilot, 'flight', { id: 2, see: false });
    const answers = await Promise.all([1, 2, 3].map((id) => pilot.get(`/api/flights/${id}/track`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404]);
    expect(answers[0]?.body).toBeNull();
  });

  it('is served under its hash, to be cached for good, with the time zone of its launch beside it', async () => {
    const [pilot, other] = [await signUpPilot(server().url), await signUpPilot(server().url)];
    await saved(pilot, 'flight', aFlight({ igc: IGC }));
    const { body } = await pilot.get<NonNullable<ResponseOf<typeof trackOfFlight>>>('/api/flights/1/track');
    expect(body).toEqual({
      file: sha256Of(Buffer.from(IGC)),
      range: null,
      flown: { from: LAUNCHED, to: LANDED },
      doubt: null,
      beginsInAir: false,
      timeZoneId: 'Europe/Zurich',
      findings: null,
      findingsFailed: false,
      ground: null,
    });
    const fetched = (who: Visitor, headers: Record<string, string> = {}) => {
      const query = new URLSearchParams({ csrf: who.cookies.get('csrf') ?? '', pilotId: String(who.pilotId) });
      return who.ask(`/api/track-files/${body.file}?${query}`, { headers });
    };
    const response = await fetched(pilot);
    const etag = response.headers.get('etag') ?? '';
    expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(response.headers.get('vary')).toContain('Cookie');
    expect(await bytesOf(response)).toEqual(Buffer.from(IGC));
    const again = await fetched(pilot, { 'if-none-match': etag });
    expect([again.status, await bytesOf(again)]).toEqual([304, Buffer.alloc(0)]);
    expect((await fetched(pilot, { 'if-none-match': '"other"' })).status).toBe(200);
    const statuses = [await fetched(other, { 'if-none-match': etag }), await other.get('/api/flights/1/track')];
    expect(statuses.map(({ status }) => status)).toEqual([404, 404]);
    await saved(pilot, 'flight', { id: 1, see: false });
    expect((await fetched(pilot, { 'if-none-match': etag })).status).toBe(404);
    for (const name of ['%00', '%ed%a0%80', '..%2fx']) {
      expect((await pilot.get(`/api/track-files/${name}`)).status).toBe(404);
    }
  });

  it('is without times of a flight where the analysis found none', async () => {
    const pilot = await signUpPilot(server().url);
    const igc = igcFile({ date: '2025-05-31', fixes: flownPath(LAUNCH, [{ seconds: 3_000 }]) });
    await saved(pilot, 'flight', aFlight({ igc }));
    expect((await pilot.get('/api/flights/1/track')).body).toMatchObject({ range: null, flown: null, doubt: 'none' });
  });

  it('says why it may be no flight, and that its recording begins in the air', async () => {
    const pilot = await signUpPilot(server().url);
    const igc = igcFile({ date: '2025-05-31', fixes: [...DRIVE, ...flownPath({ ...LAUNCH, at: 50_000 }, IN_AIR)] });
    const drive = { from: LAUNCHED - 60, to: LAUNCHED + 3_000 };
    await saved(pilot, 'flight', aFlight({ igc }));
    await saved(pilot, 'flight', aFlight({ igc, igcRange: drive }));
    const tracks = await Promise.all([1, 2].map((id) => pilot.get(`/api/flights/${id}/track`)));
    expect(tracks.map(({ body }) => body)).toMatchObject([
      { doubt: null, beginsInAir: true },
      { doubt: 'drive', beginsInAir: false, range: drive },
    ]);
  });

  it('is without times of a flight by the analysis of another version, as findings count from the launch of this one', async () => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'flight', aFlight({ igc: IGC }));
    const { db } = server().context;
    const ofPilot = db
      .selectFrom('tracks')
      .select('analysis')
      .where('pilot_id', '=', pilot.pilotId ?? 0);
    const { analysis } = await ofPilot.executeTakeFirstOrThrow();
    for (const version of [ANALYSIS_VERSION - 1, ANALYSIS_VERSION + 1]) {
      const other = { analysis: JSON.stringify({ ...JSON.parse(analysis), version }), analysis_version: version };
      await db
        .updateTable('tracks')
        .set(other)
        .where('pilot_id', '=', pilot.pilotId ?? 0)
        .execute();
      expect((await pilot.get('/api/flights/1/track')).body).toMatchObject({ range: null, flown: null });
    }
  });

  it('stores a file that two flights have once, and deletes it with the last of them', async () => {
    const pilot = await signUpPilot(server().url);
    const files = () =>
      server()
        .context.db.selectFrom('track_files')
        .select('sha256')
        .where('pilot_id', '=', pilot.pilotId ?? 0)
        .execute();
    for (let id = 1; id <= 3; id += 1) await saved(pilot, 'flight', aFlight({ igc: IGC }));
    expect(await files()).toHaveLength(1);
    await saved(pilot, 'flight', { id: 1, see: false });
    await saved(pilot, 'flight', aFlight({ id: 2, igc: null }));
    expect(await bytesOf(await download(pilot, 3))).toEqual(Buffer.from(IGC));
    await saved(pilot, 'flight', aFlight({ id: 3, igc: LATIN1, igcEncoding: 'latin1' }));
    expect(await files()).toEqual([{ sha256: sha256Of(Buffer.from(LATIN1, 'latin1')) }]);
    await saved(pilot, 'flight', { id: 3, see: false });
    expect(await files()).toEqual([]);
  });

  it('returns the flight with its barogram, and the pilot’s values unchanged', async () => {
    const pilot = await signUpPilot(server().url);
    const { flights } = await saved(pilot, 'flight', aFlight({ igc: IGC }));
    expect(flights).toMatchObject([
      { ...aFlight(), id: 1, hasTrack: true, profile: expect.stringMatching(/^.{2,64}$/) },
    ]);
    expect(flights[0]).not.toHaveProperty('igc');
  });

  it('keeps the track when a save omits it, removes it for null, and replaces it with another', async () => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'flight', aFlight({ igc: IGC, igcFileName: 'mine.igc' }));
    const kept = await saved(pilot, 'flight', aFlight({ id: 1, remarks: 'x' }));
    expect(kept.flights).toMatchObject([{ hasTrack: true, igcFileName: 'mine.igc', remarks: 'x' }]);

    const renamed = await saved(pilot, 'flight', aFlight({ id: 1, igcFileName: 'ours.igc' }));
    expect(renamed.flights).toMatchObject([{ hasTrack: true, igcFileName: 'ours.igc' }]);

    await saved(pilot, 'flight', aFlight({ id: 1, igc: LATIN1, igcEncoding: 'latin1' }));
    expect(await bytesOf(await download(pilot, 1))).toEqual(Buffer.from(LATIN1, 'latin1'));

    const removed = await saved(pilot, 'flight', aFlight({ id: 1, igc: null, igcFileName: 'mine.igc' }));
    expect(removed.flights).toMatchObject([{ hasTrack: false, igcFileName: null, profile: null }]);
    expect((await download(pilot, 1)).status).toBe(404);
  });

  it('generates a file name from day, recorder, initials and flight of the day', async () => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'pilot', pilotInput({ userName: 'Ann van Arbor' }));
    await saved(pilot, 'flight', aFlight({ time: '09:00' }));
    await saved(pilot, 'flight', aFlight({ time: '14:00', igc: IGC, igcFileName: ' ' }));
    const { flights } = await loaded(pilot);
    expect(flights).toMatchObject([{ igcFileName: null }, { igcFileName: '2026-05-03-ABC-AVA-02.igc' }]);
  });

  it.each([
    ['empty', { igc: '', igcEncoding: 'utf-8' }, 'No flight records in IGC file.'],
    ['without fixes', { igc: 'AXXXABC\r\nHFDTE310525\r\n', igcEncoding: 'utf-8' }, 'No flight records in IGC file.'],
    ['no IGC file', { igc: '%PDF-1.7\u0001\u0002', igcEncoding: 'utf-8' }, "Couldn't parse your IGC file."],
    ['with a lone surrogate', { igc: `${IGC}L\ud800`, igcEncoding: 'utf-8' }, "Couldn't parse your IGC file."],
    ['with a letter beyond Latin-1', { igc: `${IGC}L\u0100`, igcEncoding: 'latin1' }, "Couldn't parse your IGC file."],
    ['too large', { igc: IGC.padEnd(MAX_FILE_BYTES + 1, 'L'), igcEncoding: 'utf-8' }, 'File must be less than 2MB'],
    ['of another name', { igc: IGC, igcFileName: 'mine.txt' }, 'File must be .igc format.'],
    [
      'too large and of another name',
      { igc: IGC.padEnd(MAX_FILE_BYTES + 1, 'L'), igcFileName: 'mine.txt' },
      'File must be .igc format. File must be less than 2MB',
    ],
    [
      'too large in bytes',
      { igc: `${IGC.padEnd(MAX_FILE_BYTES - 1, 'L')}ü`, igcEncoding: 'utf-8' },
      'File must be less than 2MB',
    ],
    [
      'too large in base64',
      { igc: base64Of(MAX_TRACK_BYTES + 1), igcEncoding: 'base64' },
      'Track must be less than 8MB',
    ],
    ['in bad base64', { igc: `${base64Of(IGC.length)}=`, igcEncoding: 'base64' }, "Couldn't parse your IGC file."],
  ])('rejects a file that is %s, and saves nothing', async (_, track, message) => {
    const pilot = await signUpPilot(server().url);
    const response = await pilot.post('/api/data', { dataType: 'flight', data: aFlight(track) });
    expect(response.status).toBe(422);
    expect(errorOf(response)).toEqual({ type: 'validationError', errors: { igc: message } });
    expect((await loaded(pilot)).flights).toEqual([]);
  });

  it('accepts a file of the maximum size, each byte an escape in JSON', async () => {
    const pilot = await signUpPilot(server().url);
    const igc = `${IGC}L${'\u0001'.repeat(MAX_FILE_BYTES - IGC.length - 1)}`;
    await saved(pilot, 'flight', aFlight({ igc, igcEncoding: 'latin1' }));
    expect((await bytesOf(await download(pilot, 1))).length).toBe(MAX_FILE_BYTES);
  });

  it('takes the bytes of a track that is larger than the form takes, as when it is trimmed', async () => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'flight', aFlight({ igc: base64Of(MAX_TRACK_BYTES), igcEncoding: 'base64' }));
    const stored = await bytesOf(await download(pilot, 1));
    expect(stored.equals(Buffer.from(IGC.padEnd(MAX_TRACK_BYTES, 'L')))).toBe(true);
  });

  it('returns no track to another pilot, nor of a deleted flight', async () => {
    const [ann, bob] = [await signUpPilot(server().url), await signUpPilot(server().url)];
    await saved(ann, 'flight', aFlight({ igc: IGC }));
    expect((await download(bob, 1)).status).toBe(404);
    await saved(bob, 'flight', aFlight());
    expect((await download(bob, 1)).status).toBe(404);
    await saved(ann, 'flight', { id: 1, see: false });
    expect((await download(ann, 1)).status).toBe(404);
  });
});

describe('a file name for saving', () => {
  it.each([
    ['2025-05-31.igc', `attachment; filename="2025-05-31.igc"; filename*=UTF-8''2025-05-31.igc`],
    ['track\u202egci.exe', `attachment; filename="trackgci.exe"; filename*=UTF-8''trackgci.exe`],
    ["a'(b)*.igc", `attachment; filename="a_(b)_.igc"; filename*=UTF-8''a%27%28b%29%2A.igc`],
    ['../../x\\y.igc', `attachment; filename=".._.._x_y.igc"; filename*=UTF-8''..%2F..%2Fx%5Cy.igc`],
  ])('is escaped so that %j cannot break the header', (fileName, header) => {
    expect(attachment(fileName)).toBe(header);
  });
});
