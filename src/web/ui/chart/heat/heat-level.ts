/** Number of shades of a heat table. */
export const HEAT_LEVELS = 4;

/** Returns the shade of a value from 1 to {@link HEAT_LEVELS}; 0 for none. `most` is the greatest value of the table. */
export function heatLevel(value: number, most: number): number {
  return value <= 0 || most <= 0 ? 0 : Math.min(HEAT_LEVELS, Math.ceil((value / most) * HEAT_LEVELS));
}
