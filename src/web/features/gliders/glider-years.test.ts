import { describe, expect, it } from 'vitest';
import { gliderYears } from '#domain/statistics/glider-usage';
import { minutes } from '#domain/units';
import { gliderBars, gliderSeries } from './glider-years.tsx';

const TODAY = '2026-05-03';
const flown = (date: string, gliderId: number | null, airtime: number) => ({
  date,
  gliderId,
  airtime: minutes(airtime),
});
const named = (...names: readonly string[]) => new Map(names.map((name, index) => [index + 1, { name }]));

describe('the bars of all gliders', () => {
  const years = gliderYears(
    [flown('2025-05-01', 1, 90), flown('2025-06-01', 2, 30), flown('2026-05-01', null, 45)],
    TODAY,
  );
  const series = gliderSeries(years, named('Swift', 'Lark'));

  it('have a series for each glider, the one flown most first, and at the end one for flights without a glider', () => {
    expect(series).toEqual([
      { name: 'Swift', series: 0, gliders: [1] },
      { name: 'Lark', series: 1, gliders: [2] },
      { name: 'No glider', series: null, gliders: [null] },
    ]);
  });

  it('are hours by year, named with the gliders that were flown', () => {
    const bars = gliderBars(years, series);
    expect(bars.map(({ key, name }) => [key, name])).toEqual([
      ['2025', '2025: 2 h 00 min, 2 flights – Swift: 1 h 30 min, Lark: 30 min'],
      ['2026', '2026: 45 min, 1 flight – No glider: 45 min'],
    ]);
    expect(bars[0]?.parts.map(({ value }) => value)).toEqual([1.5, 0.5, 0]);
  });

  it('show the gliders flown least together where there are more than nine', () => {
    const seriesOf = (count: number) => {
      const flights = Array.from({ length: count }, (_, index) => flown('2026-01-01', index + 1, 60 - index));
      const names = flights.map(({ gliderId }) => `Glider ${gliderId}`);
      return gliderSeries(gliderYears(flights, TODAY), named(...names));
    };
    expect(seriesOf(9).map((each) => each.series)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(seriesOf(10).slice(-2)).toEqual([
      { name: 'Glider 8', series: 7, gliders: [8] },
      { name: 'Other', series: 'other', gliders: [9, 10] },
    ]);
  });

  it('are none where nothing is flown', () => {
    expect(gliderBars([], gliderSeries([], named()))).toEqual([]);
  });
});
