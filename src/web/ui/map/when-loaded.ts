import type { Map as LibreMap } from 'maplibre-gl';

/** Calls back once when a source of the map is loaded. Returns a function that cancels. */
export function whenLoaded(map: LibreMap, source: string, onLoaded: () => void): () => void {
  const check = (): void => {
    if (!map.getSource(source) || !map.isSourceLoaded(source)) return;
    map.off('render', check);
    onLoaded();
  };
  map.on('render', check);
  return () => map.off('render', check);
}
