import { twoDigits } from '#domain/local-date';

const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
/** Thousands are separated by a narrow space: a comma could be read as a decimal separator. */
const NARROW_SPACE = '\u202f';
const MINUS = '−';
/** Where thousands end: not by Intl, whose first format of numbers takes a browser as long as all rows of the first page. */
const THOUSANDS = /\B(?=(\d{3})+$)/g;

/** How numbers are written. */
export const NUMBERS = {
  /** Rounded, with a narrow space between thousands: `12 640`, `−27`. */
  whole: (value: number): string => String(Math.round(value)).replace(THOUSANDS, NARROW_SPACE).replace('-', MINUS),
  /** With this many decimals: `8.0`. */
  decimal: (value: number, digits: number): string => value.toFixed(digits),
  /** With as many decimals as it needs, at most this many: `0.5`. */
  shortDecimal: (value: number, most: number): string => String(Number(value.toFixed(most))),
  /** `1st`, `22nd`, `113th`. */
  ordinal: (value: number): string => `${value}${SUFFIXES[ORDINAL.select(value)]}`,
};

/** Returns the form of a word that goes with a count: `one` with 1 alone, as Intl says, whose rules each page would have to wait for. */
export function plural(count: number, one: string, other: string): string {
  return Math.abs(count) === 1 ? one : other;
}

/** Names of the pilot's units, and their symbols by quantity. */
export const UNITS = {
  names: { meters: 'meters', feet: 'feet', kilometers: 'kilometers', miles: 'miles' },
  altitude: { meters: 'm', feet: 'ft' },
  climb: { meters: 'm/s', feet: 'ft/min' },
  distance: { kilometers: 'km', miles: 'mi' },
};

/** How airtimes are written. */
export const AIRTIME = {
  hour: 'h',
  minute: 'min',
  /** `1 h 08 min`, `46 min`. */
  full: (hours: number, minutes: number): string =>
    hours === 0 ? `${minutes} min` : `${NUMBERS.whole(hours)} h ${twoDigits(minutes)} min`,
  /** `46 min`, `1 h 08`. */
  brief: (hours: number, minutes: number): string =>
    hours === 0 ? `${minutes} min` : `${hours} h ${twoDigits(minutes)}`,
  hours: (hours: number): string => `${NUMBERS.whole(hours)} h`,
};

/** The eight main directions, clockwise from north. */
export const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** Not by Intl, whose first format of dates takes a browser as long as all rows of the first page. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const MOMENT = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' } as const;

/** How dates and times are written. */
export const DATES = {
  /** A day given as `yyyy-mm-dd`: `May 3, 2025`. */
  day: (date: string): string => {
    const [year, month = 1, day] = date.split('-').map(Number);
    return `${monthName(month)} ${day}, ${year}`;
  },
  /** A month counted from 1: `May`. */
  month: monthName,
  /** A time of day in the time zone of this device: `14:05`. */
  clock: (time: Date): string => `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`,
  /** A time in the time zone of this device: `Nov 21, 2026, 14:05`. */
  moment: (isoTime: string): string => new Date(isoTime).toLocaleString('en-US', MOMENT),
};

function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}
