import { tokenColour } from '#web/ui/theme/theme.ts';
import { climbShare, colourAt, tokensOf } from '../map/colour-scale.ts';

const TOKENS = tokensOf('climb');
/** Shades between two neighbouring colours of the scale. */
const STEPS = 6;
const LAST = (TOKENS.length - 1) * STEPS;

/** Returns the CSS colours of the climb scale from the design tokens, from sink to climb. */
export function climbShades(): readonly string[] {
  const colours = TOKENS.map(tokenColour);
  return Array.from({ length: LAST + 1 }, (_, shade) => colourAt(colours, shade / LAST));
}

/** Returns the index of the shade of a climb in m/s; that of the mean colour where the climb is not known. */
export function shadeOf(climb: number): number {
  return Math.round(climbShare(climb) * LAST);
}
