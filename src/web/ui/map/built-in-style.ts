import type { FeatureCollection } from 'geojson';
import type { LayerSpecification, StyleSpecification, VectorSourceSpecification } from 'maplibre-gl';
import { MAP_TEXTS as mapTexts } from '#texts/maps';
import { PLACES_TILES, WORLD_TILES } from './built-in-tiles.ts';
import type { MapColours } from './map-colours.ts';
import {
  NO_SURROUNDINGS,
  SURROUNDINGS_SOURCE,
  type Surroundings,
  surroundingsData,
  surroundingsLayers,
} from './surroundings.ts';
import { BORDERS_END_ZOOM, LAKES_END_ZOOM } from './zoom.ts';

/** Id of the lowest layer. */
export const GROUND_LAYER = 'ground';
/** Id of the source of the graticule, updated as the map moves. */
export const GRATICULE_SOURCE = 'graticule';

const EMPTY: FeatureCollection = { type: 'FeatureCollection', features: [] };
/** The content of the built-in map beside the world. */
interface BuiltInContent {
  readonly surroundings: Surroundings;
  readonly graticule: FeatureCollection;
}

const NO_CONTENT: BuiltInContent = { surroundings: NO_SURROUNDINGS, graticule: EMPTY };
/** A colour that fades has the map drawn again and again. */
const AT_ONCE = { duration: 0, delay: 0 };
/** The system font: without a glyph server MapLibre renders glyphs locally. */
const FONT = ['system-ui', 'sans-serif'];

/** Returns the style of plain land, shown until more is loaded. */
export function groundStyle(colours: MapColours): StyleSpecification {
  return { version: 8, sources: {}, layers: [ground(colours)] };
}

/** Returns the style of the built-in map: the world, names of countries and places, and a graticule, with the surroundings of the content. */
export function builtInStyle(
  colours: MapColours,
  { surroundings, graticule }: BuiltInContent = NO_CONTENT,
): StyleSpecification {
  return {
    version: 8,
    transition: AT_ONCE,
    sources: {
      [WORLD_SOURCE]: worldSource(),
      [PLACES_SOURCE]: placesSource(),
      [GRATICULE_SOURCE]: { type: 'geojson', data: graticule },
      [SURROUNDINGS_SOURCE]: { type: 'geojson', data: surroundingsData(surroundings) },
    },
    layers: [
      ground(colours),
      seaLayer(colours),
      lakesLayer(colours),
      graticuleLayer(colours),
      ...shapeLayers(colours),
      countriesLayer(colours, FONT),
      placesLayer(colours, FONT),
      graticuleNames(colours),
      ...surroundingsLayers(colours, FONT),
    ],
  };
}

function ground({ land }: MapColours): LayerSpecification {
  return { id: GROUND_LAYER, type: 'background', paint: { 'background-color': land } };
}

function graticuleLayer({ line }: MapColours): LayerSpecification {
  return {
    id: 'graticule',
    type: 'line',
    source: GRATICULE_SOURCE,
    filter: ['==', ['geometry-type'], 'LineString'],
    paint: { 'line-color': line, 'line-width': 1, 'line-opacity': 0.7 },
  };
}

function graticuleNames({ text, halo }: MapColours): LayerSpecification {
  return {
    id: 'graticule-names',
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
    paint: { 'text-color': text, 'text-halo-color': halo, 'text-halo-width': 1 },
  };
}

/** Id of the source of sea, lakes, coasts, borders and names of countries. */
export const WORLD_SOURCE = 'world';

/** Returns the source of the world: tiles of our own server. */
function worldSource(): VectorSourceSpecification {
  const { path, nearest } = WORLD_TILES;
  return { type: 'vector', tiles: [`${location.origin}${path}{z}/{x}/{y}.pbf`], maxzoom: nearest };
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

function lakesLayer({ water }: MapColours): LayerSpecification {
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
function shapeLayers({ line, text }: MapColours): LayerSpecification[] {
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
function countriesLayer({ text, halo }: MapColours, font: readonly string[]): LayerSpecification {
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

/** Id of the source of names of towns and villages, and of its layer in each tile. */
const PLACES_SOURCE = 'places';

/** Returns the source of the names of places: tiles of our own server. */
function placesSource(): VectorSourceSpecification {
  const { path, farthest, nearest } = PLACES_TILES;
  return {
    type: 'vector',
    tiles: [`${location.origin}${path}{z}/{x}/{y}.pbf`],
    minzoom: farthest,
    maxzoom: nearest,
    attribution: `<a href="https://www.geonames.org" target="_blank" rel="noopener">${mapTexts.credits.places}</a>`,
  };
}

/** Returns the layer of the names of places. `rank` doubles with the inhabitants, from 0 for 1,000: villages appear from zoom 8 on. */
function placesLayer({ text, halo }: MapColours, font: readonly string[]): LayerSpecification {
  return {
    id: 'place-names',
    type: 'symbol',
    source: PLACES_SOURCE,
    'source-layer': PLACES_SOURCE,
    minzoom: PLACES_TILES.farthest,
    filter: ['>=', ['get', 'rank'], ['step', ['zoom'], 3, 7, 1, 8, 0]],
    layout: {
      'icon-image': '',
      'text-field': ['concat', '•\n', ['get', 'name']],
      'text-font': [...font],
      'text-size': ['interpolate', ['linear'], ['get', 'rank'], 0, 11, 5, 13, 10, 16],
      'text-anchor': 'top',
      'text-offset': [0, -0.6],
      'text-line-height': 1,
      'text-padding': 4,
      'text-max-width': 8,
      'symbol-sort-key': ['-', 0, ['get', 'rank']],
    },
    paint: { 'text-color': text, 'text-halo-color': halo, 'text-halo-width': 1.2 },
  };
}
