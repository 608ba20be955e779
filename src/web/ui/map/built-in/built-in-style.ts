import type { FeatureCollection } from 'geojson';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapColours } from '../map-colours.ts';
import { PLACES_SOURCE, placesLayer, placesSource } from './places.ts';
import {
  NO_SURROUNDINGS,
  SURROUNDINGS_SOURCE,
  type Surroundings,
  surroundingsData,
  surroundingsLayers,
} from './surroundings.ts';
import { countriesLayer, lakesLayer, seaLayer, shapeLayers, WORLD_SOURCE, worldSource } from './world.ts';

/** Id of the lowest layer. */
export const GROUND_LAYER = 'ground';
/** Id of the source of the graticule, updated as the map moves. */
export const GRATICULE_SOURCE = 'graticule';

const EMPTY: FeatureCollection = { type: 'FeatureCollection', features: [] };
/** What the built-in map shows beside the world. */
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

/** Returns the style of the built-in map: the world, names of countries and places, and a graticule, with what is around the content. */
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
