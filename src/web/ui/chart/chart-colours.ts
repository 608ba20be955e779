import { type Theme, tokenColour } from '../theme/theme.ts';

/** What the line of a chart is drawn in; `climb` is warm over zero and cool under it. */
export type ChartTone = 'accent' | 'climb' | 'green' | 'violet';

/** CSS colours of charts. */
export interface ChartColours {
  readonly theme: Theme;
  readonly accent: string;
  readonly climb: string;
  readonly sink: string;
  readonly green: string;
  readonly violet: string;
  readonly grid: string;
  readonly text: string;
  readonly surface: string;
}

/** The charts' colours from the tokens, which follow the theme of the page. */
export function chartColours(theme: Theme): ChartColours {
  return {
    theme,
    accent: tokenColour('--accent'),
    climb: tokenColour('--climb'),
    sink: tokenColour('--sink'),
    green: tokenColour('--green'),
    violet: tokenColour('--violet'),
    grid: tokenColour('--line'),
    text: tokenColour('--ink-light'),
    surface: tokenColour('--surface'),
  };
}
