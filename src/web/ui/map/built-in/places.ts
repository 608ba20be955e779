import type { LayerSpecification, VectorSourceSpecification } from 'maplibre-gl';
import { mapTexts } from '#web/map-texts.ts';
import placesPath from '../../../../../.build/places/path.txt?raw';
import type { MapColours } from '../map-colours.ts';

/** Id of the source of names of towns and villages, and of its layer in each tile. */
export const PLACES_SOURCE = 'places';
const [FARTHEST_ZOOM, NEAREST_ZOOM] = [2, 6];

/** Returns the source of the names of places: tiles of our own server. */
export function placesSource(): VectorSourceSpecification {
  return {
    type: 'vector',
    tiles: [`${location.origin}${placesPath}{z}/{x}/{y}.pbf`],
    minzoom: FARTHEST_ZOOM,
    maxzoom: NEAREST_ZOOM,
    attribution: `<a href="https://www.geonames.org" target="_blank" rel="noopener">${mapTexts.credits.places}</a>`,
  };
}

/** Returns the layer of the names of places. `rank` doubles with the inhabitants, from 0 for 1,000: villages appear from zoom 8 on. */
export function placesLayer({ text, halo }: MapColours, font: readonly string[]): LayerSpecification {
  return {
    id: 'place-names',
    type: 'symbol',
    source: PLACES_SOURCE,
    'source-layer': PLACES_SOURCE,
    minzoom: FARTHEST_ZOOM,
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
