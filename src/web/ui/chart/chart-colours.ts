import { type Theme, tokenColour } from '../theme/theme.ts';

/** The colour of a chart's line; `climb` is warm above zero and cool below. */
export type ChartTone = 'accent' | 'climb' | 'green' | 'violet';

/** The CSS colours of charts. */
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

/** Reads the charts' colours from the design tokens of the page's theme. */
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
