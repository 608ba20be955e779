import {
  AttributionControl,
  type ErrorEvent,
  type GeoJSONSource,
  type Map as LibreMap,
  type MapSourceDataEvent,
} from 'maplibre-gl';
import { texts } from '#web/texts.ts';
import { builtInStyle, GRATICULE_SOURCE, groundStyle, worldFor } from './built-in-style.ts';
import { fillWorld } from './fill-world.ts';
import { graticule } from './graticule.ts';
import type { MapColours } from './map-colours.ts';
import { underContent } from './under-content.ts';

/** The base map below all content. */
export interface BaseMap {
  /** URL of a tile server's style; null for the built-in map alone. */
  readonly styleUrl: string | null;
  /** Attribution of the tiles. */
  readonly attribution: string;
}

/** A base map in use. */
interface ActiveBase {
  readonly repaint: (colours: MapColours) => void;
  /** Removes its listeners and timers. */
  readonly remove: () => void;
}

/** Time limit for the first tile; then the built-in map is shown instead. */
const FIRST_TILE_TIMEOUT_MS = 4_000;

/** Shows the tile server's map, or the built-in one if none is set or its tiles fail. */
export function addBaseMap(map: LibreMap, base: BaseMap, colours: MapColours): ActiveBase {
  map.on('error', onError);
  if (base.styleUrl === null) return builtIn(map, colours);
  return tiles(map, base.styleUrl, { attribution: base.attribution, colours });
}

function tiles(
  map: LibreMap,
  styleUrl: string,
  options: { readonly attribution: string; readonly colours: MapColours },
): ActiveBase {
  let colours = options.colours;
  let fallback: ActiveBase | null = null;
  const credit = new AttributionControl({ customAttribution: options.attribution });
  const fallBack = (): void => {
    stopWaiting();
    map.removeControl(credit);
    fallback = builtIn(map, colours);
  };
  const stopWaiting = onMissingTiles(map, fallBack);
  map.addControl(credit, 'bottom-right');
  map.setStyle(groundStyle(colours)); // So that the content is drawn without waiting for the server.
  map.once('style.load', () => {
    if (!fallback) map.setStyle(styleUrl, { transformStyle: underContent });
  });
  return {
    remove: stopWaiting,
    repaint: (next) => {
      colours = next;
      if (fallback) fallback.repaint(next);
      else map.setStyle(styleUrl, { diff: false });
    },
  };
}

/** Calls `fallBack` at the first error or after a time-out, unless a tile was loaded. Returns a function that cancels. */
function onMissingTiles(map: LibreMap, fallBack: () => void): () => void {
  const timer = setTimeout(fallBack, FIRST_TILE_TIMEOUT_MS);
  const onData = ({ tile, source }: MapSourceDataEvent): void => {
    if (tile && source.type !== 'geojson') stopWaiting();
  };
  const stopWaiting = (): void => {
    clearTimeout(timer);
    map.off('error', fallBack);
    map.off('sourcedata', onData);
  };
  map.on('error', fallBack);
  map.on('sourcedata', onData);
  return stopWaiting;
}

function onError({ error }: ErrorEvent): void {
  warn(error);
}

function warn(error: unknown): void {
  console.warn('Part of the map could not be loaded.', error);
}

function builtIn(map: LibreMap, initial: MapColours): ActiveBase {
  const credit = new AttributionControl({ customAttribution: texts.credits.worldMap, compact: false });
  let colours = initial;
  let nearest = map.getZoom();
  const refine = fillWorld(map, { zoom: () => nearest, water: () => colours.water, onFailure: warn });
  const followView = (): void => {
    const before = worldFor(nearest);
    nearest = Math.max(nearest, map.getZoom());
    if (worldFor(nearest) !== before) refine();
    map
      .getSource<GeoJSONSource>(GRATICULE_SOURCE)
      ?.setData(graticule(spanOf(map), map.getZoom()))
      .catch(warn);
  };
  const applyStyle = (next: MapColours): void => {
    colours = next;
    map.setStyle(builtInStyle(next), { diff: false });
  };
  map.addControl(credit, 'bottom-right');
  map.on('moveend', followView);
  map.on('style.load', followView);
  applyStyle(colours);
  return { repaint: applyStyle, remove: () => map.off('moveend', followView) };
}

function spanOf(map: LibreMap) {
  const bounds = map.getBounds();
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
}
