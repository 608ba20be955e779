import type * as EN from '../en/formats.ts';
import { airtimesWith, datesIn, numbersIn, UNIT_SYMBOLS } from '../formats.ts';

// Flights, the only things with ordinals, are masculine.
export const NUMBERS: typeof EN.NUMBERS = numbersIn({
  decimalSign: ',',
  percentSign: '\u00a0%',
  ordinal: (value) => `${value}.º`,
});

export const AIRTIME: typeof EN.AIRTIME = airtimesWith(NUMBERS.whole);

export const DATES: typeof EN.DATES = datesIn({
  months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  day: (day, month, year) => `${day} ${month} ${year}`,
});

export const UNITS: typeof EN.UNITS = {
  names: { meters: 'metros', feet: 'pies', kilometers: 'kilómetros', miles: 'millas' },
  ...UNIT_SYMBOLS,
};

// O is west (oeste): the wind's compass only, never coordinates.
export const COMPASS: typeof EN.COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SO', 'O', 'NO'];

export const plural: typeof EN.plural = (count, one, other) => (Math.abs(count) === 1 ? one : other);

export const counted: typeof EN.counted = (count, one, other) => `${NUMBERS.whole(count)} ${plural(count, one, other)}`;
