/** The zooms in `docs/behaviour.md` ('Numbers') assume tiles of 256 pixels; MapLibre's have 512: one less. */
const TILE_STEP = 1;

/** MapLibre's zooms of the initial view. A track is fitted into view, at most at its zoom. */
export const MAP_ZOOM = {
  world: 4 - TILE_STEP,
  region: 6 - TILE_STEP,
  site: 10 - TILE_STEP,
  track: 13 - TILE_STEP,
} as const;

/** Largest width of an info window (`docs/behaviour.md`, 'Numbers'), as CSS. */
export const INFO_WINDOW_WIDTH = '250px';

/** From this zoom on the built-in borders are hidden: they are coarse and would be taken for airspace. */
export const BORDERS_END_ZOOM = 7;

/** From this zoom on the built-in lakes are hidden: their shores are up to 2 km off, and a landing beside a lake would lie in it. */
export const LAKES_END_ZOOM = 9;

/** The highest zoom. */
export const NEAREST_ZOOM = 18;
