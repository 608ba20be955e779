import type { Page } from '@playwright/test';

/** The windows in which pictures are taken: phones, a tablet, and of computers; that of 1440 px only where it is asked for. */
export const SIZES = {
  '360': { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true },
  '390': { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  '820': { viewport: { width: 820, height: 1180 }, isMobile: true, hasTouch: true },
  '1280': { viewport: { width: 1280, height: 800 } },
  '1440': { viewport: { width: 1440, height: 810 } },
  '1920': { viewport: { width: 1920, height: 1080 } },
} as const;

export type Size = keyof typeof SIZES;
export type Theme = 'light' | 'dark';
/** Where the maps come from: the stand-in's tiles, or the built-in map. */
export type Maps = 'tiles' | 'built-in';
/**
 * Whose logbook: a visitor's, who has none, that of a new pilot, of the demo, one as large as can be, or one with a flight of
 * each track.
 */
export type Owner = 'visitor' | 'empty' | 'demo' | 'extreme' | 'tracks';

/** A screen of which pictures are taken. */
export interface Screen {
  readonly name: string;
  /** `:best` and other names in it are ids of the logbook's items. */
  readonly path: string;
  readonly owners: readonly Owner[];
  /** Default: tiles. */
  readonly maps?: Maps;
  /** Default: all. */
  readonly sizes?: readonly Size[];
  /** Called before the page is opened: for responses that do not come, or are errors. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Brings the page into the state that is to be seen. */
  readonly act?: (page: Page) => Promise<void>;
  /** Whether the page moves by itself: then nothing waits until it is still. */
  readonly isMoving?: boolean;
  /** Whether the page stays as it is while it loads. */
  readonly isLoading?: boolean;
  /** Whether only what the window shows is taken, not the page as a whole: for dialogs and full screen. */
  readonly isWindow?: boolean;
}

/** A screen of one owner in one window: what a page is opened for, to be taken in each of the themes. */
export interface View {
  readonly screen: Screen;
  readonly owner: Owner;
  readonly size: Size;
  readonly themes: readonly Theme[];
}

/** What is asked for; an empty list is everything. */
export interface AskedViews {
  /** Parts of names of screens. */
  readonly words: readonly string[];
  readonly owners: readonly string[];
  readonly sizes: readonly string[];
  readonly themes: readonly string[];
}

const USUAL_SIZES = ['360', '390', '820', '1280', '1920'] as const satisfies readonly Size[];
const ALL_SIZES = ['360', '390', '820', '1280', '1440', '1920'] as const satisfies readonly Size[];
const THEMES = ['light', 'dark'] as const satisfies readonly Theme[];

/** Returns the views of a screen that are asked for. */
export function viewsOf(screen: Screen, { words, owners, sizes, themes }: AskedViews): readonly View[] {
  if (words.length > 0 && !words.some((word) => screen.name.includes(word))) return [];
  const asked = among(THEMES, themes);
  return among(screen.owners, owners).flatMap((owner) =>
    among(screen.sizes ?? (sizes.length === 0 ? USUAL_SIZES : ALL_SIZES), sizes).map((size) => ({
      screen,
      owner,
      size,
      themes: asked,
    })),
  );
}

/** Returns the name of a view's picture: `flights-demo-1280-dark`. */
export function nameOf({ screen, owner, size }: View, theme: Theme): string {
  return `${screen.name}-${owner}-${size}-${theme}`;
}

function among<Name extends string>(all: readonly Name[], asked: readonly string[]): readonly Name[] {
  return asked.length === 0 ? all : all.filter((name) => asked.includes(name));
}
