import type { FeatureCollection } from 'geojson';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import farWorld from '../../../../../.build/world-map/far.json?url';
import nearWorld from '../../../../../.build/world-map/near.json?url';
import type { MapColours } from '../map-colours.ts';
import { BORDERS_END_ZOOM, NEAR_WORLD_ZOOM } from '../zoom.ts';
import {
  NO_SURROUNDINGS,
  SURROUNDINGS_SOURCE,
  type Surroundings,
  surroundingsData,
  surroundingsLayers,
} from './surroundings.ts';

/** Id of the lowest layer. */
export const GROUND_LAYER = 'ground';
/** Id of the source of land, borders and names, loaded after the content is drawn. */
export const WORLD_SOURCE = 'world';
/** Id of the highest layer of the base map: all content lies above. */
export const GRATICULE_NAMES = 'graticule-names';
/** Id of the source of the graticule, updated as the map moves. */
export const GRATICULE_SOURCE = 'graticule';

const EMPTY: FeatureCollection = { type: 'FeatureCollection', features: [] };
/** What the built-in map shows at first, beside plain land. */
interface BuiltInContent {
  readonly surroundings: Surroundings;
  readonly graticule: FeatureCollection;
}

const NO_CONTENT: BuiltInContent = { surroundings: NO_SURROUNDINGS, graticule: EMPTY };
/** A colour that fades from land to sea has the map drawn again and again. */
const AT_ONCE = { duration: 0, delay: 0 };
/** The system font: without a glyph server MapLibre renders glyphs locally. */
export const FONT = ['system-ui', 'sans-serif'];

/** Returns the URL of the world data that are fine enough for a zoom. */
export function worldFor(zoom: number): string {
  return zoom < NEAR_WORLD_ZOOM ? farWorld : nearWorld;
}

/** Returns the style of plain land, shown until more is loaded. */
export function groundStyle(colours: MapColours): StyleSpecification {
  return { version: 8, sources: {}, layers: [ground(colours)] };
}

/**
 * Returns the style of the built-in map: land, borders, country names and graticule, with what is around the content; plain land
 * until data are loaded.
 */
export function builtInStyle(
  colours: MapColours,
  { surroundings, graticule }: BuiltInContent = NO_CONTENT,
): StyleSpecification {
  return {
    version: 8,
    transition: AT_ONCE,
    sources: {
      [WORLD_SOURCE]: { type: 'geojson', data: EMPTY, maxzoom: 12 },
      [GRATICULE_SOURCE]: { type: 'geojson', data: graticule },
      [SURROUNDINGS_SOURCE]: { type: 'geojson', data: surroundingsData(surroundings) },
    },
    layers: [
      ground(colours),
      ...areas(colours),
      ...lines(colours),
      ...texts(colours),
      ...surroundingsLayers(colours, FONT),
    ],
  };
}

function ground({ land }: MapColours): LayerSpecification {
  return { id: GROUND_LAYER, type: 'background', paint: { 'background-color': land } };
}

function areas(colours: MapColours): LayerSpecification[] {
  return [
    {
      id: 'land',
      type: 'fill',
      source: WORLD_SOURCE,
      filter: ['==', ['get', 'kind'], 'land'],
      paint: { 'fill-color': colours.land, 'fill-antialias': false }, // The coast is drawn over its edge.
    },
  ];
}

function lines(colours: MapColours): LayerSpecification[] {
  return [
    {
      id: 'graticule',
      type: 'line',
      source: GRATICULE_SOURCE,
      filter: ['==', ['geometry-type'], 'LineString'],
      paint: { 'line-color': colours.line, 'line-width': 1, 'line-opacity': 0.7 },
    },
    {
      id: 'coast',
      type: 'line',
      source: WORLD_SOURCE,
      filter: ['==', ['get', 'kind'], 'land'],
      paint: { 'line-color': colours.line, 'line-width': 1.2 },
    },
    {
      id: 'border',
      type: 'line',
      source: WORLD_SOURCE,
      filter: ['==', ['get', 'kind'], 'border'],
      maxzoom: BORDERS_END_ZOOM,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': colours.text,
        'line-opacity': 0.55,
        'line-width': ['interpolate', ['linear'], ['zoom'], 2, 0.6, 8, 1.6],
        'line-dasharray': [4, 2],
      },
    },
  ];
}

function texts(colours: MapColours): LayerSpecification[] {
  const paint = { 'text-color': colours.text, 'text-halo-color': colours.halo, 'text-halo-width': 1 };
  return [
    {
      id: 'country-names',
      type: 'symbol',
      source: WORLD_SOURCE,
      filter: ['==', ['get', 'kind'], 'country'],
      maxzoom: 9,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': ['interpolate', ['linear'], ['zoom'], 2, 10, 6, 14],
        'text-max-width': 7,
        'symbol-sort-key': ['-', 0, ['get', 'size']],
      },
      paint,
    },
    {
      id: GRATICULE_NAMES,
      type: 'symbol',
      source: GRATICULE_SOURCE,
      filter: ['==', ['geometry-type'], 'Point'],
      layout: {
        'text-field': ['get', 'text'],
        'text-font': FONT,
        'text-size': 11,
        'text-anchor': ['match', ['get', 'side'], 'meridian', 'bottom-left', 'bottom-left'],
        'text-offset': [0.4, -0.1],
        'text-padding': 12,
      },
      paint,
    },
  ];
}
