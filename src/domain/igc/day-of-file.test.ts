import { describe, expect, it } from 'vitest';
import { dayAfterRollOver, dayInName } from './day-of-file.ts';

const TODAY = '2026-11-26';

describe('the day in the name of a file', () => {
  it.each([
    ['2022-06-19-XCS-AAA-01.igc', '2022-06-19'],
    ['20220619_101200.igc', '2022-06-19'],
    ['flight 2022.06.19.IGC', '2022-06-19'],
    ['19.06.2022 Glider.igc', '2022-06-19'],
  ])('is that of %s', (name, day) => {
    expect(dayInName(name, TODAY)).toEqual({ day });
  });

  it.each([
    ['26JXABC1.igc', ['2022-06-19', '2012-06-19', '2002-06-19']],
    ['6c1x0001.igc', ['2016-12-01', '2006-12-01', '1996-12-01']],
    ['6BQV12A2.IGC', ['2026-11-26', '2016-11-26', '2006-11-26', '1996-11-26']],
  ])('is one of a decade by the short form %s', (name, days) => {
    expect(dayInName(name, TODAY)).toEqual({ days });
  });

  it.each(['flight.igc', '2022-13-01-XCS.igc', '62VXABC1.igc', 'thermik1.igc', '123456789.igc'])(
    'is not in %s',
    (name) => {
      expect(dayInName(name, TODAY)).toBeNull();
    },
  );
});

it.each([
  ['2000-10-01', '2020-05-17'],
  ['1981-02-15', '2020-05-17'],
  ['2007-04-10', '2026-11-24'],
  ['2007-04-13', null],
  ['2020-05-17', null],
])('a receiver that says %s may mean %s', (date, later) => {
  expect(dayAfterRollOver(date, TODAY)).toBe(later);
});
