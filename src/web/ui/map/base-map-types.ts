import type { MapColours } from './map-colours.ts';

/** URLs of a tile server's styles. */
export interface MapStyles {
  readonly light: string;
  readonly dark: string;
}

/** The base map below all content. */
export interface BaseMap {
  /** Null for the built-in map alone. */
  readonly styles: MapStyles | null;
  /** Attribution of the tiles. */
  readonly attribution: string;
  /** Address of terrain tiles; null for none. */
  readonly terrainUrl: string | null;
}

/** A base map in use. */
export interface ActiveBase {
  readonly repaint: (colours: MapColours) => void;
  /** Removes its listeners, timers and controls; what it has drawn stays until another style is set. */
  readonly remove: () => void;
}
