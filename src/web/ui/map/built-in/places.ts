import type { LayerSpecification, Map as LibreMap } from 'maplibre-gl';
import { mapTexts } from '#web/map-texts.ts';
import placesPath from '../../../../../.build/places/path.txt?raw';
import type { MapColours } from '../map-colours.ts';
import { FONT, GRATICULE_NAMES } from './built-in-style.ts';

/** Id of the source, and of its layer in each tile. */
const PLACES = 'places';
const [FARTHEST_ZOOM, NEAREST_ZOOM] = [2, 6];

/** Adds names of towns and villages to the built-in map, below its content: tiles of our own server. */
export function addPlaces(map: LibreMap, colours: MapColours): void {
  if (map.getSource(PLACES)) return;
  map.addSource(PLACES, {
    type: 'vector',
    tiles: [`${location.origin}${placesPath}{z}/{x}/{y}.pbf`],
    minzoom: FARTHEST_ZOOM,
    maxzoom: NEAREST_ZOOM,
    attribution: `<a href="https://www.geonames.org" target="_blank" rel="noopener">${mapTexts.credits.places}</a>`,
  });
  for (const layer of layersOf(colours)) map.addLayer(layer, GRATICULE_NAMES);
}

/** `rank` doubles with the inhabitants, from 0 for 1,000: villages appear from zoom 8 on. */
function layersOf({ text, halo }: MapColours): readonly LayerSpecification[] {
  const base = {
    source: PLACES,
    'source-layer': PLACES,
    minzoom: FARTHEST_ZOOM,
  } as const;
  return [
    {
      ...base,
      id: 'place-names',
      type: 'symbol',
      filter: ['>=', ['get', 'rank'], ['step', ['zoom'], 3, 7, 1, 8, 0]],
      layout: {
        'icon-image': '',
        'text-field': ['concat', '•\n', ['get', 'name']],
        'text-font': [...FONT],
        'text-size': ['interpolate', ['linear'], ['get', 'rank'], 0, 11, 5, 13, 10, 16],
        'text-anchor': 'top',
        'text-offset': [0, -0.6],
        'text-line-height': 1,
        'text-padding': 4,
        'text-max-width': 8,
        'symbol-sort-key': ['-', 0, ['get', 'rank']],
      },
      paint: { 'text-color': text, 'text-halo-color': halo, 'text-halo-width': 1.2 },
    },
  ];
}
