import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthOfName, readDate } from './date-cell.ts';
import { DATE_ORDERS } from './table-mapping.ts';

describe('a date', () => {
  it.each([
    ['2026-05-03', 'dmy', '2026-05-03'],
    ['2026/5/3', 'mdy', '2026-05-03'],
    ['20260503', 'dmy', '2026-05-03'],
    ['3.5.2026', 'dmy', '2026-05-03'],
    ['03. 05. 2026', 'dmy', '2026-05-03'],
    ['3/5/2026', 'dmy', '2026-05-03'],
    ['3/5/2026', 'mdy', '2026-03-05'],
    ['3-5-26', 'dmy', '2026-05-03'],
    ['3/5/70', 'dmy', '1970-05-03'],
    ['26-05-03', 'ymd', '2026-05-03'],
    ['Sa., 3.5.2026', 'dmy', '2026-05-03'],
    ['Saturday 3/5/2026', 'dmy', '2026-05-03'],
    [' 2023-10-08 ', 'ymd', '2023-10-08'],
  ] as const)('%j, %s first', (cell, order, date) => {
    expect(readDate(cell, order)).toEqual({ date, time: null });
  });

  it.each([
    '3 May 2026',
    '3. Mai 2026',
    '3-May-26',
    'May 3, 2026',
    '3 mai 2026',
    '3 maggio 2026',
    '3 mayo 2026',
    '3. MAI 26',
  ])('may name its month, whatever the order: %j', (cell) => {
    for (const order of DATE_ORDERS) expect(readDate(cell, order)?.date).toBe('2026-05-03');
  });

  it.each([
    ['1. Jänner 2026', '2026-01-01'],
    ['1 février 2026', '2026-02-01'],
    ['1. März 2026', '2026-03-01'],
    ['1 avr. 2026', '2026-04-01'],
    ['1 juin 2026', '2026-06-01'],
    ['1 juil. 2026', '2026-07-01'],
    ['1 août 2026', '2026-08-01'],
    ['1 settembre 2026', '2026-09-01'],
    ['1. Okt. 2026', '2026-10-01'],
    ['1 nov 2026', '2026-11-01'],
    ['1 décembre 2026', '2026-12-01'],
  ])('in any of several languages: %j', (cell, date) => {
    expect(readDate(cell, 'dmy')?.date).toBe(date);
  });

  it.each([
    'Sunday, May 3, 2026',
    '3rd of May 2026',
    'le dimanche 3 mai 2026',
    'domingo, 3 de mayo de 2026',
    "3 May '26",
    '3. května 2026',
    '2026. május 3., vasárnap',
    '2026. máj. 3.',
    '2026 m. gegužės 3 d.',
    '2026年5月3日(日)',
    '令和8年5月3日',
    '２０２６／５／３',
    '3. svibnja 2026.',
    '3 мая 2026 г.',
  ])('may be long: %j', (cell) => {
    for (const order of DATE_ORDERS) expect(readDate(cell, order)).toEqual({ date: '2026-05-03', time: null });
  });

  it.each([
    ['03.05.2026.', null],
    ['2026. 05. 03.', null],
    ['2026.05.03.', null],
    ['03.05.2026. 10:31', 37_860],
  ])('may have a full stop behind its year: %j', (cell, seconds) => {
    expect(readDate(cell, 'dmy')?.date).toBe('2026-05-03');
    expect(readDate(cell, 'dmy')?.time?.seconds ?? null).toBe(seconds);
  });

  it('may be the first of a month by an ordinal', () => {
    for (const cell of ['1er mai 2026', '1st May 2026', '1º de mayo de 2026', 'May 1st, 2026'])
      expect(readDate(cell, 'dmy')?.date).toBe('2026-05-01');
  });

  it('may be a day that a spreadsheet counts, or a time that a program counts', () => {
    expect(readDate('46145', 'dmy')).toEqual({ date: '2026-05-03', time: null });
    expect(readDate('46145,4375', 'dmy')).toEqual({ date: '2026-05-03', time: { seconds: 37_800, offset: null } });
    expect(readDate('1777804260', 'dmy')).toEqual({ date: '2026-05-03', time: { seconds: 37_860, offset: 0 } });
    expect(readDate('1777804260000', 'dmy')?.time?.offset).toBe(0);
    expect(['1850', '18263', '73051', '123456'].map((cell) => readDate(cell, 'dmy'))).toEqual([null, null, null, null]);
  });

  it('of a month that is another one in another language is none', () => {
    expect(readDate('3. listopada 2026.', 'dmy')?.date).toBe('2026-10-03');
    expect(readDate('3 listopada 2026', 'dmy')?.date).toBe('2026-11-03');
    expect(readDate('3. listopadu 2026', 'dmy')?.date).toBe('2026-11-03');
    expect(readDate('3. srp 2026', 'dmy')).toBeNull();
  });

  it('is none where a number stands behind a name', () => {
    for (const cell of ['Omega 3', 'Level 3 2 1', 'Ozone 12 3']) expect(readDate(cell, 'dmy')).toBeNull();
  });

  it.each([
    ['2026-05-03 10:31:05', 37_865],
    ['2026-05-03T10:31', 37_860],
    ['3/5/2026, 10:31', 37_860],
    ['2023_10_08_16_19_31.IGC', 58_771],
  ])('may have its time: %j', (cell, seconds) => {
    expect(readDate(cell, 'dmy')?.time?.seconds).toBe(seconds);
  });

  it.each([
    '',
    'yesterday',
    '31.2.2026',
    '13/13/2026',
    '2026-05',
    '2026-05-03 at noon',
    '3/5/20266',
    '1850',
    '10:31',
    '3 Foo 2026',
    '2026-02-30',
  ])('is none: %j', (cell) => {
    for (const order of DATE_ORDERS) expect(readDate(cell, order)).toBeNull();
  });

  it('is the same day in whatever order it is written', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1970-01-01'), max: new Date('2069-12-31'), noInvalidDate: true }), (day) => {
        const date = day.toISOString().slice(0, 10);
        const [year = '', month = '', dayOfMonth = ''] = date.split('-');
        expect(readDate(`${Number(dayOfMonth)}/${Number(month)}/${year}`, 'dmy')?.date).toBe(date);
        expect(readDate(`${month}/${dayOfMonth}/${year.slice(2)}`, 'mdy')?.date).toBe(date);
        expect(readDate(`${year}.${month}.${dayOfMonth}`, 'dmy')?.date).toBe(date);
      }),
    );
  });
});

it.each([
  ['January Januar janvier gennaio enero janeiro styczeń Jan. Jän', 1],
  ['February Februar février febbraio febrero fevereiro luty Feb Fév', 2],
  ['March März mars marzo março maart marzec Mrz', 3],
  ['April avril aprile abril kwiecień Apr. Avr', 4],
  ['May Mai mai maggio mayo maio mei maj', 5],
  ['June Juni juin giugno junio junho czerwiec Jun', 6],
  ['July Juli juillet luglio julio julho lipiec Juil.', 7],
  ['August août agosto augustus sierpień Aug', 8],
  ['September septembre settembre septiembre setembro wrzesień Sept', 9],
  ['October Oktober octobre ottobre octubre outubro październik Okt', 10],
  ['November novembre noviembre novembro listopad Nov', 11],
  ['December Dezember décembre dicembre diciembre dezembro grudzień Dez', 12],
])('each of %j is month %i, in any case', (names, month) => {
  for (const name of names.split(' ')) {
    expect([name, monthOfName(name)]).toEqual([name, month]);
    expect(monthOfName(name.toUpperCase())).toBe(month);
  }
});

it.each(['', 'Monday', 'Sonntag', '5', 'of', 'xyz', 'vendredi'])('%j is none', (name) => {
  expect(monthOfName(name)).toBeNull();
});
