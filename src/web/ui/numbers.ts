const NARROW_SPACE = '\u202f';
const THOUSANDS = /\B(?=(\d{3})+$)/g;

/** The sign of what is below zero; a hyphen is shorter, and breaks from its number. */
const MINUS = '−';

/** A whole number with a narrow space between thousands: `12 640`, `−27`. */
export function formatWhole(value: number): string {
  return String(Math.round(value)).replace(THOUSANDS, NARROW_SPACE).replace('-', MINUS);
}
