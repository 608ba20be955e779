import type { LayerSpecification, VectorSourceSpecification } from 'maplibre-gl';
import worldPath from '../../../../../.build/world/path.txt?raw';
import type { MapColours } from '../map-colours.ts';
import { BORDERS_END_ZOOM, LAKES_END_ZOOM } from '../zoom.ts';

/** Id of the source of sea, lakes, coasts, borders and names of countries. */
export const WORLD_SOURCE = 'world';
const NEAREST_ZOOM = 5;

/** Returns the source of the world: tiles of our own server. */
export function worldSource(): VectorSourceSpecification {
  return { type: 'vector', tiles: [`${location.origin}${worldPath}{z}/{x}/{y}.pbf`], maxzoom: NEAREST_ZOOM };
}

/**
 * Returns the layer of the sea; the ground below it is land, so that no site appears to lie in water while a tile is on its way. Hill shading lies
 * above it, as the coarse coast puts some hills into the sea.
 */
export function seaLayer({ water }: MapColours): LayerSpecification {
  return {
    id: 'sea',
    type: 'fill',
    source: WORLD_SOURCE,
    'source-layer': 'sea',
    paint: { 'fill-color': water, 'fill-antialias': false }, // The coast is drawn over its edge.
  };
}

/** Returns the layer of lakes. */
export function lakesLayer({ water }: MapColours): LayerSpecification {
  return {
    id: 'lakes',
    type: 'fill',
    source: WORLD_SOURCE,
    'source-layer': 'lakes',
    maxzoom: LAKES_END_ZOOM,
    paint: { 'fill-color': water },
  };
}

/** Returns the layers of coasts and borders. */
export function shapeLayers({ line, text }: MapColours): LayerSpecification[] {
  return [
    {
      id: 'coast',
      type: 'line',
      source: WORLD_SOURCE,
      'source-layer': 'coast',
      paint: { 'line-color': line, 'line-width': 1.2 },
    },
    {
      id: 'border',
      type: 'line',
      source: WORLD_SOURCE,
      'source-layer': 'borders',
      maxzoom: BORDERS_END_ZOOM,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': text,
        'line-opacity': 0.55,
        'line-width': ['interpolate', ['linear'], ['zoom'], 2, 0.6, 8, 1.6],
        'line-dasharray': [4, 2],
      },
    },
  ];
}

/** Returns the layer of the names of countries. */
export function countriesLayer({ text, halo }: MapColours, font: readonly string[]): LayerSpecification {
  return {
    id: 'country-names',
    type: 'symbol',
    source: WORLD_SOURCE,
    'source-layer': 'countries',
    maxzoom: 9,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': [...font],
      'text-size': ['interpolate', ['linear'], ['zoom'], 2, 10, 6, 14],
      'text-max-width': 7,
      'symbol-sort-key': ['-', 0, ['get', 'size']],
    },
    paint: { 'text-color': text, 'text-halo-color': halo, 'text-halo-width': 1 },
  };
}
