import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { geoArea, geoCentroid, geoEquirectangular } from 'd3-geo';
import { geoProject } from 'd3-geo-projection';
import { feature, mesh } from 'topojson-client';
import { ROOT } from './run.mjs';
import { hashOf, isFresh, writeStamp } from './stamp.mjs';

/** Folder of the generated files, imported by src/web/ui/map/built-in/built-in-style.ts; not in the repository. */
const FOLDER = '.build/world-map';
const STAMP = `${FOLDER}/.built`;
/** Data for low and high zooms; coordinates are rounded to decimals of a degree (1 km, 100 m). */
const WORLDS = [
  { name: 'far', atlas: 'countries-110m.json', decimals: 2 },
  { name: 'near', atlas: 'countries-50m.json', decimals: 3 },
];
/** Larger rings span the whole map and are artefacts of the cut along the date line. */
const MAX_RING = { width: 300, height: 100 };

/** Builds the world map (land, borders, country names) from Natural Earth, unless it is up to date. */
export function buildWorldMap() {
  const atlases = WORLDS.map(({ atlas }) => readFileSync(join(ROOT, 'node_modules/world-atlas', atlas), 'utf8'));
  const hash = hashOf(['scripts/build-world-map.mjs'], atlases);
  if (isFresh(STAMP, hash)) return;
  mkdirSync(join(ROOT, FOLDER), { recursive: true });
  WORLDS.forEach(({ name, decimals }, i) => {
    const world = rounded(worldOf(JSON.parse(atlases[i])), decimals);
    writeFileSync(join(ROOT, FOLDER, `${name}.json`), JSON.stringify(world));
  });
  writeStamp(STAMP, hash);
}

/** Returns land, borders and a point for each country's name as one collection, distinguished by `kind`. */
export function worldOf(atlas) {
  const { land, countries } = atlas.objects;
  const features = [
    { type: 'Feature', properties: { kind: 'land' }, geometry: flat(feature(atlas, land)).features[0].geometry },
    { type: 'Feature', properties: { kind: 'border' }, geometry: mesh(atlas, countries, (a, b) => a !== b) },
    ...feature(atlas, countries).features.map(nameOf),
  ];
  return { type: 'FeatureCollection', features };
}

/** Projects shapes on a sphere to a flat map, cut along the date line and closed around the poles. */
function flat(shapes) {
  const projection = geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([0, 0])
    .precision(0);
  const collection = shapes.type === 'FeatureCollection' ? shapes : { type: 'FeatureCollection', features: [shapes] };
  const projected = geoProject(collection, projection);
  for (const { geometry } of projected.features) {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    geometry.type = 'MultiPolygon';
    geometry.coordinates = polygons.map((rings) => rings.map(northUp).filter(isShape)).filter((rings) => rings.length);
  }
  return projected;
}

/** The projection's y axis points down. */
function northUp(ring) {
  return ring.map(([x, y]) => [x, -y]);
}

function isShape(ring) {
  const span = (axis) => {
    const values = ring.map((point) => point[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  return !(span(0) > MAX_RING.width && span(1) > MAX_RING.height);
}

/** Returns a country's name at the centre of its largest part. `size` is its share of the globe in millionths. */
function nameOf(country) {
  const parts = country.geometry.type === 'Polygon' ? [country.geometry.coordinates] : country.geometry.coordinates;
  const polygons = parts.map((coordinates) => ({ type: 'Polygon', coordinates }));
  const largest = polygons.reduce((a, b) => (geoArea(a) >= geoArea(b) ? a : b));
  const size = Math.round((geoArea(country) / (4 * Math.PI)) * 1e6);
  return {
    type: 'Feature',
    properties: { kind: 'country', name: country.properties.name, size },
    geometry: { type: 'Point', coordinates: geoCentroid(largest) },
  };
}

function rounded(world, decimals) {
  const round = (value) => (typeof value === 'number' ? Number(value.toFixed(decimals)) : value.map(round));
  const features = world.features.map(({ geometry, ...rest }) => ({
    ...rest,
    geometry: { ...geometry, coordinates: round(geometry.coordinates) },
  }));
  return { ...world, features };
}

if (process.argv[1] === import.meta.filename) buildWorldMap();
