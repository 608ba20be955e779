import type { Map as LibreMap } from 'maplibre-gl';

/** Calls back, once, when a source of the map is there to be seen. Returns the way to stop waiting. */
export function whenLoaded(map: LibreMap, source: string, onLoaded: () => void): () => void {
  const look = (): void => {
    if (!map.getSource(source) || !map.isSourceLoaded(source)) return;
    map.off('render', look);
    onLoaded();
  };
  map.on('render', look);
  return () => map.off('render', look);
}
