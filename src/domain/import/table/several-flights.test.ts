import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foundRow, knownFlight } from '#test/builders/import-flights';
import { tableOf } from '#test/builders/source-tables';
import { metres, minutes } from '../../units.ts';
import type { FoundFlight } from '../found-flight.ts';
import { matchFlights } from '../match/match-flights.ts';
import { PRESETS } from './presets.ts';
import { proposeMapping } from './propose-mapping.ts';
import { readRows } from './read-rows.ts';
import type { RowFlight } from './row-flight.ts';
import { readCount } from './several-flights.ts';

const HEADERS = [
  ...['Flüge', 'Anzahl Flüge', 'Anz. Flüge', 'Anzahl', 'Starts', 'Fluganzahl'],
  ...['Number of flights', 'No. of flights', '# flights', 'Flights', 'Launches', 'Count'],
  ...['Nombre de vols', 'Nb vols', 'Nb. de vols', 'N° vols', 'Vols'],
  ...['N. voli', 'Numero di voli', 'Numero voli', 'Voli', 'Vuelos', 'Número de vuelos', 'Nº de vuelos', 'Nº vuelos'],
  ...['Liczba lotów', 'Počet letů', 'Broj letova', 'Antal flygningar', 'Aantal vluchten'],
];

const tableWith = (header: string, ...counts: readonly string[]) =>
  tableOf(
    `Date;Site;${header};Airtime (min);Glider`,
    ...counts.map((count, i) => `2026-05-${String(i + 10)};Hill A;${count};35;Swift`),
  );

describe('a row that stands for several flights', () => {
  it.each(HEADERS)('is as many flights: %s', (header) => {
    const table = tableWith(header, '5', '1', '3');
    const { flights, refused } = readRows(table, proposeMapping(table, PRESETS).mapping);
    expect(refused).toEqual([]);
    expect(flights.map(({ row, airtime }) => [row, airtime])).toEqual([
      ...Array.from({ length: 5 }, () => [2, 7]),
      [3, 35],
      ...[12, 12, 11].map((airtime) => [4, airtime]),
    ]);
  });

  it.each([
    ['the running number of each flight', ['1', '2', '3', '4']],
    ['the sum of all flights so far', ['3', '8', '9', '15']],
    ['the sum of all flights, backwards', ['15', '9', '8', '3']],
    ['no numbers', ['a', 'b', 'c']],
  ])('is none by %s', (_, counts) => {
    const table = tableWith('Flüge', ...counts);
    const { mapping, others } = proposeMapping(table, PRESETS);
    expect(mapping.columns.some(({ field }) => field === 'count')).toBe(false);
    expect(others).toContain(2);
  });

  it('has the airtime that its flights have together, and its time with the first', () => {
    const table = (count: number, airtime: number) =>
      tableOf('Date;Time;N. voli;Min', `2026-05-03;10:30;${count};${airtime}`);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 600 }), (count, airtime) => {
        const drawn = table(count, airtime);
        const { flights } = readRows(drawn, proposeMapping(drawn, []).mapping);
        const airtimes = flights.map((flight) => flight.airtime ?? 0);
        expect(flights.length).toBe(count);
        expect(airtimes.reduce<number>((sum, each) => sum + each, 0)).toBe(airtime);
        expect(Math.max(...airtimes) - Math.min(...airtimes)).toBeLessThanOrEqual(1);
        expect(flights.map(({ time }) => time)).toEqual(['10:30', ...Array.from({ length: count - 1 }, () => null)]);
      }),
    );
  });

  it('is refused where it stands for none, or its number is none', () => {
    const table = tableWith('Flüge', '5', '0', 'viele', '2', '4', '1', '1', '1', '1', '1', '1', '3');
    const { refused } = readRows(table, proposeMapping(table, []).mapping);
    expect(refused.map(({ row, problem }) => [row, problem])).toEqual([
      [3, 'zeroFlights'],
      [4, 'badCount'],
    ]);
  });

  it('waits for an answer above 20 flights, which may be those before this logbook', () => {
    const table = tableWith('Flüge', '150', '1', '3');
    const { mapping } = proposeMapping(table, []);
    expect(readRows(table, mapping).refused).toMatchObject([{ row: 2, value: '150', problem: 'manyFlights' }]);
    const before = readRows({ ...table, manyFlights: 'before' }, mapping);
    expect([before.flights.length, before.refused, before.before]).toEqual([4, [], [{ flights: 150, airtime: 35 }]]);
    const long = tableOf('Date;Flights;Airtime (min)', '2026-05-03;150;2300', '2026-05-04;1;60', '2026-05-05;3;4400');
    const reading = readRows({ ...long, manyFlights: 'before' }, proposeMapping(long, []).mapping);
    expect(reading.before).toEqual([{ flights: 150, airtime: 2_300 }]);
    expect(reading.refused).toMatchObject([{ row: 4, problem: 'tooLongDuration' }]);
    expect(readRows({ ...table, manyFlights: 'flights' }, mapping).flights.length).toBe(154);
  });
});

it.each([
  ['5', 5],
  ['5.0', 5],
  ['5 x', 5],
  ['3 Flüge', 3],
  ['0', 0],
  ['-1', null],
  ['2.5', null],
  ['5 6', null],
])('a number of flights is read: %s', (text, count) => {
  expect(readCount(text)).toBe(count);
});

describe('the flights of such a row', () => {
  const foundOf = (flight: RowFlight): FoundFlight =>
    foundRow({ ...flight, key: `${flight.row}/${flight.part?.number}`, source: { path: 'a.csv', row: flight.row } });
  const table = tableWith('Flüge', '5', '2');
  const found = readRows(table, proposeMapping(table, []).mapping).flights.map(foundOf);
  const values = { siteName: 'Hill A', gliderName: 'Swift', airtime: minutes(35) };
  const kindsOf = (known: Parameters<typeof matchFlights>[1]) => {
    const matches = matchFlights(found, known);
    return found.map(({ key }) => matches.get(key)?.kind);
  };

  it('are new, and known once they are imported', () => {
    expect(new Set(kindsOf([]))).toEqual(new Set(['new']));
    const imported = found.map(({ key: _, source: __, launch: ___, track, ...flight }, index) =>
      knownFlight({ ...flight, id: index + 1, airtime: flight.airtime ?? minutes(0), altitude: metres(0), tags: [] }),
    );
    expect(new Set(kindsOf(imported))).toEqual(new Set(['known']));
    expect(kindsOf(imported.slice(1)).filter((kind) => kind === 'new').length).toBe(1);
  });

  it('are known where version 1.1 made one entry of them', () => {
    const whole = ['2026-05-10', '2026-05-11'].map((date, i) => knownFlight({ id: i + 1, date, ...values }));
    expect(new Set(kindsOf(whole))).toEqual(new Set(['known']));
    const [first] = whole;
    expect(kindsOf(first ? [first] : [])).toEqual([...Array.from({ length: 5 }, () => 'known'), 'new', 'new']);
  });
});
