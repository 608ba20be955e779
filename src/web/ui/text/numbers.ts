import { texts } from '#web/texts.ts';

/** Formats a number rounded, with a narrow space between thousands: `12 640`, `−27`. */
export const formatWhole = texts.numbers.whole;
