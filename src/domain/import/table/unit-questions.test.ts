import { describe, expect, it } from 'vitest';
import { tableOf } from '#test/builders/source-tables';
import { presetsIn } from './presets.ts';
import { proposeMapping } from './propose-mapping.ts';
import { readRows } from './read-rows.ts';

/** What is asked about a table, and the airtimes or altitudes in each way. */
function asked(lines: readonly string[], unit: 'meters' | 'feet' = 'meters') {
  const table = tableOf(...lines);
  const { mapping, questions } = proposeMapping(table, [], unit);
  return questions.map(({ subject, options, rows }) => ({
    subject,
    rows,
    ways: options.map((option) =>
      readRows(table, { ...mapping, ...option }).flights.map(({ airtime, altitude, time }) =>
        subject === 'altitude' ? altitude && Math.round(altitude) : (airtime ?? time),
      ),
    ),
  }));
}

describe('a question about the airtimes of a table', () => {
  it.each([
    [
      ['1.05', '0.45', '2.30'],
      [
        [63, 27, 138],
        [65, 45, 150],
      ],
    ],
    [
      ['300', '240', '420'],
      [
        [300, 240, 420],
        [5, 4, 7],
      ],
    ],
    [
      ['3', '2', '1'],
      [
        [3, 2, 1],
        [180, 120, 60],
      ],
    ],
    [
      ['3,900', '2,700', '5,400'],
      [
        [65, 45, 90],
        [234, 162, 324],
      ],
    ],
    [
      ['12:45', '8:30', '5:00'],
      [
        [765, 510, 300],
        [13, 9, 5],
      ],
    ],
    [
      ['12:45:00 AM', '1:05:00 AM', '12:30:00 AM'],
      [
        [45, 65, 30],
        ['00:45', '01:05', '00:30'],
      ],
    ],
  ])('of %j has each way in which they can be read', (cells, ways) => {
    const lines = cells.map((cell, i) => `2026-05-0${i + 1};${cell};Kandel`);
    expect(asked(['Date;Airtime;Site', ...lines])).toEqual([{ subject: 'duration', rows: [1, 2], ways }]);
  });

  it.each([
    ['1:05', '0:45'],
    ['1,08', '0,75'],
    ['65', '140'],
    ['3900', '2700'],
    ['1h05', '45 min'],
  ])('is not asked of %j, %j', (...cells) => {
    expect(asked(['Date;Airtime;Site', ...cells.map((cell) => `2026-05-03;${cell};Kandel`)])).toEqual([]);
  });

  it('is not asked of times of day beside those of the launch', () => {
    expect(asked(['Date;Launch time;Airtime', '2026-05-03;11:30 AM;12:45:00 AM'])).toEqual([]);
  });
});

describe('a question about the altitudes of a table', () => {
  const altitudes = (
    header: string,
    cells: readonly string[],
    unit: 'meters' | 'feet' = 'meters',
    day = '2026-05-23',
  ) => asked([`Date;Site;${header}`, ...cells.map((cell) => `${day};Kandel;${cell}`)], unit).map(({ ways }) => ways);

  it('is asked of thousands by a pilot with feet, by American dates, and of high ones', () => {
    const ways = [
      [
        [1_850, 2_100],
        [564, 640],
      ],
    ];
    expect(altitudes('Max altitude', ['1850', '2100'], 'feet')).toEqual(ways);
    expect(altitudes('Max altitude', ['1850', '2100'], 'meters', '5/23/2026')).toEqual(ways);
    expect(altitudes('Max altitude', ['5500'])).toEqual([[[5_500], [1_676]]]);
    expect(altitudes('Max altitude', ['12500'])).toEqual([[[3_810], []]]);
  });

  it('is asked where the middle is higher than that of most logbooks, or far above the launches', () => {
    expect(altitudes('Max altitude', ['3600', '3200', '2900'])).toHaveLength(1);
    expect(altitudes('Max altitude', ['3600', '1200', '1900'])).toEqual([]);
    const table = (header: string) => asked([`Date;Site;Launch altitude (m);${header}`, '2026-05-23;Kandel;600;2600']);
    expect([table('Max altitude').length, table('Max altitude (m)').length]).toEqual([1, 0]);
  });

  it('is asked of Koifly’s layout by a pilot with feet, and of altitudes like feet, but not of our own export', () => {
    const koifly = 'date;airtime;altitude;site;launchAltitude;location;latitude;longitude;glider;remarks';
    const row = (altitude: number) => `2026-05-03;75;${altitude};Alpe;1200;Tal;46.6;7.9;Swift;calm`;
    const waysOf = (headers: string, cells: string, unit: 'meters' | 'feet') =>
      proposeMapping(tableOf(headers, cells), presetsIn(unit), unit).questions.map(({ options }) =>
        options.map(({ altitudeIn }) => altitudeIn),
      );
    expect(waysOf(koifly, row(1_850), 'meters')).toEqual([]);
    expect(waysOf(koifly, row(5_200), 'meters')).toEqual([['m', 'ft']]);
    expect(waysOf(koifly, row(5_200), 'feet')).toEqual([['ft', 'm']]);
    expect(waysOf(`${koifly};tags`, `${row(5_200)};XC`, 'feet')).toEqual([]);
  });

  it('is asked of kilometres', () => {
    expect(altitudes('Max altitude', ['1,85', '2,1'])).toEqual([
      [
        [1_850, 2_100],
        [2, 2],
      ],
    ]);
  });

  it('is not asked of metres, nor where header or cells name the unit', () => {
    expect(altitudes('Max altitude', ['1850', '2.100'])).toEqual([]);
    expect(altitudes('Max altitude (m)', ['1850'], 'feet')).toEqual([]);
    expect(altitudes('Altitude (ft)', ['6500'])).toEqual([]);
    expect(altitudes('Max altitude', ['6500 ft', '1850 m'], 'feet')).toEqual([]);
  });

  it('is asked where a header contradicts the values', () => {
    expect(altitudes('Max altitude (m)', ['12500'])).toHaveLength(1);
    expect(altitudes('Altitude (km)', ['1850'])).toHaveLength(1);
  });
});
