import { tokenColour } from '#web/ui/theme/theme.ts';
import { CLIMB_SCALE } from '../map/colour-scale.ts';

const TOKENS = ['--climb-1', '--climb-2', '--climb-3', '--climb-4', '--climb-5'] as const;
/** Shades between two neighbouring colours of the scale. */
const STEPS = 6;
const LAST = (TOKENS.length - 1) * STEPS;

/** Returns the CSS colours of the climb scale from the design tokens, from sink to climb. */
export function climbShades(): readonly string[] {
  const colours = TOKENS.map(tokenColour);
  return Array.from({ length: LAST + 1 }, (_, shade) => {
    const [below, part] = [Math.floor(shade / STEPS), (shade % STEPS) / STEPS];
    if (part === 0) return colours[below] ?? '';
    return `color-mix(in srgb, ${colours[below]}, ${colours[below + 1]} ${part * 100}%)`;
  });
}

/** Returns the index of the shade of a climb in m/s; that of the mean colour where the climb is not known. */
export function shadeOf(climb: number): number {
  const { lowest, highest } = CLIMB_SCALE;
  const part = Number.isNaN(climb) ? 0.5 : (climb - lowest) / (highest - lowest);
  return Math.round(Math.max(0, Math.min(1, part)) * LAST);
}
