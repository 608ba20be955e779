import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { flownPath, igcBytes } from '#test/builders/igc';
import { readFiles } from './read-files.ts';
import type { ChosenSource, SourceReading } from './readings.ts';

const START = { at: 36_000, lat: 46.69, lng: 7.86, altitude: 1_600 };
const IGC = igcBytes({
  fixes: flownPath(START, [{ seconds: 300 }, { seconds: 600, speed: 10, heading: 90, climb: -1 }, { seconds: 300 }]),
});
const leaf = (path: string): string =>
  JSON.stringify({
    schema: 'leaf.logbook.flight',
    start: { time_valid: true, time_local: '2025-05-31T12:00:00' },
    metrics: { duration_seconds: 600 },
    track: { saved: true, format: 'igc', path },
    glider: { brand: 'Maker', model: 'Swift 6' },
    notes: { pilot_notes: 'Nice', tags: ['xc'] },
  });
const XCONTEST = JSON.stringify({ items: [{ pointStart: { time: '2026-05-03T10:00:00Z' } }] });

async function read(...files: readonly (readonly [string, string | Uint8Array])[]): Promise<readonly SourceReading[]> {
  const readings: SourceReading[] = [];
  const given = files.map(
    ([path, content]): ChosenSource => ({
      path,
      file: new Blob([typeof content === 'string' ? content : Uint8Array.from(content)]),
    }),
  );
  await readFiles(given, { onReading: (reading) => readings.push(reading), onProgress: () => undefined });
  return readings;
}

const flightsOf = (readings: readonly SourceReading[]): readonly object[] =>
  readings.flatMap((reading) => ('flights' in reading ? (reading.flights ?? []) : []));

it('flights in a JSON have no track', async () => {
  expect(flightsOf(await read(['list.json', XCONTEST]))).toMatchObject([
    { date: '2026-05-03', track: null, path: 'list.json' },
  ]);
});

it.each([
  ['tracks/a.igc', 'logbook/a.json'],
  ['a.igc', 'a.json'],
  ['card/tracks/a.igc', 'card/logbook/a.json'],
])('what is written beside the track %s belongs to its flight', async (track, json) => {
  const readings = await read([track, IGC], [json, leaf('/tracks/a.igc')]);
  expect(readings).toHaveLength(2);
  expect(flightsOf(readings)).toMatchObject([
    { path: track, gliderName: 'Maker Swift 6', remarks: 'Nice', tags: ['xc'], track: { convertedFrom: null } },
  ]);
});

it('also in a ZIP', async () => {
  const zip = zipSync({ 'logbook/a.json': Buffer.from(leaf('/tracks/a.igc')), 'tracks/a.igc': IGC });
  expect(flightsOf(await read(['card.zip', zip]))).toMatchObject([{ path: 'card.zip/tracks/a.igc', remarks: 'Nice' }]);
});

it('without its track it is a flight of its own', async () => {
  expect(flightsOf(await read(['a.json', leaf('/tracks/a.igc')]))).toMatchObject([{ remarks: 'Nice', track: null }]);
});

it.each([
  ['{', 'badJson'],
  ['{"a": 1}', 'notFlightFile'],
  ['{"schema": "leaf.logbook.flight"}', 'noFlights'],
])('%s is refused', async (text, problem) => {
  expect(await read(['a.json', text])).toMatchObject([{ state: 'refused', problem }]);
});

it('beside a track that cannot be read it is a flight without one', async () => {
  const readings = await read(['tracks/a.igc', 'AXXX\r\nHFDTE010526\r\n'], ['a.json', leaf('/tracks/a.igc')]);
  expect(readings).toMatchObject([
    { state: 'flights', flights: [] },
    { state: 'refused', source: { path: 'tracks/a.igc' }, problem: 'noFixes' },
  ]);
  expect(flightsOf(readings)).toMatchObject([{ path: 'a.json', remarks: 'Nice', date: '2025-05-31', track: null }]);
});

it('flights without a readable day are named by their number', async () => {
  const starts = ['2026-05-03T10:00:00Z', 'yesterday', '', '2026-05-04T10:00:00Z'];
  const list = JSON.stringify({ items: starts.map((time) => ({ pointStart: { time } })) });
  const [reading] = await read(['list.json', list]);
  expect(reading).toMatchObject({
    flights: [{ date: '2026-05-03' }, { date: '2026-05-04' }],
    refused: [
      { row: 2, problem: 'noDate' },
      { row: 3, problem: 'noDate' },
    ],
  });
});
