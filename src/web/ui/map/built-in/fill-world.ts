import type { GeoJSONSource, Map as LibreMap } from 'maplibre-gl';
import { isDrawingHeld } from '../drawing/held-drawing.ts';
import { GROUND_LAYER, WORLD_SOURCE, worldFor } from './built-in-style.ts';

/** Current values, read when the data are loaded. */
interface WorldOptions {
  readonly zoom: () => number;
  /** Colour of the sea. */
  readonly water: () => string;
  /** Called when the land has come and is not drawn yet, for each style anew. */
  readonly onLoaded: () => void;
  /** Called when land and sea are there, for each style anew. */
  readonly onFilled: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** The filling of a map. */
interface WorldFilling {
  /** Loads the data of the current zoom. */
  readonly refine: () => void;
  /** Removes its listeners. */
  readonly remove: () => void;
}

/** Progress of the current style: the land is loaded first, then the ground is coloured as sea. */
interface Progress {
  state: 'empty' | 'loading' | 'loaded' | 'done';
}

/**
 * Loads the built-in map's world after each change of style, once the content is drawn: it takes seconds on a slow device,
 * and until then there is land and no sea.
 */
export function fillWorld(map: LibreMap, { zoom, water, onLoaded, onFilled, onFailure }: WorldOptions): WorldFilling {
  let progress: Progress = { state: 'empty' };
  const load = (): void => {
    const current = progress;
    const loaded = (): void => {
      map.triggerRepaint();
      if (current !== progress || current.state !== 'loading') return;
      current.state = 'loaded';
      onLoaded();
    };
    if (current.state === 'empty') current.state = 'loading';
    map.getSource<GeoJSONSource>(WORLD_SOURCE)?.setData(worldFor(zoom())).then(loaded, onFailure);
  };
  const onStyle = (): void => {
    progress = { state: 'empty' };
  };
  const fill = (): void => {
    progress.state = 'done';
    map.setPaintProperty(GROUND_LAYER, 'background-color', water());
    onFilled();
  };
  const onIdle = (): void => {
    if (progress.state === 'empty' && !isDrawingHeld(map)) load();
    if (progress.state === 'loaded') fill();
  };
  const onRender = (): void => {
    const isDrawn = progress.state === 'loaded' && !isDrawingHeld(map);
    if (isDrawn && map.isSourceLoaded(WORLD_SOURCE)) fill(); // Names of places may take longer, or never come.
  };
  map.on('style.load', onStyle);
  map.on('idle', onIdle);
  map.on('render', onRender);
  return {
    refine: () => {
      if (progress.state !== 'empty') load();
    },
    remove: () => {
      onStyle();
      map.off('style.load', onStyle);
      map.off('idle', onIdle);
      map.off('render', onRender);
    },
  };
}
