import type { GeoJSONSource, Map as LibreMap } from 'maplibre-gl';
import { GROUND_LAYER, WORLD_SOURCE, worldFor } from './built-in-style.ts';

/** What the world is filled with, as it is when it is. */
interface WorldTerms {
  readonly zoom: () => number;
  /** Colour of the sea. */
  readonly water: () => string;
  readonly onFailure: (error: unknown) => void;
}

/** How far the present style has come: the world is loaded first, and the sea shown when its shores are. */
interface Filling {
  state: 'bare' | 'asked' | 'loaded' | 'full';
}

/**
 * Fills the built-in map's world after each change of style, once what lies on the map is drawn: the world takes
 * seconds on a slow device, and until it is there all is land, no sea. Returns the way to load a finer world.
 */
export function fillWorld(map: LibreMap, { zoom, water, onFailure }: WorldTerms): () => void {
  let filling: Filling = { state: 'bare' };
  const load = (): void => {
    const mine = filling;
    const loaded = (): void => {
      if (mine.state === 'asked') mine.state = 'loaded';
      map.triggerRepaint();
    };
    if (mine.state === 'bare') mine.state = 'asked';
    map.getSource<GeoJSONSource>(WORLD_SOURCE)?.setData(worldFor(zoom())).then(loaded, onFailure);
  };
  map.on('style.load', () => {
    filling = { state: 'bare' };
  });
  map.on('idle', () => {
    if (filling.state === 'bare') load();
    if (filling.state !== 'loaded') return;
    filling.state = 'full';
    map.setPaintProperty(GROUND_LAYER, 'background-color', water());
  });
  return () => {
    if (filling.state !== 'bare') load();
  };
}
