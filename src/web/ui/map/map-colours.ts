import { type Theme, tokenColour } from '../theme/theme.ts';

/** What the built-in map and what lies on it are drawn with: CSS colours. */
export interface MapColours {
  readonly theme: Theme;
  readonly water: string;
  readonly land: string;
  readonly line: string;
  readonly text: string;
  readonly halo: string;
  readonly ink: string;
}

/** The map's colours from the tokens, which follow the theme of the page. */
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
