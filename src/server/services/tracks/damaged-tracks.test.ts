import { strFromU8, unzipSync } from 'fflate';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import type { ResponseOf } from '#contract/endpoint';
import { type ArchivedLogbook, type ArchiveManifest, archiveManifest } from '#contract/import/archive';
import type { tracksOfSite } from '#contract/sites';
import type { listTracks, trackOfFlight } from '#contract/tracks';
import { FINDINGS_VERSION } from '#domain/findings/findings';
import { ANALYSIS_VERSION } from '#domain/track/track';
import { groundOfFile } from '#test/builders/ground';
import { flownPath, igcFile } from '#test/builders/igc';
import { aFlight, aSite } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { exportedArchive, readContent } from '#test/servers/archive-calls';
import { runningServer } from '#test/servers/running-server';
import { saved, signUpPilot, type Visitor } from '#test/servers/visitor';
import { computeAllFindings } from './findings.ts';
import { updateTracks } from './track-updates.ts';

const LAUNCH = { at: 36_000, lat: 46.6863, lng: 7.8632, altitude: 1_500 };
const igcOf = (day: number) =>
  igcFile({
    date: `2026-06-0${day}`,
    fixes: flownPath(LAUNCH, [{ seconds: 60 }, { seconds: 300, speed: 10, climb: -1 }, { seconds: 60 }], 5),
  });
const NEVER = new AbortController().signal;
/** The flights of the pilot: each has a track of another day. */
const DAYS = [1, 2, 3] as const;

type Stored = NonNullable<ResponseOf<typeof trackOfFlight>>;

describe.each(DATABASES)('damaged parts of tracks on $name', { timeout: 60_000 }, ({ name: database, create }) => {
  const lines: string[] = [];
  const server = runningServer({ log: (line) => lines.push(line) }, create);
  afterEach(() => void lines.splice(0));

  /** A pilot with flights from a site, whose findings are computed. */
  async function pilotWithTracks(): Promise<Visitor> {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'site', aSite({ name: 'Amisbühl', lat: 46.6863, lng: 7.8632, launchAltitude: 1_400 }));
    for (const day of DAYS) {
      await saved(pilot, 'flight', aFlight({ date: `2026-06-0${day}`, igc: igcOf(day), siteId: 1 }));
    }
    await compute();
    return pilot;
  }
  async function compute(): Promise<void> {
    await updateTracks(server().context, NEVER);
    await computeAllFindings(server().context, NEVER);
  }
  const damage = (
    pilot: Visitor,
    flightId: number,
    columns: Partial<Record<'findings' | 'analysis' | 'ground' | 'findings_version', string>> & {
      readonly analysis_version?: number;
    },
  ) =>
    server()
      .context.db.updateTable('tracks')
      .set(columns)
      .where('pilot_id', '=', pilot.pilotId ?? 0)
      .where('flight_id', '=', flightId)
      .execute();
  const damageFile = (pilot: Visitor, flightId: number, content: Uint8Array) =>
    server()
      .context.db.updateTable('track_files')
      .set({ content: Buffer.from(content) })
      .where('pilot_id', '=', pilot.pilotId ?? 0)
      .where('sha256', 'in', (files) =>
        files
          .selectFrom('tracks')
          .select('sha256')
          .where('pilot_id', '=', pilot.pilotId ?? 0)
          .where('flight_id', '=', flightId),
      )
      .execute();
  const contentOf = async (pilot: Visitor) => {
    const rows = await server()
      .context.db.selectFrom('track_files')
      .select('content')
      .where('pilot_id', '=', pilot.pilotId ?? 0)
      .execute();
    return rows[0]?.content ?? new Uint8Array();
  };
  const exported = async (pilot: Visitor) => {
    const files = unzipSync(await exportedArchive(pilot));
    const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    const manifest: ArchiveManifest = v.parse(archiveManifest, JSON.parse(textOf('wingbook.json')));
    const logbook: ArchivedLogbook = JSON.parse(textOf('data/logbook.json'));
    const datesIn = (table: string) => [...new Set(textOf(table).match(/2026-06-\d\d/g))].toSorted();
    return { names: Object.keys(files), textOf, manifest, logbook, datesIn };
  };
  const trackOf = async (pilot: Visitor, id: number) => (await pilot.get<Stored>(`/api/flights/${id}/track`)).body;
  const logged = (text: string) => lines.filter((line) => line.includes(text)).map((line) => JSON.parse(line));

  // Reading what was read from the database is the same on each.
  if (database === 'SQLite') {
    it.each([
      ['no JSON', '{"figures":', 'parse_json at the whole'],
      ['of a wrong shape', '{"figures":{},"phases":{},"scores":"secret"}', 'figures'],
    ])('that are findings, %s, are named in an export that has everything else', async (_, findings, wrong) => {
      const pilot = await pilotWithTracks();
      const whole = await exported(pilot);
      expect([whole.manifest.missing, whole.datesIn('flights-figures.csv')]).toEqual([
        [],
        ['2026-06-01', '2026-06-02', '2026-06-03'],
      ]);
      await damage(pilot, 2, { findings });

      const { names, manifest, logbook, textOf, datesIn } = await exported(pilot);
      const name = `tracks.findings of pilotId ${pilot.pilotId}, flightId 2 cannot be read: `;
      const problem = expect.stringContaining(name);
      expect(manifest.missing).toEqual([{ flight: 2, content: 'damagedFindings', problem }]);
      expect(manifest.missing[0]?.problem).toContain(wrong);
      expect(manifest.missing[0]?.problem).not.toContain('secret');
      expect(names).toEqual(whole.names);
      expect(logbook).toEqual(whole.logbook);
      expect(DAYS.map((day) => textOf(`tracks/2026/2026-06-0${day}_Amisbühl.igc`))).toEqual(DAYS.map(igcOf));
      for (const table of ['flights-figures.csv', 'flights-xc.csv']) {
        expect(datesIn(table)).toEqual(['2026-06-01', '2026-06-03']);
      }
      expect(textOf('README.txt')).toContain('- figures and scores of 1 flight, which were damaged in the database');
      expect(logged(name)).toMatchObject([{ level: 50, pilotId: pilot.pilotId, flightId: 2, part: 'findings' }]);

      expect((await exported(pilot)).manifest.missing).toEqual([{ flight: 2, content: 'uncomputedFindings' }]);
      await compute();
      const again = await exported(pilot);
      expect([again.manifest.missing, again.textOf('flights-xc.csv'), again.textOf('README.txt')]).toEqual([
        [],
        whole.textOf('flights-xc.csv'),
        whole.textOf('README.txt'),
      ]);
    });

    it('that are none, but tracks that a newer version has analysed, are named as these in an export', async () => {
      const pilot = await pilotWithTracks();
      await damage(pilot, 2, { analysis_version: ANALYSIS_VERSION + 1, findings_version: 'newer' });
      await compute();
      const { manifest, textOf, datesIn } = await exported(pilot);
      expect(manifest.missing).toEqual([{ flight: 2, content: 'newerFindings' }]);
      expect(datesIn('flights-xc.csv')).toEqual(['2026-06-01', '2026-06-03']);
      expect(textOf('README.txt')).toContain(
        '- figures and scores of 1 flight, whose tracks a newer version of Wingbook has analysed',
      );
    });

    it.each([
      ['cut off', (content: Uint8Array) => content.subarray(0, -20)],
      ['empty', () => new Uint8Array()],
      ['another byte', (content: Uint8Array) => content.with(200, (content[200] ?? 0) ^ 0xff)],
      ['another flag of its header', (content: Uint8Array) => content.with(3, 1)],
    ])('that are a file, %s, are named in an export that has all other files', async (_, damaged) => {
      const pilot = await pilotWithTracks();
      const whole = await exported(pilot);
      await damageFile(pilot, 2, damaged(await contentOf(pilot)));
      const { names, manifest, logbook, textOf } = await exported(pilot);
      const kept = ['tracks/2026/2026-06-01_Amisbühl.igc', 'tracks/2026/2026-06-03_Amisbühl.igc'];
      expect(names.filter((name) => name.endsWith('.igc'))).toEqual(kept);
      expect(kept.map(textOf)).toEqual([igcOf(1), igcOf(3)]);
      expect(manifest).toMatchObject({
        counts: { flights: 3, tracks: 2 },
        missing: [{ flight: 2, content: 'damagedTrack', problem: expect.stringContaining('cannot be read') }],
      });
      expect(logbook).toEqual(whole.logbook);
      expect(textOf('README.txt')).toContain('- the IGC files of 1 flight, which are damaged');
      expect(logged('a track file is damaged')).toMatchObject([{ level: 50, flightIds: [2] }]);

      const { flights } = await readContent({ 'wingbook.zip': await exportedArchive(pilot) });
      const lost = flights.map(({ archived }) => [archived?.number, archived?.isTrackLost] as const);
      expect(new Map(lost)).toEqual(
        new Map([
          [1, false],
          [2, true],
          [3, false],
        ]),
      );

      const body = JSON.stringify({ ids: [1, 2], csrf: pilot.cookies.get('csrf'), pilotId: pilot.pilotId });
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      const response = await pilot.ask('/api/flights/tracks', init);
      const chosen = unzipSync(new Uint8Array(await response.arrayBuffer()));
      expect(Object.keys(chosen)).toEqual([kept[0], 'MISSING.txt']);
      expect(strFromU8(chosen['MISSING.txt'] ?? new Uint8Array())).toContain('tracks/2026/2026-06-02_Amisbühl.igc');

      await saved(pilot, 'flight', { ...aFlight({ date: '2026-06-02', igc: igcOf(2), siteId: 1 }), id: 2 });
      await compute();
      const again = await exported(pilot);
      expect([again.manifest.missing, again.names]).toEqual([[], whole.names]);
      expect(DAYS.map((day) => again.textOf(`tracks/2026/2026-06-0${day}_Amisbühl.igc`))).toEqual(DAYS.map(igcOf));
    });
  }

  it('are computed again once the flight’s page has found them', async () => {
    const pilot = await pilotWithTracks();
    await pilot.post('/api/flights/1/ground', { ...groundOfFile(igcOf(1), 800) });
    const before = await trackOf(pilot, 1);
    expect(before).toMatchObject({ flown: {}, findings: {}, ground: {} });
    await damage(pilot, 1, { findings: '{', analysis: '{', ground: '{' });

    const missing = { findings: null, findingsFailed: false, flown: null, ground: null };
    expect(await trackOf(pilot, 1)).toEqual({ ...before, ...missing });
    expect(logged('a part of a track is damaged').map(({ part }) => part)).toEqual(
      expect.arrayContaining(['findings', 'analysis', 'ground']),
    );
    await compute();
    expect((await pilot.post('/api/flights/1/ground', { ...groundOfFile(igcOf(1), 800) })).status).toBe(200);
    expect(await trackOf(pilot, 1)).toEqual(before);
  });

  it('are reported once where the file is damaged, too, and a save of the same file repairs them', async () => {
    const pilot = await pilotWithTracks();
    await pilot.post('/api/flights/1/ground', { ...groundOfFile(igcOf(1), 800) });
    const before = await trackOf(pilot, 1);
    await damage(pilot, 1, { analysis: '{', ground: '{' });
    await damageFile(pilot, 1, new Uint8Array());
    const revision = async () =>
      (
        await server()
          .context.db.selectFrom('pilots')
          .select('revision')
          .where('id', '=', pilot.pilotId ?? 0)
          .execute()
      )[0]?.revision;
    const visit = async () => {
      expect((await trackOf(pilot, 1))?.flown).toBeNull();
      await pilot.get('/api/sites/1/tracks');
      await pilot.get('/api/tracks');
    };
    await visit();
    await compute();
    expect([
      logged('a part of a track is damaged').map(({ flightId, part }) => [flightId, part]),
      logged('a track could not be analysed again').length,
    ]).toEqual([
      [
        [1, 'ground'],
        [1, 'analysis'],
      ],
      1,
    ]);

    lines.splice(0);
    const seen = await revision();
    await visit();
    await visit();
    expect([lines.filter((line) => line.includes('"level":50')), await revision()]).toEqual([[], seen]);

    await saved(pilot, 'flight', { ...aFlight({ date: '2026-06-01', igc: igcOf(1), siteId: 1 }), id: 1 });
    await compute();
    expect((await pilot.post('/api/flights/1/ground', { ...groundOfFile(igcOf(1), 800) })).status).toBe(200);
    expect(await trackOf(pilot, 1)).toEqual(before);
  });

  it('cost a list of tracks those tracks only, until they are computed again', async () => {
    const pilot = await pilotWithTracks();
    const flightsOfSite = async () =>
      (await pilot.get<ResponseOf<typeof tracksOfSite>>('/api/sites/1/tracks')).body.tracks.map(
        ({ flightId }) => flightId,
      );
    const flightsOfList = async () =>
      (await pilot.get<ResponseOf<typeof listTracks>>('/api/tracks')).body.tracks.map(({ flightId }) => flightId);
    for (const flightsOf of [flightsOfSite, flightsOfList]) {
      await damage(pilot, 2, { analysis: 'secret' });
      expect(await flightsOf()).toEqual([1, 3]);
      expect(logged('tracks.analysis of')).not.toEqual([]);
      await compute();
      expect(await flightsOf()).toEqual([1, 2, 3]);
    }
    expect(lines.join()).not.toContain('secret');
  });

  it('that are findings cost a site’s flights nothing but their wind', async () => {
    const pilot = await pilotWithTracks();
    const tracks = async () => (await pilot.get<ResponseOf<typeof tracksOfSite>>('/api/sites/1/tracks')).body.tracks;
    const versionOf = async (id: number) => {
      const of = server().context.db.selectFrom('tracks').select('findings_version').where('flight_id', '=', id);
      return (await of.where('pilot_id', '=', pilot.pilotId ?? 0).executeTakeFirstOrThrow()).findings_version;
    };
    const before = await tracks();
    expect(before).toHaveLength(3);
    for (const findings of ['{"figures":', '{"phases":{"wind":{"bands":"none"}}}']) {
      await damage(pilot, 2, { findings });
      expect(await tracks()).toEqual(before);
      expect([await versionOf(1), await versionOf(2), await versionOf(3)]).toEqual([
        FINDINGS_VERSION,
        '',
        FINDINGS_VERSION,
      ]);
      await compute();
      expect(await versionOf(2)).toBe(FINDINGS_VERSION);
    }
  });
});
