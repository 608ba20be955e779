const NARROW_SPACE = '\u202f';
const THOUSANDS = /\B(?=(\d{3})+$)/g;

/** A whole number with a narrow space between thousands: `12 640`. */
export function formatWhole(value: number): string {
  return String(Math.round(value)).replace(THOUSANDS, NARROW_SPACE);
}
