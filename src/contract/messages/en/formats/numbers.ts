const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0, signDisplay: 'negative' });
const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
/** Thousands are separated by a narrow space: a comma could be read as a decimal separator. */
const NARROW_SPACE = '\u202f';
const MINUS = '−';

/** How numbers are written. */
export const NUMBERS = {
  /** Rounded, with a narrow space between thousands: `12 640`, `−27`. */
  whole: (value: number): string => WHOLE.format(Math.round(value)).replaceAll(',', NARROW_SPACE).replace('-', MINUS),
  /** `1st`, `22nd`, `113th`. */
  ordinal: (value: number): string => `${value}${SUFFIXES[ORDINAL.select(value)]}`,
};
