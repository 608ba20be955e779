const NARROW_SPACE = '\u202f';
const THOUSANDS = /\B(?=(\d{3})+$)/g;

/** The minus sign: a hyphen is shorter, and a line may break after it. */
const MINUS = '−';

/** Formats a number rounded, with a narrow space between thousands: `12 640`, `−27`. */
export function formatWhole(value: number): string {
  return String(Math.round(value)).replace(THOUSANDS, NARROW_SPACE).replace('-', MINUS);
}
