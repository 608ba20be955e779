import { expect, it } from 'vitest';
import { PRESETS } from '#domain/import/table/presets';
import type { SourceTable } from '#domain/import/table/source-table';
import { sourceTable } from '#test/builders/table-readings';
import { draftOf } from './table-draft.ts';
import { isEncodingDoubtful, unreadableCells, wordsIn, zoneNeed } from './table-questions.ts';

const FLUGBUECH = [
  'number,date,glider,launch_site,launch_time_utc,landing_site,landing_time_utc,track_distance,hikeandfly,comment,xcontest_url,xcontest_tracktype,xcontest_scored_distance,video_url',
  '1,2026-05-03,Swift,Alpe,10:00:10,Wiese,10:12:13,4,,,,,,',
].map((line) => line.split(','));

it('a time zone is asked for times in UTC without a place', () => {
  const needOf = (...rows: readonly (readonly string[])[]) => zoneNeed(draftOf(sourceTable(rows), PRESETS));
  const headers = ['Date', 'Airtime', 'Coordinates'];
  expect(needOf(headers, ['2026-05-03T10:31:00Z', '1:05', ''])).toBe('asked');
  expect(needOf(headers, ['2026-05-03T10:31:00Z', '1:05', '46.6, 7.9'])).toBe('none');
  expect(needOf(headers, ['2026-05-03T10:31:00+02:00', '1:05', ''])).toBe('none');
  expect(needOf(['Date', 'Takeoff time (UTC)'], ['2026-05-03', '10:31'])).toBe('asked');
  expect(needOf(['Date', 'Takeoff time'], ['2026-05-03', '10:31'])).toBe('none');
});

it('a time zone is offered where a known layout has its days apart', () => {
  expect(zoneNeed(draftOf(sourceTable(FLUGBUECH), PRESETS))).toBe('offered');
});

const TABLE: SourceTable = {
  rows: [
    ['Site', 'Wing'],
    ['H…he', 'Omega'],
  ],
  sheet: null,
  delimiter: ';',
  encoding: 'windows-1252',
  telling: [[72, 0x85, 104, 101]],
};

it('words of a table are shown as they are in each encoding', () => {
  expect((['macintosh', 'windows-1250'] as const).map((encoding) => wordsIn(TABLE, encoding))).toEqual([
    'HÖhe',
    'H…he',
  ]);
  expect(wordsIn({ ...TABLE, telling: [] }, 'macintosh')).toBe('');
});

it('an encoding is doubtful when it is a guess and matters, or does not fit', () => {
  expect(isEncodingDoubtful(TABLE)).toBe(true);
  expect(isEncodingDoubtful({ ...TABLE, telling: [] })).toBe(false);
  expect(isEncodingDoubtful({ ...TABLE, encoding: 'utf-8' })).toBe(false);
  const damaged: SourceTable = { ...TABLE, encoding: 'utf-8', rows: [['caf\ufffd', 'Omega', '\ufffd']] };
  expect([isEncodingDoubtful(damaged), unreadableCells(damaged)]).toEqual([true, 2]);
  expect(isEncodingDoubtful({ ...TABLE, encoding: null, sheet: 'Flights' })).toBe(false);
});
