import { airtimesWith, datesIn, numbersIn, UNIT_SYMBOLS } from '../formats.ts';

const SUFFIXES = ['th', 'st', 'nd', 'rd'];

export const NUMBERS = numbersIn({ decimalSign: '.', ordinal });

export const AIRTIME = airtimesWith(NUMBERS.whole);

export const DATES = datesIn({
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  day: (day, month, year) => `${month} ${day}, ${year}`,
});

/** Names of the pilot's units, and their symbols by quantity. */
export const UNITS = {
  names: { meters: 'meters', feet: 'feet', kilometers: 'kilometers', miles: 'miles' },
  ...UNIT_SYMBOLS,
};

/** The eight main directions of the wind, clockwise from north. Coordinates have `N`, `S`, `E` and `W` in every language. */
export const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** Returns the form of a word that goes with a count: `one` with 1 alone. */
export function plural(count: number, one: string, other: string): string {
  return Math.abs(count) === 1 ? one : other;
}

/** Returns a count with the form of a word that goes with it: `1 flight`, `1200 flights`. */
export function counted(count: number, one: string, other: string): string {
  return `${NUMBERS.whole(count)} ${plural(count, one, other)}`;
}

function ordinal(value: number): string {
  const isTeen = Math.floor(value / 10) % 10 === 1;
  return `${value}${(isTeen ? undefined : SUFFIXES[value % 10]) ?? 'th'}`;
}
