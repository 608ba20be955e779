import { describe, expect, it } from 'vitest';
import { mappingTo, tableOf } from '#test/builders/source-tables';
import { metresFrom } from '../../units.ts';
import { readRows, readRowsInSteps } from './read-rows.ts';
import type { TableField, TableMapping } from './table-mapping.ts';

const read = (fields: readonly TableField[], lines: readonly string[], named: Partial<TableMapping> = {}) =>
  readRows(tableOf(...lines), mappingTo(fields, named));

const only = (fields: readonly TableField[], line: string, named: Partial<TableMapping> = {}) => {
  const { flights, refused } = read(fields, [line], named);
  return flights[0] ?? refused[0];
};

describe('the rows of a table', () => {
  it('are flights, by the numbers that the file counts', () => {
    const lines = ['My flights', 'Date;Time;Airtime;Site;Wing;Max', '2026-05-03;10:31;1:05;Kandel;Swift;1850'];
    const mapping = mappingTo(['date', 'time', 'duration', 'site', 'glider', 'altitude'], { headerRow: 1 });
    expect(readRows(tableOf(...lines), mapping)).toEqual({
      flights: [
        {
          row: 3,
          date: '2026-05-03',
          time: '10:31',
          launchTime: null,
          airtime: 65,
          altitude: 1_850,
          siteName: 'Kandel',
          gliderName: 'Swift',
          remarks: '',
          launch: null,
        },
      ],
      handlings: [],
      refused: [],
      before: [],
      leftOut: 0,
    });
  });

  it.each(['Ground handling', 'Groundhandling', 'Bodenhandling', 'gonflage', 'Campa', 'Kiting'])(
    'are ground handling where their activity is %s',
    (activity) => {
      const fields = ['date', 'duration', 'glider', 'activity', 'remarks'] as const;
      const lines = [
        `2026-05-03;45 min;Swift;${activity};windy`,
        '2026-05-04;60 min;Swift;Paragliding;',
        `2026-05-05;;Swift;${activity};`,
      ];
      const handling = { row: 1, date: '2026-05-03', duration: 45, gliderName: 'Swift', remarks: 'windy' };
      const reading = read(fields, lines, { onlyActivity: 'Paragliding' });
      expect(reading).toMatchObject({ handlings: [handling], leftOut: 0 });
      expect([reading.flights.length, reading.refused.map(({ row, problem }) => [row, problem])]).toEqual([
        1,
        [[3, 'badDuration']],
      ]);
      expect(read(fields, lines, { onlyActivity: activity })).toMatchObject({ handlings: [], leftOut: 1 });
    },
  );

  it('are ground handling with all that it has no field for in the remarks, as other columns of flights', () => {
    const fields = ['date', 'time', 'duration', 'site', 'altitude', 'glider', 'activity', 'tags', 'remarks'] as const;
    const kept = [{ column: 9, header: 'Instructor' }]; // The pilot has left out the phone.
    const remarksOf = (line: string, named: Partial<TableMapping> = {}) =>
      read(fields, [line], { kept, ...named }).handlings[0]?.remarks;
    const line = '2026-05-03;10:31;45 min;Training hill;820;Swift;Kiting;school;windy;Ann;0791234567';
    const others = ['time: 10:31', 'site: Training hill', 'altitude: 820', 'tags: school', 'Instructor: Ann'];
    expect(remarksOf(line)).toBe(['windy', ...others].join('\n'));
    expect(remarksOf(line, { kept: [] })).toBe(['windy', ...others.slice(0, -1)].join('\n'));
    expect(remarksOf('2026-05-03;;45 min;-;;Swift;Kiting;;;;')).toBe('');
    expect(remarksOf(`2026-05-03;;45 min;;;Swift;Kiting;;;${'x'.repeat(600)};`)).toBe(
      `Instructor: ${'x'.repeat(487)}…`,
    );
  });

  it('have the tags of all their columns as they are typed elsewhere, each once', () => {
    expect(only(['date', 'tags', 'tags'], '2026-05-03; hike & fly ,XC,,xc;Tandem,')).toMatchObject({
      tags: ['hike & fly', 'XC', 'Tandem'],
    });
    expect(only(['date', 'tags'], "2026-05-03;'=sum, a")).toMatchObject({ tags: ['=sum', 'a'] });
    expect(only(['date', 'tags'], '2026-05-03; , ')).not.toHaveProperty('tags');
  });

  it.each([
    ['XC; Tandem;,xc', { tags: ['XC', 'Tandem'] }],
    ['one;two , three', { tags: ['one', 'two', 'three'] }],
  ])('have tags that semicolons separate: %s', (cell, flight) => {
    const table = { ...tableOf(), rows: [['2026-05-03', cell]], delimiter: ',' as const };
    expect(readRows(table, mappingTo(['date', 'tags'])).flights[0]).toMatchObject(flight);
  });

  it('are each read, refused or left out; what is not known is empty or null', () => {
    const lines = ['2026-05-03', '', ' ; ', 'Total', '2026-05-04;x'];
    const { flights, refused, leftOut } = read(['date'], lines);
    expect(flights.map(({ row }) => row)).toEqual([1, 5]);
    expect(refused.map(({ row }) => row)).toEqual([4]);
    expect(leftOut).toBe(2);
    expect(flights[0]).toMatchObject({ time: null, airtime: null, altitude: null, siteName: '', launch: null });
  });

  it('are refused by the first cell that cannot be read, which is named', () => {
    const { refused } = read(['date', 'duration', 'altitude'], ['2026-05-03;long;high', 'x;y;z', ';1:00;']);
    expect(refused).toEqual([
      { row: 1, column: 'duration', value: 'long', problem: 'badDuration' },
      { row: 2, column: 'date', value: 'x', problem: 'badDate' },
      { row: 3, column: 'date', value: '', problem: 'noDate' },
    ]);
  });

  it.each([
    [['date', 'time'], '2026-05-03;noon', 'badTime', 'time'],
    [['date', 'time', 'utcOffset'], '2026-05-03;10:00;CEST', 'badOffset', 'utcOffset'],
    [['date', 'tags'], `2026-05-03;ok,${'x'.repeat(31)}`, 'tagTooLong', 'tags'],
    [['date', 'tags'], `2026-05-03;${Array.from({ length: 21 }, (_, index) => `tag ${index}`)}`, 'tooManyTags', 'tags'],
    [['date', 'tags'], '2026-05-03;two\nlines', 'badTags', 'tags'],
    [['date', 'duration'], '2026-05-03;24:01', 'tooLongDuration', 'duration'],
    [['date', 'time', 'landingTime'], '2026-05-03;14:00;13:00', 'landingBeforeLaunch', 'landingTime'],
    [['date', 'altitude'], '2026-05-03;12001', 'badAltitude', 'altitude'],
    [['date', 'latitude', 'longitude'], '2026-05-03;91;7', 'badCoordinates', 'latitude'],
    [['date', 'latitude', 'longitude'], '2026-05-03;46;east', 'badCoordinates', 'longitude'],
    [['date', 'site'], `2026-05-03;${'a'.repeat(101)}`, 'tooLong', 'site'],
    [['date', 'remarks'], `2026-05-03;${'a'.repeat(10_001)}`, 'tooLong', 'remarks'],
    [['date', 'duration'], `2026-05-03;${'1'.repeat(61)}`, 'badDuration', 'duration'],
  ] as const)('%j of %j: %s', (fields, line, ...[problem, column]) => {
    expect(only(fields, line)).toMatchObject({ row: 1, problem, column });
  });

  it.each(['--', '-', '—', 'null', 'NULL', 'n/a', '...', '?', 'NaN'])('have nothing in a cell with %j', (nothing) => {
    const line = `2026-05-03;${nothing};${nothing};${nothing};${nothing}`;
    expect(only(['date', 'time', 'duration', 'site', 'altitude'], line)).toMatchObject({
      time: null,
      airtime: null,
      siteName: '',
      altitude: null,
    });
  });

  it('are only those of the activity that is wanted', () => {
    const lines = ['2026-05-03;Running', '2026-05-04;hang gliding', '2026-05-05;Paragliding', '2026-05-06;'];
    const { flights, leftOut } = read(['date', 'activity'], lines, { onlyActivity: 'Hang Gliding|Paragliding' });
    expect(flights.map(({ date }) => date)).toEqual(['2026-05-04', '2026-05-05']);
    expect(leftOut).toBe(2);
  });
});

describe('the time of a flight', () => {
  it('may stand with its date, but for midnight, which is none', () => {
    expect(only(['date'], '2026-05-03 10:31:59')).toMatchObject({ date: '2026-05-03', time: '10:31' });
    expect(only(['date'], '2026-05-03 00:00:00')).toMatchObject({ time: null });
    expect(only(['date', 'time'], '2026-05-03;2026-05-03 10:31')).toMatchObject({ time: '10:31' });
  });

  it('in a leap second is in the last minute of the day', () => {
    expect(only(['date', 'time'], '2016-12-31;23:59:60')).toMatchObject({ date: '2016-12-31', time: '23:59' });
  });

  it('is that of its own column where there are two', () => {
    expect(only(['date', 'time'], '2026-05-03 09:00;10:31')).toMatchObject({ time: '10:31' });
  });

  it('in UTC becomes local by its offset, on the day before or after, too', () => {
    const fields = ['date', 'time', 'utcOffset'] as const;
    const utc = { timeIs: 'utc' } as const;
    expect(only(fields, '2026-05-03;10:31;120', utc)).toMatchObject({ date: '2026-05-03', time: '12:31' });
    expect(only(fields, '2026-05-03;23:31;2', utc)).toMatchObject({ date: '2026-05-04', time: '01:31' });
    expect(only(fields, '2026-05-03;02:31;-5', utc)).toMatchObject({ date: '2026-05-02', time: '21:31' });
    expect(only(fields, '2026-05-03;10:31;120')).toMatchObject({ time: '10:31', launchTime: null });
  });

  it('in UTC is an instant where nothing says the offset', () => {
    const instant = Date.parse('2026-05-03T10:31:00Z') / 1_000;
    const expected = { date: '2026-05-03', time: null, launchTime: instant };
    expect(only(['date', 'time'], '2026-05-03;10:31', { timeIs: 'utc' })).toMatchObject(expected);
    expect(only(['date'], '2026-05-03T10:31:00Z')).toMatchObject(expected);
  });

  it('in UTC becomes local in the time zone of the mapping, but where the row has its place or its offset', () => {
    const named = { timeIs: 'utc', timeZone: 'Pacific/Auckland' } as const;
    expect(only(['date'], '2026-05-02 22:05', named)).toMatchObject({
      date: '2026-05-03',
      time: '10:05',
      launchTime: null,
    });
    const instant = Date.parse('2026-05-02T22:05:00Z') / 1_000;
    expect(only(['date', 'latitude'], '2026-05-02 22:05;46.6, 7.9', named)).toMatchObject({ launchTime: instant });
    expect(only(['date', 'utcOffset'], '2026-05-02 22:05;+02:00', named)).toMatchObject({
      date: '2026-05-03',
      time: '00:05',
    });
    for (const timeZone of ['', 'Moon/Base'])
      expect(only(['date'], '2026-05-02 22:05', { ...named, timeZone })).toMatchObject({
        time: null,
        launchTime: instant,
      });
  });

  it('with an offset of its own is local already', () => {
    const expected = { date: '2026-05-03', time: '10:31', launchTime: null };
    expect(only(['date'], '2026-05-03T10:31:00+02:00')).toMatchObject(expected);
    expect(only(['date'], '2026-05-03T10:31:00+02:00', { timeIs: 'utc' })).toMatchObject(expected);
  });
});

describe('the airtime', () => {
  it('is rounded up to minutes; none is not known', () => {
    expect(only(['date', 'duration'], '2026-05-03;0:10:01')).toMatchObject({ airtime: 11 });
    expect(only(['date', 'duration'], '2026-05-03;0')).toMatchObject({ airtime: null });
  });

  it('is from launch to landing where no column has it', () => {
    const fields = ['date', 'time', 'landingTime'] as const;
    expect(only(fields, '2026-05-03;10:31;11:36')).toMatchObject({ airtime: 65 });
    expect(only(fields, '2026-05-03;23:50;00:10')).toMatchObject({ airtime: 20 });
    expect(only(fields, '2026-05-03;;11:36')).toMatchObject({ airtime: null });
    expect(only(['date', 'landingTime'], '2026-05-03 10:00;2026-05-03 10:45')).toMatchObject({ airtime: 45 });
    expect(only([...fields, 'duration'], '2026-05-03;10:31;11:36;50')).toMatchObject({ airtime: 50 });
  });

  it('of numbers is in the unit that the whole column is likely in', () => {
    const airtimes = (numbers: readonly string[], named: Partial<TableMapping> = {}) =>
      read(
        ['date', 'duration'],
        numbers.map((number) => `2026-05-03;${number}`),
        named,
      ).flights.map(({ airtime }) => airtime);
    expect(airtimes(['12', '75', '240'])).toEqual([12, 75, 240]);
    expect(airtimes(['720', '4500', '14400'])).toEqual([12, 75, 240]);
    expect(airtimes(['0.2', '1.25', '4'])).toEqual([12, 75, 240]);
    expect(airtimes(['0,2', '1,25', '4'])).toEqual([12, 75, 240]);
    expect(airtimes(['12', '75'], { durationIn: 'seconds' })).toEqual([1, 2]);
    expect(airtimes(['2'], { durationIn: 'hours' })).toEqual([120]);
  });
});

it('are read with a pause after each 250, and are the same', () => {
  const table = tableOf(...Array.from({ length: 600 }, (_, i) => (i % 7 === 0 ? 'x' : '2026-05-03')));
  const mapping = mappingTo(['date']);
  const steps = readRowsInSteps(table, mapping);
  expect([steps.next().done, steps.next().done]).toEqual([false, false]);
  const last = steps.next();
  expect([last.done, last.value]).toEqual([true, readRows(table, mapping)]);
  expect(last.value).toMatchObject({ flights: { length: 514 }, refused: { length: 86 } });
});

describe('the altitude', () => {
  it('is in whole metres, or in the feet that the mapping or the cell says; none is not known', () => {
    const altitudeOf = (cell: string, altitudeIn: TableMapping['altitudeIn'] = 'm') =>
      only(['date', 'altitude'], `2026-05-03;${cell}`, { altitudeIn });
    expect(altitudeOf('1.850')).toMatchObject({ altitude: 1_850 });
    expect(altitudeOf('1850.4')).toMatchObject({ altitude: 1_850 });
    expect(altitudeOf('5000', 'ft')).toMatchObject({ altitude: 1_524 });
    expect(altitudeOf('1,500 ft')).toMatchObject({ altitude: metresFrom(1_500, 'feet') });
    expect(altitudeOf('1850 m', 'ft')).toMatchObject({ altitude: 1_850 });
    expect(altitudeOf('5000 pieds')).toMatchObject({ altitude: 1_524 });
    for (const metres of [
      '1850 m ü. M.',
      '1 850 m NN',
      '1850 m.s.l.',
      '1850 MASL',
      '1.850 m n. m.',
      '1850 m s.n.m.',
      '1850 m moh',
    ])
      expect(altitudeOf(metres, 'ft')).toMatchObject({ altitude: 1_850 });
    for (const feet of ['5000 ft AMSL', '5,000 ft.', '5000 ft MSL'])
      expect(altitudeOf(feet)).toMatchObject({ altitude: 1_524 });
    expect(altitudeOf('1.85', 'kilometres')).toMatchObject({ altitude: 1_850 });
    for (const other of ['500 m AGL', '500 m GND', 'FL095', '1.8 mi'])
      expect(altitudeOf(other)).toMatchObject({ problem: 'badAltitude' });
    expect(altitudeOf('1.8 km')).toMatchObject({ problem: 'badAltitude', value: '1.8 km' });
    expect(altitudeOf('0')).toMatchObject({ altitude: null });
  });
});

describe('the launch', () => {
  it('is of two columns, or of a pair in one; a part that is missing, or 0° 0°, is none', () => {
    const two = ['date', 'latitude', 'longitude'] as const;
    expect(only(two, '2026-05-03;46.6;7,9')).toMatchObject({ launch: { lat: 46.6, lng: 7.9 } });
    expect(only(two, '2026-05-03;46.6;')).toMatchObject({ launch: null });
    expect(only(two, '2026-05-03;0;0')).toMatchObject({ launch: null });
    expect(only(['date', 'latitude'], '2026-05-03;46.6, 7.9')).toMatchObject({ launch: { lat: 46.6, lng: 7.9 } });
  });
});

describe('texts', () => {
  it('of several columns are joined: remarks as they are, other columns with their headers', () => {
    const columns = [
      { column: 0, header: 'Date', field: 'date' },
      { column: 1, header: 'Brand', field: 'glider' },
      { column: 2, header: 'Model', field: 'glider' },
      { column: 3, header: 'Landing', field: 'remarks' },
      { column: 4, header: 'Comment', field: 'remarks' },
      { column: 5, header: '', field: 'remarks' },
    ] as const;
    const table = tableOf('2026-05-03;Gin;Explorer;Wiese;Smooth;alone', '2026-05-04;Gin;;;;');
    const { flights } = readRows(table, mappingTo([], { columns }));
    expect(flights.map(({ gliderName, remarks }) => [gliderName, remarks])).toEqual([
      ['Gin Explorer', 'Landing: Wiese\nSmooth\nalone'],
      ['Gin', ''],
    ]);
  });

  it('lose what cannot be stored, and the apostrophe that keeps spreadsheets from running them', () => {
    expect(only(['date', 'remarks'], "2026-05-03;'=1\0")).toMatchObject({ remarks: '=1' });
    expect(only(['date', 'site'], '2026-05-03; Kandel ')).toMatchObject({ siteName: 'Kandel' });
  });
});
