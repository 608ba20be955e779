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
