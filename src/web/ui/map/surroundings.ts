import type { Feature, FeatureCollection, LineString, Point } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';
import { type BareCoordinates, lngNear, placeFrom } from '#domain/geo';
import { texts } from '#web/texts.ts';
import type { MapColours } from './map-colours.ts';

/** The surroundings of a map's content on the built-in map, for orientation. */
export interface Surroundings {
  /** The pilot's sites. */
  readonly sites: readonly NamedPlace[];
  /** Centre of the distance rings; null for none. */
  readonly centre: BareCoordinates | null;
  /** Unit of the rings. */
  readonly scale: 'metric' | 'imperial';
}

/** A place with a name. */
interface NamedPlace extends BareCoordinates {
  readonly name: string;
}

/** No sites, no rings. */
export const NO_SURROUNDINGS: Surroundings = { sites: [], centre: null, scale: 'metric' };
/** Id of the source of {@link surroundingsData}. */
export const SURROUNDINGS_SOURCE = 'surroundings';

/** Radii of the rings, in kilometres or miles. */
const RADII = [5, 10, 20, 50] as const;
const METRES = { metric: 1_000, imperial: 1_609.344 } as const;
const UNIT = { metric: 'kilometers', imperial: 'miles' } as const;
/** Each ring is labelled to the north and to the south. */
const LABELLED = [0, 180] as const;
const CORNERS = 96;

/** Returns sites as points of kind `site` with a name, and rings as lines of kind `ring` with labels of kind `distance`. */
export function surroundingsData({ sites, centre, scale }: Surroundings): FeatureCollection<Point | LineString> {
  const rings = centre === null ? [] : RADII.flatMap((radius) => ringOf(centre, radius, scale));
  const points = sites.map(({ name, lat, lng }) => pointOf({ lat, lng }, { kind: 'site', name }));
  return { type: 'FeatureCollection', features: [...rings, ...points] };
}

function ringOf(
  centre: BareCoordinates,
  radius: number,
  scale: Surroundings['scale'],
): readonly Feature<Point | LineString>[] {
  const distanceM = radius * METRES[scale];
  const coordinates = Array.from({ length: CORNERS + 1 }, (_, i) => {
    const { lat, lng } = placeFrom(centre, { bearing: (i * 360) / CORNERS, distanceM });
    return [lngNear(centre.lng, lng), lat];
  });
  const name = `${radius} ${texts.units.distance[UNIT[scale]]}`;
  return [
    { type: 'Feature', properties: { kind: 'ring' }, geometry: { type: 'LineString', coordinates } },
    ...LABELLED.map((bearing) => pointOf(placeFrom(centre, { bearing, distanceM }), { kind: 'distance', name })),
  ];
}

function pointOf({ lat, lng }: BareCoordinates, properties: Feature['properties']): Feature<Point> {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: [lng, lat] } };
}

/** Returns the layers of the surroundings, in a font that needs no glyph server. */
export function surroundingsLayers({ text, halo, ink }: MapColours, font: readonly string[]): LayerSpecification[] {
  const paint = { 'text-halo-color': halo, 'text-halo-width': 1.2 };
  const base = { source: SURROUNDINGS_SOURCE } as const;
  return [
    {
      ...base,
      id: 'rings',
      type: 'line',
      filter: ['==', ['get', 'kind'], 'ring'],
      paint: { 'line-color': text, 'line-opacity': 0.5, 'line-width': 1, 'line-dasharray': [2, 3] },
    },
    {
      ...base,
      id: 'ring-names',
      type: 'symbol',
      filter: ['==', ['get', 'kind'], 'distance'],
      layout: { 'text-field': ['get', 'name'], 'text-font': [...font], 'text-size': 11 },
      paint: { ...paint, 'text-color': text },
    },
    {
      ...base,
      id: 'own-sites',
      type: 'circle',
      filter: ['==', ['get', 'kind'], 'site'],
      paint: { 'circle-radius': 4, 'circle-color': halo, 'circle-stroke-color': ink, 'circle-stroke-width': 2 },
    },
    {
      ...base,
      id: 'own-site-names',
      type: 'symbol',
      filter: ['==', ['get', 'kind'], 'site'],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': [...font],
        'text-size': 12,
        'text-anchor': 'left',
        'text-offset': [1, 0],
      },
      paint: { ...paint, 'text-color': ink },
    },
  ];
}
