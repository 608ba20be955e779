import type * as EN from '../en/formats.ts';
import { airtimesWith, datesIn, numbersIn, UNIT_SYMBOLS } from '../formats.ts';

export const NUMBERS: typeof EN.NUMBERS = numbersIn({ decimalSign: ',', percentSign: '\u00a0%', ordinal });

export const AIRTIME: typeof EN.AIRTIME = airtimesWith(NUMBERS.whole);

export const DATES: typeof EN.DATES = datesIn({
  months: ['janv', 'févr', 'mars', 'avr', 'mai', 'juin', 'juil', 'août', 'sept', 'oct', 'nov', 'déc'],
  day: (day, month, year) => `${day === 1 ? ordinal(day) : day} ${month} ${year}`,
});

export const UNITS: typeof EN.UNITS = {
  names: { meters: 'mètres', feet: 'pieds', kilometers: 'kilomètres', miles: 'miles' },
  ...UNIT_SYMBOLS,
};

export const COMPASS: typeof EN.COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SO', 'O', 'NO'];

/** Returns the form of a word that goes with a count: `one` below 2, so also with 0 and 1.5. */
export const plural: typeof EN.plural = (count, one, other) => (Math.abs(count) < 2 ? one : other);

export const counted: typeof EN.counted = (count, one, other) => `${NUMBERS.whole(count)} ${plural(count, one, other)}`;

function ordinal(value: number): string {
  return value === 1 ? '1er' : `${value}e`;
}
