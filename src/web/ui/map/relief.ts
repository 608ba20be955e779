import type { Map as LibreMap, RasterDEMSourceSpecification, StyleSpecification } from 'maplibre-gl';
import { MAP_SERVICES } from '#contract/places/map-services';
import { MAP_TEXTS as mapTexts } from '#texts/maps';
import { savesData } from '../saves-data.ts';
import { tokenColour } from '../theme/theme.ts';
import { ARRIVAL_LIMIT_MS, mayAskNow, rememberFailure } from './attempts.ts';
import { firstTile } from './first-tile.ts';

/** Id of the source and the layer of hill shading. */
const RELIEF = 'relief';
/** Finer tiles would show nothing more: a pixel has 13 m here. */
const FINEST_ZOOM = 13;
const TILE_PX = 256;
/** Layers of these lie above the relief. */
const ABOVE: readonly string[] = ['aeroway', 'boundary', 'building', 'transportation', 'water', 'waterway'];
const GROUND_TYPES: readonly string[] = ['background', 'fill', 'raster'];

type Layers = StyleSpecification['layers'];

/** Returns a source of terrain heights, for hill shading or 3D: MapLibre wants one for each. */
export function terrainSource(url: string): RasterDEMSourceSpecification {
  return {
    type: 'raster-dem',
    encoding: 'terrarium',
    tiles: [url.startsWith('/') ? location.origin + url : url],
    tileSize: TILE_PX,
    maxzoom: FINEST_ZOOM,
    attribution: url === MAP_SERVICES.terrain ? credit() : '',
  };
}

/** Shades the hills of the current style while the terrain tiles come; without them, or where data is to be saved, the map stays as it is. */
export async function addRelief(map: LibreMap, url: string | null, signal: AbortSignal): Promise<void> {
  if (url === null || savesData() || map.getSource(RELIEF) || !mayAskNow('terrain')) return;
  map.addSource(RELIEF, terrainSource(url));
  map.addLayer(
    {
      id: RELIEF,
      type: 'hillshade',
      source: RELIEF,
      paint: {
        'hillshade-exaggeration': 0.35,
        'hillshade-shadow-color': tokenColour('--relief-shade'),
        'hillshade-accent-color': tokenColour('--relief-shade'),
        'hillshade-highlight-color': tokenColour('--relief-light'),
      },
    },
    layerAboveRelief(map.getStyle().layers),
  );
  try {
    await firstTile(map, [RELIEF], AbortSignal.timeout(ARRIVAL_LIMIT_MS));
  } catch {
    if (signal.aborted) return; // The map is closed, or has another style.
    rememberFailure('terrain');
    removeRelief(map);
  }
}

function removeRelief(map: LibreMap): void {
  if (!map.getSource(RELIEF)) return;
  map.removeLayer(RELIEF);
  map.removeSource(RELIEF);
}

/** Returns the id of the layer above the relief: water, roads and names stay clear; undefined when all lie below it. */
export function layerAboveRelief(layers: Layers): string | undefined {
  const named = layers.find((layer) => 'source-layer' in layer && ABOVE.includes(layer['source-layer'] ?? ''));
  return (named ?? layers.find(({ type }) => !GROUND_TYPES.includes(type)))?.id;
}

function credit(): string {
  return `<a href="${MAP_SERVICES.terrainCredits}" target="_blank" rel="noopener">${mapTexts.credits.terrain}</a>`;
}
