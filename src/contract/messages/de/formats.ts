import type {
  AIRTIME as AIRTIME_EN,
  COMPASS as COMPASS_EN,
  DATES as DATES_EN,
  NUMBERS as NUMBERS_EN,
  spelled as SPELLED_EN,
  UNITS as UNITS_EN,
} from '../en/formats.ts';
import { airtimesWith, datesIn, numbersIn, UNIT_SYMBOLS } from '../formats.ts';
import { withSwissSpelling } from '../swiss-german.ts';

export const NUMBERS: typeof NUMBERS_EN = numbersIn({
  decimalSign: ',',
  percentSign: '\u00a0%',
  swissDecimalSign: '.',
  ordinal: (value) => `${value}.`,
});

export const AIRTIME: typeof AIRTIME_EN = airtimesWith(NUMBERS.whole);

export const DATES: typeof DATES_EN = datesIn({
  months: ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'],
  day: (day, month, year) => `${day}. ${month} ${year}`,
});

export const UNITS: typeof UNITS_EN = {
  names: { meters: 'Meter', feet: 'Fuß', kilometers: 'Kilometer', miles: 'Meilen' },
  ...UNIT_SYMBOLS,
};

export const COMPASS: typeof COMPASS_EN = ['N', 'NO', 'O', 'SO', 'S', 'SW', 'W', 'NW'];

/** Returns the form of a word that goes with a count: `one` with 1 alone. */
export function plural(count: number, one: string, other: string): string {
  return Math.abs(count) === 1 ? one : other;
}

export const spelled: typeof SPELLED_EN = withSwissSpelling;
