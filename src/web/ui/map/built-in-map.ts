import type { Feature, FeatureCollection, LineString, Point } from 'geojson';
import { AttributionControl, type GeoJSONSource, type Map as LibreMap } from 'maplibre-gl';
import type { DegreeBounds } from '#domain/geo';
import { MAP_TEXTS as mapTexts } from '#texts/maps';
import { formatDecimal } from '#web/ui/text/numbers.ts';
import type { ActiveBase } from './base-map-types.ts';
import { builtInStyle, GRATICULE_SOURCE, WORLD_SOURCE } from './built-in-style.ts';
import type { MapColours } from './map-colours.ts';
import { addRelief } from './relief.ts';
import type { Surroundings } from './surroundings.ts';

/** Options of the built-in map. */
interface BuiltInOptions {
  readonly colours: MapColours;
  /** Address of terrain tiles; null for no relief. */
  readonly terrainUrl: string | null;
  /** Said in its corner before the attribution; '' for nothing. */
  readonly remark: string;
  readonly surroundings: Surroundings;
}

/** Shows the built-in map: the world and names of places from our own server, then the relief if its tiles come. */
export function builtInMap(map: LibreMap, options: BuiltInOptions): ActiveBase {
  const { colours, terrainUrl, remark, surroundings } = options;
  const parts = [remark, mapTexts.credits.worldMap].filter((part) => part !== '');
  let styled = new AbortController();
  const followView = (): void => {
    map.getSource<GeoJSONSource>(GRATICULE_SOURCE)?.setData(graticuleOf(map)).catch(warn);
  };
  const applyStyle = (next: MapColours): void => {
    styled.abort();
    styled = new AbortController();
    const { signal } = styled;
    // Its validity is a matter of the tests: to check it took half of the time that a page waits for the style.
    map.setStyle(builtInStyle(next, { surroundings, graticule: graticuleOf(map) }), { diff: false, validate: false });
    whenWorldIsDrawn(map, signal, () => void addRelief(map, terrainUrl, signal).catch(warn));
  };
  const credit = new AttributionControl({ customAttribution: parts, compact: false });
  map.addControl(credit, 'bottom-right');
  map.on('moveend', followView);
  applyStyle(colours);
  return {
    repaint: applyStyle,
    remove: () => {
      styled.abort();
      map.off('moveend', followView);
      map.removeControl(credit);
    },
  };
}

/** Calls back once when the world is drawn, names of places or not. */
function whenWorldIsDrawn(map: LibreMap, signal: AbortSignal, onDrawn: () => void): void {
  const onRender = (): void => {
    if (!map.getSource(WORLD_SOURCE) || !map.isSourceLoaded(WORLD_SOURCE)) return;
    map.off('render', onRender);
    onDrawn();
  };
  map.on('render', onRender);
  signal.addEventListener('abort', () => map.off('render', onRender));
}

function graticuleOf(map: LibreMap): ReturnType<typeof graticule> {
  const bounds = map.getBounds();
  const [west, east] = [bounds.getWest(), bounds.getEast()];
  return graticule({ west, south: bounds.getSouth(), east, north: bounds.getNorth() }, map.getZoom());
}

function warn(error: unknown): void {
  console.warn('Part of the map could not be loaded.', error);
}

/** Degrees between two lines, finest first. */
const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30] as const;
/** Width of the world at zoom 0 in pixels. */
const WORLD_PX = 512;
/** Smallest distance between lines in pixels. */
const MIN_GAP_PX = 96;
const MAX_LAT = 85;
const MAX_DECIMALS = 2;

/** Returns the degrees between the lines of the graticule at a zoom. */
export function graticuleStep(zoom: number): number {
  const pixelsADegree = (WORLD_PX * 2 ** zoom) / 360;
  return STEPS.find((step) => step * pixelsADegree >= MIN_GAP_PX) ?? 30;
}

/**
 * Returns the lines of latitude and longitude over a part of the map and as far again around it, with a label at the
 * start of each.
 */
export function graticule(view: DegreeBounds, zoom: number): FeatureCollection<LineString | Point> {
  const step = graticuleStep(zoom);
  const wide = widened(view);
  const decimals = Math.max(0, Math.ceil(-Math.log10(step)));
  const meridians = multiples(step, wide.west, wide.east).flatMap((lng) => [
    line([lng, wide.south], [lng, wide.north]),
    label([lng, view.south], labelText(wrapped(lng), decimals, [mapTexts.maps.east, mapTexts.maps.west]), 'meridian'),
  ]);
  const parallels = multiples(step, wide.south, wide.north).flatMap((lat) => [
    line([wide.west, lat], [wide.east, lat]),
    label([view.west, lat], labelText(lat, decimals, [mapTexts.maps.north, mapTexts.maps.south]), 'parallel'),
  ]);
  return { type: 'FeatureCollection', features: [...meridians, ...parallels] };
}

function widened({ west, south, east, north }: DegreeBounds): DegreeBounds {
  const [width, height] = [east - west, north - south];
  return {
    west: west - width,
    south: Math.max(-MAX_LAT, south - height),
    east: east + width,
    north: Math.min(MAX_LAT, north + height),
  };
}

function multiples(step: number, from: number, to: number): readonly number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, i) => Number(((first + i) * step).toFixed(MAX_DECIMALS)));
}

function labelText(value: number, decimals: number, [positive, negative]: readonly [string, string]): string {
  const degrees = `${formatDecimal(Math.abs(value), decimals)}°`;
  if (Number(value.toFixed(decimals)) === 0) return degrees;
  return `${degrees} ${value > 0 ? positive : negative}`;
}

/** Returns a longitude beyond 180° as the same one within. */
function wrapped(lng: number): number {
  return ((((lng + 180) % 360) + 360) % 360) - 180;
}

function line(from: readonly [number, number], to: readonly [number, number]): Feature<LineString> {
  return { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: [[...from], [...to]] } };
}

function label(at: readonly [number, number], text: string, side: 'meridian' | 'parallel'): Feature<Point> {
  return { type: 'Feature', properties: { text, side }, geometry: { type: 'Point', coordinates: [...at] } };
}
