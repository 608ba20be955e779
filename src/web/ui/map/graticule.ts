import type { Feature, FeatureCollection, LineString, Point } from 'geojson';
import type { DegreeBounds } from '#domain/geo';
import { mapTexts } from '#web/map-texts.ts';
import { formatDecimal } from '#web/ui/text/numbers.ts';

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
