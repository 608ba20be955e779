import { expect, it } from 'vitest';
import { minutes } from '#domain/units';
import type { ReadFlight } from '#formats/readings';
import { readTrackOf } from '#test/builders/found-flights';
import { sourceTable, tableReading } from '#test/builders/table-readings';
import type { ReadFiles } from '../reading/read-chosen-files.ts';
import { withTables } from './mapped-files.ts';
import { draftOf } from './table-draft.ts';

const LIST = sourceTable([
  ['Activity ID', 'Activity Date', 'Activity Name', 'Activity Type', 'Elapsed Time', 'Distance', 'Filename'],
  ['1', 'May 3, 2026, 10:00:00 AM', 'Niesen at last', 'Paragliding', '1740', '5.1', 'activities/1.gpx.gz'],
  ['2', 'May 4, 2026, 10:00:00 AM', 'Along the lake', 'Run', '1740', '5.0', 'activities/2.fit.gz'],
  ['3', 'May 5, 2026, 10:00:00 AM', 'Camera off', 'Paragliding', '1200', '5.3', ''],
  ['4', 'May 6, 2026, 10:00:00 AM', 'Lost', 'Paragliding', '1200', '5.4', 'activities/4.fit.gz'],
]);
const flightOf = (path: string): ReadFlight => ({
  key: path,
  path,
  date: null,
  time: null,
  airtime: minutes(29),
  altitude: null,
  launch: null,
  siteName: '',
  gliderName: '',
  remarks: '',
  track: readTrackOf(path),
});
const read = (flights: readonly ReadFlight[]): ReadFiles =>
  withTables(
    {
      filesNum: 3,
      bytesNum: 10,
      flights,
      archives: [],
      refused: [],
      stopped: null,
      tables: [tableReading('export.zip/activities.csv', LIST)],
    },
    [draftOf(LIST, [])],
  );

it('a row and the track that it names are one flight, with what the row says of it', () => {
  const { flights } = read([flightOf('export.zip/activities/1.gpx.gz')]);
  expect(
    flights.map(({ path, remarks, track }) => [
      path,
      remarks.split('\n').find((line) => line.startsWith('Distance')),
      track !== null,
    ]),
  ).toEqual([
    ['export.zip/activities/1.gpx.gz', 'Distance: 5.1', true],
    ['export.zip/activities.csv', 'Distance: 5.3', false],
    ['export.zip/activities.csv', 'Distance: 5.4', false],
  ]);
});

it('a track of a row of another activity is asked about', () => {
  const { flights } = read([flightOf('export.zip/activities/2.fit.gz'), flightOf('other.igc')]);
  expect(flights.flatMap(({ path, track }) => (track?.isDoubtful ? path : []))).toEqual([
    'export.zip/activities/2.fit.gz',
  ]);
});
