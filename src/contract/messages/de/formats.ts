import type * as EN from '../en/formats.ts';
import { airtimesWith, datesIn, numbersIn, UNIT_SYMBOLS } from '../formats.ts';

export const NUMBERS: typeof EN.NUMBERS = numbersIn({
  decimalSign: ',',
  percentSign: '\u00a0%',
  swissDecimalSign: '.',
  ordinal: (value) => `${value}.`,
});

export const AIRTIME: typeof EN.AIRTIME = airtimesWith(NUMBERS.whole);

export const DATES: typeof EN.DATES = datesIn({
  months: ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'],
  day: (day, month, year) => `${day}. ${month} ${year}`,
});

export const UNITS: typeof EN.UNITS = {
  names: { meters: 'Meter', feet: 'Fuß', kilometers: 'Kilometer', miles: 'Meilen' },
  ...UNIT_SYMBOLS,
};

export const COMPASS: typeof EN.COMPASS = ['N', 'NO', 'O', 'SO', 'S', 'SW', 'W', 'NW'];

/** Returns the form of a word that goes with a count: `one` with 1 alone. */
export function plural(count: number, one: string, other: string): string {
  return Math.abs(count) === 1 ? one : other;
}

export const counted: typeof EN.counted = (count, one, other) => `${NUMBERS.whole(count)} ${plural(count, one, other)}`;
