import type { FilterSpecification, LayerSpecification } from 'maplibre-gl';
import { tokenColour } from '#web/ui/theme/theme.ts';

interface Colours {
  readonly ink: string;
  readonly halo: string;
}

const ROUND = { 'line-join': 'round', 'line-cap': 'round' } as const;

/** The features of the route of one kind. */
function ofKind(kind: string): { source: 'route'; filter: FilterSpecification } {
  return { source: 'route', filter: ['==', ['get', 'kind'], kind] };
}

/** Returns the layers of a scored route's turnpoints and texts, from the lowest to the highest; texts in these fonts. */
export function routeMarkLayers(fonts: readonly string[]): readonly LayerSpecification[] {
  const colours = coloursNow();
  return [turnpointsLayer(colours), lengthsLayer(colours, fonts), keepingTextsAway(fonts)];
}

/** Returns the layers of a scored route's lines, from the lowest to the highest. */
export function routeLineLayers(): readonly LayerSpecification[] {
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

/** A layer that is not seen: its texts, placed first, keep others away from what is no text, such as the marks of launch and landing. */
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
