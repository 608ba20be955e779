import { describe, expect, it } from 'vitest';
import { knownFlights } from '#domain/import/known-flights';
import { degrees, metres, minutes } from '#domain/units';
import { localFlights } from '#formats/local-flights';
import type { ReadFlight } from '#formats/readings';
import { readTrackOf } from '#test/builders/found-flights';
import { byId, logbookFlight, logbookGlider, logbookSite } from '#test/builders/logbook-items';
import { compare } from './compare.ts';

const at = (lat: number, lng: number) => ({ lat: degrees(lat), lng: degrees(lng) });

function readFlight(key: string, named: Partial<ReadFlight> = {}): ReadFlight {
  const values = { siteName: '', gliderName: '', remarks: '', airtime: null, altitude: null, time: null };
  return { ...values, key, path: `${key}.igc`, date: null, launch: at(46.7, 7.9), track: readTrackOf(key), ...named };
}

describe('local days and times', () => {
  it('are those of the time zone of the launch, looked up once for launches close together', async () => {
    const asked: unknown[] = [];
    const flights = [readFlight('a'), readFlight('b'), readFlight('c', { launch: at(-33, 151) })];
    const found = await localFlights(flights, async (places) => {
      asked.push(places);
      return ['Europe/Zurich', 'Australia/Sydney'];
    });
    expect(asked).toEqual([
      [
        [46.7, 7.9],
        [-33, 151],
      ],
    ]);
    expect(found.map(({ date, time }) => [date, time])).toEqual([
      ['2026-05-03', '11:20'],
      ['2026-05-03', '11:20'],
      ['2026-05-03', '19:20'],
    ]);
  });

  it('of a row whose time is in UTC are those of the time zone of its launch, or its day in UTC without one', async () => {
    const launchTime = Date.parse('2024-07-01T22:30:00Z') / 1_000;
    const row = readFlight('a', { track: null, date: '2024-07-01', launchTime, row: 7 });
    const found = await localFlights([row, { ...row, key: 'b', launch: null }], async () => ['Europe/Zurich']);
    expect(found).toMatchObject([
      { key: 'a', date: '2024-07-02', time: '00:30', source: { path: 'a.igc', row: 7 } },
      { key: 'b', date: '2024-07-01', time: null },
    ]);
  });

  it('are those of the file where it has them; a flight without a day is none', async () => {
    const row = readFlight('a', { track: null, launch: null, date: '2024-07-01', time: '10:00' });
    const found = await localFlights([row, { ...row, key: 'b', date: null }], async () => []);
    expect(found).toMatchObject([{ key: 'a', date: '2024-07-01', time: '10:00', source: { path: 'a.igc' } }]);
  });
});

it('flights of the logbook have names instead of ids, and the summaries of their tracks', () => {
  const flight = logbookFlight({ id: 1, siteId: 4, gliderId: 5 });
  const sites = byId(logbookSite({ id: 4, name: 'Niesen', ...at(46.6, 7.6) }));
  const logbook = {
    flights: byId(flight, logbookFlight({ id: 2 })),
    sites,
    gliders: byId(logbookGlider({ id: 5, name: 'Omega' })),
  };
  const track = { flightId: 1, file: 'abc', range: null, launchTime: 10, landingTime: 20, launch: at(46.6, 7.6) };
  expect(knownFlights({ ...logbook, flights: logbook.flights.values() }, [track])).toMatchObject([
    {
      id: 1,
      siteName: 'Niesen',
      siteCoordinates: { lat: 46.6 },
      gliderName: 'Omega',
      track: { sha256: 'abc', landingTime: 20 },
    },
    { id: 2, siteName: '', siteCoordinates: null, gliderName: '', track: null },
  ]);
});

const READ = { filesNum: 1, bytesNum: 5, flights: [readFlight('a')], archives: [], refused: [], stopped: null };
const EMPTY = { flights: new Map(), sites: new Map(), gliders: new Map() };
const CALLS = {
  logbook: async () => EMPTY,
  tracks: async () => [],
  timeZones: async () => ['Europe/Zurich'],
  runs: async () => [],
};

it('what was read is compared with the logbook as it is then, not as it was when reading began', async () => {
  const { sha256: file, range, launchTime, landingTime } = readTrackOf('a');
  const track = { flightId: 1, file, range, launchTime, landingTime, launch: at(46.7, 7.9) };
  const flights = byId(logbookFlight({ id: 1, hasTrack: true }), logbookFlight({ id: 12, date: '2020-01-01' }));
  const calls = { ...CALLS, logbook: async () => ({ ...EMPTY, flights }), tracks: async () => [track] };
  const { items, comparedUpTo } = await compare({ source: 'a.igc', read: READ, logbook: EMPTY, calls });
  expect(items.map(({ match }) => match)).toEqual([{ kind: 'known', flightId: 1, certainty: 'sure' }]);
  expect(comparedUpTo).toBe(12);
});

it('a recording in pieces is one new flight, which has them; pieces of the logbook stay apart', async () => {
  const pieces = ['a', 'b'].map((key, i) => {
    const times = { launchTime: 1_777_800_000 + i * 5_000, landingTime: 1_777_804_500 + i * 5_000 };
    return readFlight(key, { track: { ...readTrackOf(key), ...times } });
  });
  const whole = readFlight('whole', { track: { ...readTrackOf('whole'), landingTime: 1_777_809_500 }, pieces });
  const input = { source: 'a.zip', read: { ...READ, flights: [whole] }, logbook: EMPTY };
  const { items } = await compare({ ...input, calls: CALLS });
  expect(items).toMatchObject([{ found: { key: 'whole' }, match: { kind: 'new' }, pieces: [{}, {}] }]);
  const { range, launchTime, landingTime } = readTrackOf('a');
  const track = { flightId: 1, file: 'a', range, launchTime, landingTime, launch: at(46.7, 7.9) };
  const flights = byId(logbookFlight({ id: 1, hasTrack: true }));
  const calls = { ...CALLS, logbook: async () => ({ ...EMPTY, flights }), tracks: async () => [track] };
  const again = await compare({ ...input, calls });
  expect(again.items.map(({ found, match }) => [found.key, match.kind])).toEqual([
    ['b', 'new'],
    ['a', 'known'],
  ]);
});

it('rows of files that were imported before change no entry unasked, whatever is read of them now', async () => {
  const counts = {
    files: 1,
    added: 1,
    filled: 0,
    known: 0,
    skipped: 0,
    refused: 0,
    sites: 1,
    gliders: 0,
    gear: 0,
    handlings: 0,
    pilot: 0,
  };
  const run = { id: 4, createdAt: '2026-05-03T10:00:00Z', source: 'a.csv', state: 'done' } as const;
  const runs = async () => [{ ...run, counts: { ...counts, bytes: 5 } }];
  const values = { date: '2026-05-03', track: null, launch: null, siteName: 'Niesen' };
  const row = { ...readFlight('a', values), airtime: minutes(42), altitude: metres(2_100), row: 2 };
  const another = { ...readFlight('b', { ...values, date: '2026-05-04' }), time: '10:00', row: 3 };
  const site = logbookSite({ id: 4, name: 'Niesen' });
  const entry = logbookFlight({
    id: 1,
    date: '2026-05-03',
    time: null,
    siteId: 4,
    altitude: metres(0),
    hasTrack: false,
  });
  const logbook = {
    ...EMPTY,
    sites: byId(site),
    flights: byId({ ...entry, airtime: minutes(42) }, { ...entry, id: 2, date: '2026-05-04', airtime: minutes(0) }),
  };
  const read = { ...READ, flights: [row, another], bytesNum: 5 };
  const kindsOf = async (calls: Parameters<typeof compare>[0]['calls']) => {
    const { items, importedBefore } = await compare({ source: 'a.csv', read, logbook, calls });
    const kinds = items.map(({ found, match }) => [found.key, match.kind]);
    return [...kinds, importedBefore && [importedBefore.createdAt, ...importedBefore.fillable]];
  };
  const present = { ...CALLS, logbook: async () => logbook };
  expect(await kindsOf(present)).toEqual([['b', 'question'], ['a', 'fills'], undefined]);
  expect(await kindsOf({ ...present, runs })).toEqual([
    ['b', 'known'],
    ['a', 'known'],
    [run.createdAt, ['a', 1]],
  ]);
});

it('an import that was not finished goes on with files of the same name and size', async () => {
  const counts = {
    files: 1,
    added: 0,
    filled: 0,
    known: 0,
    skipped: 0,
    refused: 0,
    sites: 0,
    gliders: 0,
    gear: 0,
    handlings: 0,
    pilot: 0,
  };
  const run = { createdAt: '2026-05-03T10:00:00Z', source: 'a.csv', state: 'open' } as const;
  const runs = [
    { ...run, id: 4, state: 'done', counts: { ...counts, bytes: 5 } } as const,
    { ...run, id: 3, counts: { ...counts, bytes: 6 } },
    { ...run, id: 2, counts: { ...counts, bytes: 5 } },
  ];
  const calls = { ...CALLS, runs: async () => runs };
  const openRunOf = async (source: string, bytesNum: number) =>
    (await compare({ source, read: { ...READ, bytesNum }, logbook: EMPTY, calls })).openRun?.id;
  expect(await openRunOf('a.csv', 5)).toBe(2);
  expect([await openRunOf('a.csv', 7), await openRunOf('b.csv', 5)]).toEqual([undefined, undefined]);
});
