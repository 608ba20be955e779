import type { Map as LibreMap } from 'maplibre-gl';
import { firstShown } from './first-drawing.ts';
import { isDrawingHeld } from './held-drawing.ts';

/** Calls back once when a source of the map is loaded and to be seen. Returns a function that cancels. */
export function whenLoaded(map: LibreMap, source: string, onLoaded: () => void): () => void {
  let isWanted = true;
  const check = (): void => {
    if (isDrawingHeld(map) || !map.getSource(source) || !map.isSourceLoaded(source)) return;
    map.off('render', check);
    void firstShown(map).then(() => {
      if (isWanted) onLoaded();
    });
  };
  map.on('render', check);
  return () => {
    isWanted = false;
    map.off('render', check);
  };
}
