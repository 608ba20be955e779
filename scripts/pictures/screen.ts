import type { Page } from '@playwright/test';

/** The sizes of windows. */
export const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  '1280': { viewport: { width: 1280, height: 800 } },
  '1920': { viewport: { width: 1920, height: 1080 } },
} as const;

/** A name in {@link SIZES}. */
export type Size = keyof typeof SIZES;
/** A theme. */
export type Theme = 'light' | 'dark';
/** Where the maps come from: the stand-in's tiles, or the built-in map. */
export type Maps = 'tiles' | 'built-in';

/** Whose logbook: the demo pilot's, or that of a pilot with a flight of each track. */
export type Pilot = 'demo' | 'tracks';

/** A screen of which pictures are taken. */
export interface Screen {
  readonly name: string;
  readonly pilot: Pilot;
  /** The path, the name of the track whose flight it is, or `best` for the demo's best flight. */
  readonly path: string;
  /** Default: tiles. */
  readonly maps?: Maps;
  /** Default: all. */
  readonly sizes?: readonly Size[];
  /** Default: both. */
  readonly themes?: readonly Theme[];
  /** Brings the page into the state that is to be seen. */
  readonly act?: (page: Page) => Promise<void>;
  /** Whether the page moves by itself: then nothing waits until it is still. */
  readonly isMoving?: boolean;
  /** Whether the page is taken as a whole, not only what the window shows. */
  readonly isWhole?: boolean;
}

/** A screen at a size in a theme. */
export interface Picture {
  /** `flight-1280-dark`. */
  readonly name: string;
  readonly screen: Screen;
  readonly size: Size;
  readonly theme: Theme;
}

const ALL_SIZES = ['phone', '1280', '1920'] as const satisfies readonly Size[];
const THEMES = ['light', 'dark'] as const satisfies readonly Theme[];

/** Returns all pictures of a screen. */
export function allPictures(screen: Screen): readonly Picture[] {
  const { sizes = ALL_SIZES, themes = THEMES } = screen;
  return sizes.flatMap((size) =>
    themes.map((theme) => ({ name: `${screen.name}-${size}-${theme}`, screen, size, theme })),
  );
}
