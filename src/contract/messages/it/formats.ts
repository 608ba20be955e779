import type * as EN from '../en/formats.ts';
import { airtimesWith, datesIn, numbersIn, UNIT_SYMBOLS } from '../formats.ts';

// The ordinals are masculine, as `volo` is: nothing else is numbered.
export const NUMBERS: typeof EN.NUMBERS = numbersIn({
  decimalSign: ',',
  percentSign: '%',
  swissDecimalSign: '.',
  ordinal: (value) => `${value}º`,
});

export const AIRTIME: typeof EN.AIRTIME = airtimesWith(NUMBERS.whole);

export const DATES: typeof EN.DATES = datesIn({
  months: ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'],
  day: (day, month, year) => `${day} ${month} ${year}`,
});

export const UNITS: typeof EN.UNITS = {
  names: { meters: 'metri', feet: 'piedi', kilometers: 'chilometri', miles: 'miglia' },
  ...UNIT_SYMBOLS,
};

export const COMPASS: typeof EN.COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SO', 'O', 'NO'];

export const plural: typeof EN.plural = (count, one, other) => (Math.abs(count) === 1 ? one : other);

export const counted: typeof EN.counted = (count, one, other) => `${NUMBERS.whole(count)} ${plural(count, one, other)}`;
