import { describe, expect, it } from 'vitest';
import { TOP_SITES } from '#domain/statistics/ranked-sites';
import type { SelectedSite } from '#domain/statistics/selections';
import type { PeriodTally, SiteStatistics } from '#domain/statistics/site-statistics';
import { metres, minutes } from '#domain/units';
import { slicesOf } from './by-site.tsx';
import { barsOf, bubblesOf, bubblesOfAllSites, canBeToldApart, periodColumns } from './chart-data.ts';
import { MEASURES } from './measures.ts';
import { type SeriesOf, seriesByTop } from './site-series.ts';

const tally = (flightNum: number, airtime: number): PeriodTally => ({
  flightNum,
  airtime: minutes(airtime),
  xcDistance: 0,
  xcLongest: 0,
  buckets: [
    {
      from: metres(1900),
      mid: metres(2000),
      to: metres(2100),
      flightIds: Array.from({ length: flightNum }, (_, index) => index + 1),
    },
  ],
});

const statistics = (
  site: SelectedSite,
  siteName: string,
  periods: Readonly<Record<string, PeriodTally>>,
): SiteStatistics => ({
  site,
  siteName,
  rank: site === 'noSite' ? null : site - 1,
  launchAltitude: metres(1900),
  flightNum: Object.values(periods).reduce((sum, period) => sum + period.flightNum, 0),
  airtime: minutes(Object.values(periods).reduce((sum, period) => sum + period.airtime, 0)),
  xcDistance: 0,
  xcLongest: 0,
  periods: new Map(Object.entries(periods)),
});

const FIESCH = statistics(1, 'Fiesch', { '2024': tally(2, 90), '2025': tally(1, 600) });
const NIESEN = statistics(2, 'Niesen', { '2024': tally(3, 30) });
const NO_SITE = statistics('noSite', 'No site', { '2024': tally(1, 0) });
const ALL = [FIESCH, NIESEN, NO_SITE];
const byRank: SeriesOf = ({ rank }) => rank;
const FLIGHTS = { measure: MEASURES.flights, seriesOf: byRank };
const AIRTIME = { measure: MEASURES.airtime, seriesOf: byRank };
const COLUMNS = periodColumns(['2023', '2024', '2025']);

describe('the slices of the pies', () => {
  it('are the sites in their colours, with amount and share in their names', () => {
    expect(slicesOf(ALL, FLIGHTS).map(({ key, name, series }) => [key, name, series])).toEqual([
      ['1', 'Fiesch: 3 flights, 43 %', 0],
      ['2', 'Niesen: 3 flights, 43 %', 1],
      ['noSite', 'No site: 1 flight, 14 %', null],
    ]);
  });

  it('show the airtime in the middle as short as possible', () => {
    expect(slicesOf(ALL, AIRTIME).map(({ middle }) => middle.amount)).toEqual(['12 h', '30 min', '0 min']);
    const [nine] = slicesOf([statistics(1, 'Fiesch', { '2024': tally(9, 545) })], AIRTIME);
    expect(nine?.middle).toEqual({ amount: '9 h 05', of: 'Fiesch' });
  });
});

describe('the bars of the histograms', () => {
  it('exist for every column, empty ones, too, and list their parts by site', () => {
    expect(barsOf(ALL, COLUMNS, FLIGHTS).map(({ name }) => name)).toEqual([
      '2023: 0 flights',
      '2024: 6 flights – Niesen 3, Fiesch 2, No site 1',
      '2025: 1 flight, Fiesch',
    ]);
  });

  it('are stacked in hours of airtime, in the order of the ranks', () => {
    const [, bar] = barsOf(ALL, COLUMNS, AIRTIME);
    expect(bar?.parts).toEqual([
      { series: 0, value: 1.5 },
      { series: 1, value: 0.5 },
      { series: null, value: 0 },
    ]);
    expect(bar?.name).toBe('2024: 2 h 00 min – Fiesch 1 h 30 min, Niesen 30 min, No site 0 min');
  });
});

describe('the bubbles of the altitudes', () => {
  it('are one for each bucket of a site in a column', () => {
    const bubbles = bubblesOf(ALL, COLUMNS, { unit: 'meters', seriesOf: byRank, others: new Map() });
    expect(bubbles.map(({ column, count, value }) => [column, count, value])).toEqual([
      ['2024', 2, 2000],
      ['2024', 3, 2000],
      ['2024', 1, 2000],
      ['2025', 1, 2000],
    ]);
    expect(bubbles[0]?.name).toBe('Fiesch, 2024: 2 flights at 1\u202f900–2\u202f100\u00a0m');
    expect(new Set(bubbles.map(({ key }) => key)).size).toBe(4);
  });

  it('are one for each bucket of a column where all sites are shown together', () => {
    const buckets = new Map([['2024', tally(6, 0).buckets]]);
    expect(bubblesOfAllSites(buckets, COLUMNS, 'meters')).toMatchObject([
      { column: '2024', count: 6, series: 'other', name: 'All sites, 2024: 6 flights at 1\u202f900–2\u202f100\u00a0m' },
    ]);
  });

  it('can be told apart up to 600', () => {
    const [bubble] = bubblesOf([FIESCH], COLUMNS, { unit: 'meters', seriesOf: byRank, others: new Map() });
    const many = (count: number) => Array.from({ length: count }, () => bubble).flatMap((one) => one ?? []);
    expect([canBeToldApart(many(600)), canBeToldApart(many(601))]).toEqual([true, false]);
  });

  it("are in the pilot's unit", () => {
    const [bubble] = bubblesOf([FIESCH], COLUMNS, { unit: 'feet', seriesOf: byRank, others: new Map() });
    expect(bubble).toMatchObject({ value: 6562, range: '6\u202f234–6\u202f890\u00a0ft' });
  });
});

describe('more sites than colours can tell apart', () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    statistics(index + 1, `Site ${index + 1}`, { '2024': tally(20 - index, 60) }),
  );
  const seriesOf = seriesByTop([...many, NO_SITE], null);

  it('are eight slices, one of all others, and that of flights without a site', () => {
    const slices = slicesOf([...many, NO_SITE], { measure: MEASURES.flights, seriesOf });
    expect(slices.map(({ key }) => key)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', 'other', 'noSite']);
    expect(slices[8]).toMatchObject({
      label: 'Other',
      name: '4 other sites: 42 flights, 24 %',
      value: 42,
      series: 'other',
    });
    expect(slices.reduce((sum, { value }) => sum + value, 0)).toBe(175);
  });

  it('are one part of a bar, at its top, which still names the largest', () => {
    const [, bar] = barsOf([...many, NO_SITE], COLUMNS, { measure: MEASURES.flights, seriesOf });
    expect(bar?.parts.map(({ series }) => series)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, null, 'other']);
    expect(bar?.parts.at(-1)?.value).toBe(42);
    expect(bar?.name).toMatch(/ – Site 1 20, Site 2 19, Site 3 18, Site 4 17, Site 5 16 and 8 more sites$/);
  });

  it('are bubbles shown together, with all their flights', () => {
    const [bucket] = tally(3, 0).buckets;
    const others = new Map([['2024', bucket ? [bucket] : []]]);
    const bubbles = bubblesOf(many, COLUMNS, { unit: 'meters', seriesOf, others });
    expect(bubbles).toHaveLength(TOP_SITES + 1);
    expect(bubbles.at(-1)).toMatchObject({ siteName: 'Other', series: 'other', flightIds: [1, 2, 3] });
    expect(bubbles.at(-1)?.name).toBe('Other, 2024: 3 flights at 1\u202f900–2\u202f100\u00a0m');
  });

  it('have their own colour once they are selected', () => {
    const [, , , , , , , , , , eleventh] = many;
    expect(eleventh && seriesByTop(many, 11)(eleventh)).toBe(10);
  });
});

it('no two sites of a period have one colour, whatever their ranks of all time', () => {
  const ranked = [0, 3, 20, 23, 40, 41, 60].map((rank) => ({
    ...statistics(rank + 1, `Site ${rank + 1}`, { '2024': tally(100 - rank, 60) }),
    rank,
  }));
  const seriesOf = seriesByTop([...ranked, NO_SITE], null);
  expect(ranked.map(seriesOf)).toEqual([0, 3, 2, 4, 5, 1, 6]);
  expect(seriesOf(NO_SITE)).toBeNull();
});

describe('the columns', () => {
  it('have the shortest labels that distinguish them', () => {
    const labels = periodColumns(['2025', '2025-05', '2025-05-03']).map(({ label }) => label);
    expect(labels).toEqual(['2025', 'May', '3']);
  });

  it('are named in full', () => {
    const periods = ['2025', '2025-05', '2025-05-03'];
    const one = statistics(1, 'Fiesch', Object.fromEntries(periods.map((period) => [period, tally(1, 5)])));
    expect(barsOf([one], periodColumns(periods), FLIGHTS).map(({ name }) => name)).toEqual([
      '2025: 1 flight, Fiesch',
      'May 2025: 1 flight, Fiesch',
      'May 3, 2025: 1 flight, Fiesch',
    ]);
  });
});

it('steps by whole flights on the axis, and by quarters, halves and whole hours in hours and minutes', () => {
  expect(MEASURES.flights.axisParts).toEqual([]);
  expect([0, 1, 2000].map(MEASURES.flights.onAxis)).toEqual(['0', '1', '2\u202f000']);
  expect(MEASURES.airtime.axisParts).toEqual([0.25, 0.5]);
  const hours = [0, 0.25, 1, 1.5, 1000].map(MEASURES.airtime.onAxis);
  expect(hours).toEqual(['0 h', '15 min', '1 h', '1 h 30', '1\u202f000 h']);
});
