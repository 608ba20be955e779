import { expect, it } from 'vitest';
import { monthOfName } from './month-names.ts';

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
