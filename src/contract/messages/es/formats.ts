import type {
  AIRTIME as EN_AIRTIME,
  COMPASS as EN_COMPASS,
  DATES as EN_DATES,
  NUMBERS as EN_NUMBERS,
  UNITS as EN_UNITS,
  plural as enPlural,
} from '../en/formats.ts';
import { airtimesWith, datesIn, numbersIn, UNIT_SYMBOLS } from '../formats.ts';

// Flights, the only things with ordinals, are masculine.
export const NUMBERS: typeof EN_NUMBERS = numbersIn({
  decimalSign: ',',
  percentSign: '\u00a0%',
  ordinal: (value) => `${value}.º`,
});

export const AIRTIME: typeof EN_AIRTIME = airtimesWith(NUMBERS.whole);

export const DATES: typeof EN_DATES = datesIn({
  months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  day: (day, month, year) => `${day} ${month} ${year}`,
});

export const UNITS: typeof EN_UNITS = {
  names: { meters: 'metros', feet: 'pies', kilometers: 'kilómetros', miles: 'millas' },
  ...UNIT_SYMBOLS,
};

// O is west (oeste): the wind's compass only, never coordinates.
export const COMPASS: typeof EN_COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SO', 'O', 'NO'];

export const plural: typeof enPlural = (count, one, other) => (Math.abs(count) === 1 ? one : other);

export function spelled<Texts extends object>(texts: Texts): Texts {
  return texts;
}
