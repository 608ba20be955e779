import { twoDigits } from '#domain/local-date';
import { NUMBERS } from './numbers.ts';

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
