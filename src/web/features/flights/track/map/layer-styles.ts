import type {
  DataDrivenPropertyValueSpecification,
  FilterSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import { tokenColour } from '#web/ui/theme/theme.ts';
import { CLIMB_SCALE, type Colouring, type ColourScale, tokensOf } from './track-colours.ts';

/** Id of the layer of the track's coloured line. */
export const TRACK_LINE = 'track-line';
/** Id of the layer below it, with its dark edge. */
const TRACK_CASING = 'track-casing';
/** Id of the layer of thermals, which can be clicked. */
export const THERMAL_DOTS = 'thermal-dots';
/** Id of the layer of the areas of airspaces, which say what they are. */
export const AIRSPACE_AREAS = 'airspace-areas';
/** Fonts that a browser has: used where the style has no glyph server. */
const OWN_FONTS = ['system-ui', 'sans-serif'];
const ROUND = { 'line-join': 'round', 'line-cap': 'round' } as const;

/**
 * Returns the layers of a track's map, from the lowest to the highest: the scored route is drawn below the track, with its turnpoints and
 * texts above, and where texts meet the highest stays. Texts are in fonts that the map's style can draw.
 */
export function layersOfTrack(fonts: readonly string[]): readonly LayerSpecification[] {
  return [
    ...airspaceLayers(),
    otherLines(),
    highlightedStretch(),
    ...routeLineLayers(),
    ...trackLayers(),
    ...thermalLayers(fonts),
    ...routeMarkLayers(fonts),
  ];
}

/** Returns the colour of a line by its `value` on a scale. */
export function lineColour(colouring: Colouring, scale: ColourScale): DataDrivenPropertyValueSpecification<string> {
  return ['interpolate', ['linear'], ['get', 'value'], ...stopsOf(colouring, scale)];
}

/** Returns the fonts of a style's texts: those of its glyph server, which has no others. */
export function fontsOf({ glyphs, layers }: Pick<StyleSpecification, 'glyphs' | 'layers'>): readonly string[] {
  if (glyphs === undefined) return OWN_FONTS;
  for (const layer of layers) {
    const font: unknown = layer.type === 'symbol' ? layer.layout?.['text-font'] : undefined;
    if (Array.isArray(font) && font.every(isFont)) return font;
  }
  return OWN_FONTS;
}

/** Not the operator of an expression. */
function isFont(part: unknown): part is string {
  return typeof part === 'string' && !['literal', 'step', 'case', 'match', 'get', 'coalesce'].includes(part);
}

function stopsOf(colouring: Colouring, { lowest, highest }: ColourScale): readonly (number | string)[] {
  const tokens = tokensOf(colouring);
  const step = (highest - lowest) / (tokens.length - 1);
  return tokens.flatMap((token, i) => [lowest + i * step, tokenColour(token)]);
}

function otherLines(): LayerSpecification {
  return {
    id: 'others',
    type: 'line',
    source: 'others',
    layout: ROUND,
    paint: { 'line-color': tokenColour('--ink-light'), 'line-width': 1.2, 'line-opacity': 0.7 },
  };
}

function highlightedStretch(): LayerSpecification {
  return {
    id: 'highlight',
    type: 'line',
    source: 'highlight',
    layout: ROUND,
    paint: { 'line-color': tokenColour('--accent'), 'line-width': 13, 'line-opacity': 0.55 },
  };
}

function trackLayers(): readonly LayerSpecification[] {
  return [
    {
      id: TRACK_CASING,
      type: 'line',
      source: 'track',
      layout: ROUND,
      paint: { 'line-color': tokenColour('--climb-casing'), 'line-width': 5 },
    },
    {
      id: TRACK_LINE,
      type: 'line',
      source: 'track',
      layout: ROUND,
      paint: { 'line-color': lineColour('climb', CLIMB_SCALE), 'line-width': 3 },
    },
  ];
}

function airspaceLayers(): readonly LayerSpecification[] {
  const colour: DataDrivenPropertyValueSpecification<string> = [
    'match',
    ['get', 'demand'],
    'avoid',
    tokenColour('--red'),
    'clearance',
    tokenColour('--accent'),
    'equipment',
    tokenColour('--violet'),
    tokenColour('--green'),
  ];
  return [
    {
      id: AIRSPACE_AREAS,
      type: 'fill',
      source: 'airspace',
      paint: { 'fill-color': colour, 'fill-opacity': 0.07 },
    },
    {
      id: 'airspace-edges',
      type: 'line',
      source: 'airspace',
      layout: ROUND,
      paint: { 'line-color': colour, 'line-width': 1.5, 'line-opacity': 0.85 },
    },
  ];
}

function thermalLayers(fonts: readonly string[]): readonly LayerSpecification[] {
  const [ink, halo] = [tokenColour('--ink'), tokenColour('--halo')];
  const colour: DataDrivenPropertyValueSpecification<string> = [
    'interpolate',
    ['linear'],
    ['get', 'climb'],
    ...stopsOf('climb', CLIMB_SCALE),
  ];
  return [
    {
      id: THERMAL_DOTS,
      type: 'circle',
      source: 'thermals',
      paint: { 'circle-radius': 5, 'circle-color': colour, 'circle-stroke-color': halo, 'circle-stroke-width': 2 },
    },
    {
      id: 'thermal-gains',
      type: 'symbol',
      source: 'thermals',
      layout: {
        'text-field': ['get', 'text'],
        'text-font': [...fonts],
        'text-size': 12,
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 1,
        'symbol-sort-key': ['-', 0, ['get', 'gainM']],
      },
      paint: { 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 1.5 },
    },
  ];
}

interface Colours {
  readonly ink: string;
  readonly halo: string;
}

/** The features of the route of one kind. */
function ofKind(kind: string): { source: 'route'; filter: FilterSpecification } {
  return { source: 'route', filter: ['==', ['get', 'kind'], kind] };
}

/** Returns the layers of a scored route's turnpoints and texts, from the lowest to the highest; texts in these fonts. */
function routeMarkLayers(fonts: readonly string[]): readonly LayerSpecification[] {
  const colours = coloursNow();
  return [turnpointsLayer(colours), lengthsLayer(colours, fonts), keepingTextsAway(fonts)];
}

/** Returns the layers of a scored route's lines, from the lowest to the highest. */
function routeLineLayers(): readonly LayerSpecification[] {
  const { ink, halo } = coloursNow();
  return [
    {
      ...ofKind('closing'),
      id: 'route-closing',
      type: 'line',
      paint: { 'line-color': ink, 'line-width': 1.5, 'line-dasharray': [1, 2] },
    },
    {
      ...ofKind('leg'),
      id: 'route-casing',
      type: 'line',
      layout: ROUND,
      paint: { 'line-color': halo, 'line-width': 4 },
    },
    {
      ...ofKind('leg'),
      id: 'route-legs',
      type: 'line',
      layout: ROUND,
      paint: { 'line-color': ink, 'line-width': 1.5 },
    },
    {
      ...ofKind('gap'),
      id: 'route-gap',
      type: 'line',
      paint: { 'line-color': ink, 'line-width': 2, 'line-dasharray': [2, 1.5] },
    },
  ];
}

function coloursNow(): Colours {
  return { ink: tokenColour('--ink'), halo: tokenColour('--halo') };
}

function turnpointsLayer({ ink, halo }: Colours): LayerSpecification {
  return {
    ...ofKind('turnpoint'),
    id: 'route-turnpoints',
    type: 'circle',
    paint: { 'circle-radius': 4.5, 'circle-color': halo, 'circle-stroke-color': ink, 'circle-stroke-width': 2 },
  };
}

function lengthsLayer({ ink, halo }: Colours, fonts: readonly string[]): LayerSpecification {
  return {
    ...ofKind('length'),
    id: 'route-lengths',
    type: 'symbol',
    layout: {
      'text-field': ['get', 'text'],
      'text-font': [...fonts],
      'text-size': 13,
      'text-padding': 6,
      'text-variable-anchor': ['center', 'bottom', 'top', 'left', 'right'],
      'text-radial-offset': 0.7,
    },
    paint: { 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 2 },
  };
}

/** A layer that is not seen: its texts, placed first, keep others away from marks without text, such as launch and landing. */
function keepingTextsAway(fonts: readonly string[]): LayerSpecification {
  return {
    id: 'route-marks',
    type: 'symbol',
    source: 'route',
    filter: ['in', ['get', 'kind'], ['literal', ['mark', 'turnpoint']]],
    layout: {
      'text-field': 'O',
      'text-font': [...fonts],
      'text-size': 12,
      'text-padding': 2,
      'text-allow-overlap': true,
    },
    paint: { 'text-opacity': 0 },
  };
}
