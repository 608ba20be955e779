import { describe, expect, it } from 'vitest';
import { ARCHIVE_PATHS } from '#contract/import/archive';
import {
  type ArchiveDraft,
  archiveBytes,
  archivedLogbook,
  archivedTrack,
  EXPORTED_AT,
  manifestOf,
} from '#test/builders/archive';
import { flownPath, igcBytes } from '#test/builders/igc';
import { zipBytes } from '#test/builders/zip';
import { TrackFiles } from './igc-files.ts';
import { MAX_TEXT_BYTES } from './limits.ts';
import { readFiles } from './read-files.ts';
import type { ReadProgress, SourceReading } from './readings.ts';

const LAUNCH = { at: 36_000, lat: 46.69, lng: 7.86, altitude: 1_600 };
const LEGS = [{ seconds: 60 }, { seconds: 600, speed: 10, climb: -1 }, { seconds: 60 }];
const igcOn = (date: string) => igcBytes({ date, fixes: flownPath(LAUNCH, LEGS, 5) });
const [FIRST, SECOND] = [igcOn('2026-05-03'), igcOn('2026-05-04')];
const FILES = { 'tracks/a.igc': FIRST, 'tracks/b.igc': SECOND, 'flights.csv': 'date\r\n' };
const LOGBOOK = archivedLogbook([
  { siteId: 1, gliderId: 1, time: '12:01', remarks: ' kept ', track: archivedTrack('tracks/a.igc', FIRST) },
  { date: '2026-05-04', igcFileName: 'b.igc', track: archivedTrack('tracks/b.igc', SECOND) },
  { date: '2026-05-05', siteId: 2 },
]);
const WHOLE: ArchiveDraft = { logbook: LOGBOOK, files: FILES };

async function read(bytes: Uint8Array) {
  const [readings, progress]: [SourceReading[], ReadProgress[]] = [[], []];
  await readFiles([{ path: 'w.zip', file: new Blob([Uint8Array.from(bytes)]) }], {
    onReading: (reading) => readings.push(reading),
    onProgress: (now) => progress.push(now),
  });
  return { readings, progress };
}

/** Each reading by its path with its state or problem, and the flights in it: whether they are archived and have tracks. */
async function outcomesOf(bytes: Uint8Array) {
  return (await read(bytes)).readings.map((reading) => {
    const flights = ('flights' in reading ? reading.flights : undefined) ?? [];
    const state = reading.state === 'refused' ? reading.problem : reading.state;
    return [reading.source.path, state, ...flights.map(({ archived, track }) => flightWord(archived, track))];
  });
}

function flightWord(archived: { readonly isTrackLost: boolean } | undefined, track: unknown): string {
  if (archived === undefined) return 'loose track';
  return archived.isTrackLost ? 'lost' : track ? 'track' : 'row';
}

describe('an archive', () => {
  it('of an old logbook shows the control characters in its texts, and loses none', async () => {
    const logbook = archivedLogbook([{ remarks: 'one\n\u001b[2Jtwo' }]);
    const { readings } = await read(archiveBytes({ logbook }));
    expect(JSON.stringify(readings)).toContain(JSON.stringify('one\n␛[2Jtwo'));
  });

  it('is its logbook, then its tracks one by one, in metres and with everything that it says', async () => {
    const { readings, progress } = await read(archiveBytes(WHOLE));
    expect(readings.map(({ state, source }) => [state, source.path])).toEqual([
      ['archive', 'w.zip'],
      ['flights', 'w.zip/tracks/a.igc'],
      ['flights', 'w.zip/tracks/b.igc'],
    ]);
    expect(progress.at(-1)).toEqual({ files: 3, read: 3 });
    const { pilot, sites, gliders } = LOGBOOK;
    const archive = { path: 'w.zip', exportedAt: EXPORTED_AT, pilot, sites, gliders, trackFiles: 2 };
    expect(readings[0]).toMatchObject({ archive, flights: [{ date: '2026-05-05', siteName: 'Annecy', track: null }] });
    expect(readings[1]).toMatchObject({
      flights: [
        {
          ...{ date: '2026-05-03', time: '12:01', airtime: null, siteName: 'Fiesch', gliderName: 'Omega' },
          archived: {
            archive: 0,
            number: 1,
            createdAt: '2026-05-01T08:00:00Z',
            fields: { airtime: 0, remarks: ' kept ' },
          },
          track: { fileName: null, range: null, launchTime: Date.parse('2026-05-03T10:00:55Z') / 1_000 },
        },
      ],
    });
  });

  it('gives the very bytes of its tracks when they are sent, also from within a ZIP', async () => {
    const { readings } = await read(zipBytes([{ name: 'inner.zip', content: archiveBytes(WHOLE) }]));
    const tracks = readings
      .flatMap((reading) => ('flights' in reading ? (reading.flights ?? []) : []))
      .map(({ track }) => track);
    const files = new TrackFiles();
    const handles = tracks.flatMap((track) => (track ? [track.handle] : []));
    expect(await Promise.all(handles.map((handle) => files.igcOf(handle)))).toEqual([FIRST, SECOND]);
  });

  it('is read whole whatever its list says is missing in it, which a later version may name otherwise', async () => {
    const missing = [{ flight: 1, content: 'somethingElse' }];
    expect(await outcomesOf(archiveBytes({ ...WHOLE, manifest: { missing } }))).toEqual([
      ['w.zip', 'archive', 'row'],
      ['w.zip/tracks/a.igc', 'flights', 'track'],
      ['w.zip/tracks/b.igc', 'flights', 'track'],
    ]);
  });

  it('is read whole where its list has files of a kind that a later version adds, and says nothing of them', async () => {
    const video = new Uint8Array(MAX_TEXT_BYTES + 1);
    const files = { ...FILES, 'media/a.jpg': 'photo', 'media/b.jpg': 'photo', 'media/c.mp4': video };
    const listed = manifestOf({ ...files, [ARCHIVE_PATHS.logbook]: JSON.stringify(LOGBOOK) }).files;
    const manifest = {
      files: listed.map((file) => (file.path.startsWith('media/') ? { ...file, kind: 'media' } : file)),
    };
    const instead = { 'media/b.jpg': 'damaged' };
    expect(await outcomesOf(archiveBytes({ ...WHOLE, files, manifest, instead }))).toEqual([
      ['w.zip', 'archive', 'row'],
      ['w.zip/tracks/a.igc', 'flights', 'track'],
      ['w.zip/tracks/b.igc', 'flights', 'track'],
    ]);
  });

  it('that is given twice has other keys the second time', async () => {
    const file = new Blob([Uint8Array.from(archiveBytes(WHOLE))]);
    const keys: string[] = [];
    await readFiles(
      [1, 2].map((number) => ({ path: `${number}.zip`, file })),
      {
        onReading: (reading) =>
          keys.push(...('flights' in reading ? (reading.flights ?? []) : []).map(({ key }) => key)),
        onProgress: () => undefined,
      },
    );
    expect(new Set(keys).size).toBe(6);
  });
});

const DAMAGED: readonly (readonly [string, ArchiveDraft['instead'], readonly (readonly string[])[]])[] = [
  [
    'track',
    { 'tracks/a.igc': SECOND },
    [
      ['w.zip', 'archive', 'row'],
      ['w.zip/tracks/a.igc', 'wrongChecksum', 'lost'],
      ['w.zip/tracks/b.igc', 'flights', 'track'],
    ],
  ],
  [
    'track that is missing',
    { 'tracks/b.igc': null },
    [
      ['w.zip', 'archive', 'row'],
      ['w.zip/tracks/a.igc', 'flights', 'track'],
      ['w.zip/tracks/b.igc', 'missingFile', 'lost'],
    ],
  ],
  [
    'logbook',
    { [ARCHIVE_PATHS.logbook]: `${JSON.stringify(LOGBOOK)} ` },
    [
      ['w.zip/data/logbook.json', 'wrongChecksum'],
      ['w.zip/tracks/a.igc', 'flights', 'loose track'],
      ['w.zip/tracks/b.igc', 'flights', 'loose track'],
    ],
  ],
  [
    'list of files',
    { [ARCHIVE_PATHS.manifest]: '{"format": "wingbook-archive"' },
    [
      ['w.zip/wingbook.json', 'badArchive'],
      ['w.zip', 'archive', 'row'],
      ['w.zip/tracks/a.igc', 'flights', 'track'],
      ['w.zip/tracks/b.igc', 'flights', 'track'],
    ],
  ],
  [
    'table',
    { 'flights.csv': 'date\r\n2026' },
    [
      ['w.zip', 'archive', 'row'],
      ['w.zip/tracks/a.igc', 'flights', 'track'],
      ['w.zip/tracks/b.igc', 'flights', 'track'],
      ['w.zip/flights.csv', 'wrongChecksum'],
    ],
  ],
  [
    'nothing, but with files that somebody has added',
    { 'tracks/c.igc': igcOn('2026-05-06'), 'notes.txt': 'x', '.hidden': 'x' },
    [
      ['w.zip', 'archive', 'row'],
      ['w.zip/tracks/a.igc', 'flights', 'track'],
      ['w.zip/tracks/b.igc', 'flights', 'track'],
      ['w.zip/tracks/c.igc', 'flights', 'loose track'],
      ['w.zip/notes.txt', 'notFlightFile'],
    ],
  ],
];

describe('a damaged archive', () => {
  it.each(DAMAGED)('names its %s, and offers the rest', async (_, instead, outcomes) => {
    expect(await outcomesOf(archiveBytes({ ...WHOLE, instead: instead ?? {} }))).toEqual(outcomes);
  });

  it('has a track that cannot be read: only the flights of its part come without it', async () => {
    const track = archivedTrack('tracks/a.igc', FIRST);
    const range = { from: 10, to: 20 };
    const logbook = archivedLogbook([{ track }, { track: track && { ...track, range } }]);
    expect(await outcomesOf(archiveBytes({ logbook, files: { 'tracks/a.igc': FIRST } }))).toEqual([
      ['w.zip', 'archive'],
      ['w.zip/tracks/a.igc', 'noFixes', 'track', 'lost'],
    ]);
  });

  it.each([
    ['of a day that is none', { date: '2026-02-30' }],
    ['at no time of day', { time: '25:00' }],
  ])('has a flight %s: its logbook is damaged', async (_, flight) => {
    const outcomes = await outcomesOf(archiveBytes({ logbook: archivedLogbook([flight]) }));
    expect(outcomes).toEqual([['w.zip/data/logbook.json', 'badArchive']]);
  });
});

describe('an archive of an older program', () => {
  it('lacks what was added since, which is blank', async () => {
    const flights = LOGBOOK.flights.map(({ tags: _, ...flight }) => flight);
    const gliders = LOGBOOK.gliders.map(({ checkedOn: _, checkHours: __, ...glider }) => glider);
    const older = new TextEncoder().encode(JSON.stringify({ ...LOGBOOK, flights, gliders }));
    const { readings } = await read(archiveBytes({ ...WHOLE, logbook: older }));
    expect(readings[0]).toMatchObject({
      archive: { gliders: [{ name: 'Omega', checkedOn: null, checkHours: 0 }] },
      flights: [{ date: '2026-05-05', archived: { fields: { tags: [] } } }],
    });
  });
});

describe('an archive of a newer version', () => {
  it.each([
    ['by its list', { manifest: { version: 2, files: 'otherwise' } }],
    ['by its logbook', { logbook: { ...LOGBOOK, version: 2 } }],
  ])('is refused as a whole, %s', async (_, draft) => {
    expect(await outcomesOf(archiveBytes({ ...WHOLE, ...draft }))).toEqual([['w.zip', 'newerArchive']]);
  });
});
