import { texts } from '#web/texts.ts';

/** Formats a number rounded, with a narrow space between thousands: `12 640`, `−27`. */
export const formatWhole = texts.numbers.whole;
/** Formats a number with a fixed count of decimals: `8.0`. */
export const formatDecimal = texts.numbers.decimal;
/** Formats a number with the decimals it needs, at most so many: `0.5`. */
export const formatShortDecimal = texts.numbers.shortDecimal;
