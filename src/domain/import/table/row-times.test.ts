import { describe, expect, it } from 'vitest';
import { mappingTo } from '#test/builders/source-tables';
import { columnsByField, RowCells } from './row-cells.ts';
import { type RowTimes, rowTimesOf } from './row-times.ts';
import type { TableField, TableMapping } from './table-mapping.ts';

type Row = Partial<Record<TableField, string>>;

/** Returns the times of a row, and the problem for which it is refused. */
function readTimes(row: Row, named: Partial<TableMapping> = {}) {
  const fields: readonly TableField[] = ['date', 'time', 'landingTime', 'utcOffset', 'duration'];
  const mapping = mappingTo(fields, named);
  const cells = new RowCells(
    fields.map((field) => row[field] ?? ''),
    1,
    columnsByField(mapping),
  );
  const times: RowTimes | null = rowTimesOf(cells, mapping, { unit: 'minutes', decimal: 'auto' });
  return { times, refused: cells.refused && `${cells.refused.column}: ${cells.refused.problem}` };
}

const DAY = { date: '2026-05-03' };
/** 2026-05-03, 00:00 UTC. */
const MIDNIGHT = Date.UTC(2026, 4, 3) / 1000;

describe('the day and the local time of a row', () => {
  it.each<[string, Row, string | null]>([
    ['a time of its own', { time: '10:31' }, '10:31'],
    ['with seconds, which are cut', { time: '10:31:59' }, '10:31'],
    ['the time beside the date', { date: '2026-05-03 10:31' }, '10:31'],
    ['midnight beside the date, which is none', { date: '2026-05-03 00:00' }, null],
    ['a time of its own rather than that beside the date', { date: '2026-05-03 10:31', time: '11:00' }, '11:00'],
    ['midnight of its own', { time: '00:00' }, '00:00'],
    ['the last minute', { time: '23:59:59' }, '23:59'],
    ['a leap second', { time: '23:59:60' }, '23:59'],
    ['no time', {}, null],
    ['what stands for none', { time: '--' }, null],
  ])('are those of %s', (_, row, time) => {
    expect(readTimes({ ...DAY, ...row })).toEqual({
      times: { date: '2026-05-03', time, launchTime: null, airtime: null },
      refused: null,
    });
  });

  it.each([
    ['dmy', '03.05.2026'],
    ['mdy', '05/03/2026'],
    ['ymd', '2026-05-03'],
    ['mdy', '2026-05-03'],
  ] as const)('are read in the order %s of %s', (dateOrder, date) => {
    expect(readTimes({ date }, { dateOrder }).times?.date).toBe('2026-05-03');
  });

  it.each<[string, Row]>([
    ['date: noDate', { date: '' }],
    ['date: badDate', { date: 'soon' }],
    ['date: badDate', { date: '2026-02-30' }],
    ['time: badTime', { time: 'noon' }],
    ['time: badTime', { time: '25:00' }],
    ['landingTime: badTime', { landingTime: 'late' }],
    ['utcOffset: badOffset', { utcOffset: 'summer' }],
    ['duration: badDuration', { duration: 'long' }],
  ])('are refused for %s: %j', (refused, row) => {
    expect(readTimes({ ...DAY, ...row }).refused).toBe(refused);
  });
});

describe('the local time of a row in UTC', () => {
  const inUtc = (row: Row) => readTimes({ ...DAY, ...row }, { timeIs: 'utc' }).times;

  it.each<[string, Row, Partial<RowTimes>]>([
    ['+02:00', { time: '10:00', utcOffset: '+02:00' }, { date: '2026-05-03', time: '12:00' }],
    ['-07:00', { time: '10:00', utcOffset: '-07:00' }, { date: '2026-05-03', time: '03:00' }],
    ['the next day', { time: '23:30', utcOffset: '+02:00' }, { date: '2026-05-04', time: '01:30' }],
    ['the day before', { time: '01:00', utcOffset: '-07:00' }, { date: '2026-05-02', time: '18:00' }],
    ['half an hour', { time: '10:00', utcOffset: '+05:30' }, { date: '2026-05-03', time: '15:30' }],
    ['UTC itself', { time: '10:00', utcOffset: '0' }, { date: '2026-05-03', time: '10:00' }],
  ])('is by its offset: %s', (_, row, times) => {
    expect(inUtc(row)).toEqual({ ...times, launchTime: null, airtime: null });
  });

  it('is not known without an offset, but the instant is', () => {
    expect(inUtc({ time: '10:00' })).toEqual({
      ...{ date: '2026-05-03', time: null, airtime: null },
      launchTime: MIDNIGHT + 36_000,
    });
  });

  it('is not asked for without a time', () => {
    expect(inUtc({ utcOffset: '+02:00' })).toEqual({
      ...{ date: '2026-05-03', time: null, airtime: null },
      launchTime: null,
    });
  });

  it('is that of the cell where the time names its own offset', () => {
    const local = readTimes({ date: '2026-05-03T10:00:00+02:00' }, { timeIs: 'utc' }).times;
    expect([local?.time, local?.launchTime]).toEqual(['10:00', null]);
    const utc = readTimes({ date: '2026-05-03T10:00:00Z' }, { timeIs: 'local' }).times;
    expect([utc?.time, utc?.launchTime]).toEqual([null, MIDNIGHT + 36_000]);
    const both = readTimes({ date: '2026-05-03T10:00:00Z', utcOffset: '+02:00' }, { timeIs: 'local' }).times;
    expect([both?.time, both?.launchTime]).toEqual(['12:00', null]);
  });
});

describe('the airtime of a row', () => {
  it.each<[string, Row, number | null]>([
    ['as written, in the unit of the column', { duration: '75' }, 75],
    ['as written, in hours and minutes', { duration: '1:15' }, 75],
    ['from launch to landing', { time: '10:00', landingTime: '11:15' }, 75],
    ['as written rather than that', { time: '10:00', landingTime: '11:15', duration: '70' }, 70],
    ['in whole minutes, rounded up', { time: '10:00:00', landingTime: '10:00:01' }, 1],
    ['over midnight', { time: '23:30', landingTime: '00:45' }, 75],
    ['over midnight, half a day at the most', { time: '13:00', landingTime: '01:00' }, 720],
    ['to a landing that has its day', { time: '10:00', landingTime: '2026-05-04 09:00' }, 1380],
    ['of a whole day', { time: '10:00', landingTime: '2026-05-04 10:00' }, 1440],
    ['of no time, which is none', { time: '10:00', landingTime: '10:00' }, null],
    ['written as none', { duration: '0' }, null],
    ['without a launch', { landingTime: '11:15' }, null],
    ['without a landing', { time: '10:00' }, null],
  ])('is that %s', (_, row, airtime) => {
    const { times, refused } = readTimes({ ...DAY, ...row });
    expect([times?.airtime, refused]).toEqual([airtime, null]);
  });

  it.each<[string, Row]>([
    ['landingTime: landingBeforeLaunch', { time: '12:00', landingTime: '11:59' }],
    ['landingTime: landingBeforeLaunch', { time: '12:00', landingTime: '00:01' }],
    ['landingTime: landingBeforeLaunch', { time: '10:00', landingTime: '2026-05-03 09:00' }],
    ['landingTime: tooLongDuration', { time: '10:00', landingTime: '2026-05-04 10:01' }],
    ['duration: tooLongDuration', { duration: '1441' }],
  ])('refuses the row for %s: %j', (refused, row) => {
    expect(readTimes({ ...DAY, ...row }).refused).toBe(refused);
  });
});
