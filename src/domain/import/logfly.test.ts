import { describe, expect, it } from 'vitest';
import { type LogflyRow, logflyFlight } from './logfly.ts';

function rowOf(named: Partial<LogflyRow> = {}): LogflyRow {
  return {
    launchedAt: '2021-07-04 13:05:21',
    durationS: 3_601,
    latitude: 45.8,
    longitude: 6.2,
    siteName: 'PLANFAIT',
    gliderName: 'Alpha 6',
    remarks: 'Nice',
    ...named,
  };
}

describe('a row of LogFly', () => {
  it('has local time, and airtime in minutes, rounded up', () => {
    expect(logflyFlight(rowOf())).toEqual({
      date: '2021-07-04',
      time: '13:05',
      airtime: 61,
      altitude: null,
      launch: { lat: 45.8, lng: 6.2 },
      siteName: 'PLANFAIT',
      gliderName: 'Alpha 6',
      remarks: 'Nice',
    });
  });

  it.each(['', 'never', '04/07/2021 13:05', '2021-02-30 13:05:21', '1625396721000'])(
    'with the date %j has no day',
    (launchedAt) => {
      expect(logflyFlight(rowOf({ launchedAt }))).toMatchObject({ date: null });
    },
  );

  it.each([
    ['2021-07-04', null],
    ['2021-07-04 99:99:99', null],
    [' 2021-07-04 06:07:08', '06:07'],
  ])('with the date %j has the time %j', (launchedAt, time) => {
    expect(logflyFlight(rowOf({ launchedAt }))).toMatchObject({ date: '2021-07-04', time });
  });

  it.each([null, 0, -60, 1e12, Number.NaN])('with a duration of %d has no airtime', (durationS) => {
    expect(logflyFlight(rowOf({ durationS })).airtime).toBeNull();
  });

  it.each([
    [0, 0],
    [null, 6.2],
    [45.8, null],
    [91, 6.2],
    [45.8, Number.POSITIVE_INFINITY],
  ])('launched at %d, %d has no place', (latitude, longitude) => {
    expect(logflyFlight(rowOf({ latitude, longitude })).launch).toBeNull();
  });

  it.each([
    ['Site No 12  (A renommer)', ''],
    ['Site No 3', ''],
    ['Site Nord 3', 'Site Nord 3'],
    [' Annecy ', 'Annecy'],
  ])('at the site %j is at %j', (siteName, expected) => {
    expect(logflyFlight(rowOf({ siteName })).siteName).toBe(expected);
  });
});
