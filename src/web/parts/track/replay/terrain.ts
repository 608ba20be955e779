import type { Map as LibreMap } from 'maplibre-gl';
import { ARRIVAL_LIMIT_MS } from '#web/ui/map/tiles/arrival-limit.ts';
import { mayAskNow, rememberFailure } from '#web/ui/map/tiles/attempts.ts';
import { firstTile } from '#web/ui/map/tiles/first-tile.ts';
import { terrainSource } from '#web/ui/map/tiles/relief.ts';

const SOURCE = 'replay-terrain';

/** Puts the map on the terrain. Resolves to its address; to null when no tile comes from there, and the map stays flat. */
export async function raiseTerrain(map: LibreMap, url: string | null, signal: AbortSignal): Promise<string | null> {
  if (url === null || !mayAskNow('terrain')) return null;
  showTerrain(map, url);
  try {
    await firstTile(map, [SOURCE], AbortSignal.any([signal, AbortSignal.timeout(ARRIVAL_LIMIT_MS)]));
    return url;
  } catch {
    if (signal.aborted) return null;
    rememberFailure('terrain');
    flattenTerrain(map);
    return null;
  }
}

/** Puts the map on the terrain, if it is not. */
export function showTerrain(map: LibreMap, url: string): void {
  if (!map.getSource(SOURCE)) map.addSource(SOURCE, terrainSource(url));
  if (!map.getTerrain()) map.setTerrain({ source: SOURCE, exaggeration: 1 });
}

/** Makes the map flat again. */
export function flattenTerrain(map: LibreMap): void {
  map.setTerrain(null);
  if (map.getSource(SOURCE)) map.removeSource(SOURCE);
}
