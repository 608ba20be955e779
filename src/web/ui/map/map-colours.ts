import { type Theme, tokenColour } from '../theme/theme.ts';

/** The CSS colours of the built-in map and its content. */
export interface MapColours {
  readonly theme: Theme;
  readonly water: string;
  readonly land: string;
  readonly line: string;
  readonly text: string;
  readonly halo: string;
  readonly ink: string;
}

/** Reads the map's colours from the design tokens of the page's theme. */
export function mapColours(theme: Theme): MapColours {
  return {
    theme,
    water: tokenColour('--water'),
    land: tokenColour('--land'),
    line: tokenColour('--contour'),
    text: tokenColour('--ink-light'),
    halo: tokenColour('--halo'),
    ink: tokenColour('--ink'),
  };
}
