import {
  AttributionControl,
  type ErrorEvent,
  type GeoJSONSource,
  type Map as LibreMap,
  type MapSourceDataEvent,
} from 'maplibre-gl';
import { builtInStyle, GRATICULE_SOURCE, groundStyle, worldFor } from './built-in-style.ts';
import { fillWorld } from './fill-world.ts';
import { graticule } from './graticule.ts';
import type { MapColours } from './map-colours.ts';
import { underContent } from './under-content.ts';

/** What lies under everything on a map. */
export interface BaseMap {
  /** Address of a tile server's style; null for the built-in map alone. */
  readonly styleUrl: string | null;
  /** Words owed to the makers of the tiles. */
  readonly attribution: string;
}

/** A base that was laid under a map. */
interface LaidBase {
  readonly repaint: (colours: MapColours) => void;
  /** Stops waiting for tiles. */
  readonly leave: () => void;
}

/** How long the first tile may take before the built-in map is shown instead. */
const PATIENCE_MS = 4_000;
const BUILT_IN_ATTRIBUTION = 'Natural Earth';

/** Lays the tile server's map, or the built-in one where none is set or none answers. */
export function laidBase(map: LibreMap, base: BaseMap, colours: MapColours): LaidBase {
  map.on('error', warnOf);
  if (base.styleUrl === null) return builtIn(map, colours);
  return tiles(map, base.styleUrl, { attribution: base.attribution, colours });
}

function tiles(
  map: LibreMap,
  styleUrl: string,
  options: { readonly attribution: string; readonly colours: MapColours },
): LaidBase {
  let colours = options.colours;
  let fallback: LaidBase | null = null;
  const credit = new AttributionControl({ customAttribution: options.attribution });
  const giveUp = (): void => {
    stopWaiting();
    map.removeControl(credit);
    fallback = builtIn(map, colours);
  };
  const stopWaiting = whenNoTileComes(map, giveUp);
  map.addControl(credit, 'bottom-right');
  map.setStyle(groundStyle(colours)); // So that what lies on the map is drawn without waiting for the server.
  map.once('style.load', () => {
    if (!fallback) map.setStyle(styleUrl, { transformStyle: underContent });
  });
  return {
    leave: stopWaiting,
    repaint: (next) => {
      colours = next;
      if (fallback) fallback.repaint(next);
      else map.setStyle(styleUrl, { diff: false });
    },
  };
}

/** Calls back at the first error, or after a while, unless a tile has come before. Answers how to stop waiting. */
function whenNoTileComes(map: LibreMap, giveUp: () => void): () => void {
  const timer = setTimeout(giveUp, PATIENCE_MS);
  const seeTile = ({ tile, source }: MapSourceDataEvent): void => {
    if (tile && source.type !== 'geojson') stopWaiting();
  };
  const stopWaiting = (): void => {
    clearTimeout(timer);
    map.off('error', giveUp);
    map.off('sourcedata', seeTile);
  };
  map.on('error', giveUp);
  map.on('sourcedata', seeTile);
  return stopWaiting;
}

/** What fails to load leaves a hole in the map, no more. */
function warnOf({ error }: ErrorEvent): void {
  warn(error);
}

function warn(error: unknown): void {
  console.warn('Part of the map could not be loaded.', error);
}

function builtIn(map: LibreMap, opened: MapColours): LaidBase {
  const credit = new AttributionControl({ customAttribution: BUILT_IN_ATTRIBUTION, compact: false });
  let colours = opened;
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
  const lay = (next: MapColours): void => {
    colours = next;
    map.setStyle(builtInStyle(next), { diff: false });
  };
  map.addControl(credit, 'bottom-right');
  map.on('moveend', followView);
  map.on('style.load', followView);
  lay(colours);
  return { repaint: lay, leave: () => map.off('moveend', followView) };
}

function spanOf(map: LibreMap) {
  const bounds = map.getBounds();
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
}
