import { geoIdentity } from 'd3-geo';
import { geoProject } from 'd3-geo-projection';
import { EXTENT } from './map-tiles.mjs';

/** The last zoom of tiles, which nearer maps enlarge: a unit is 100 m in the Alps, and less than the error of our data. */
export const LAST_ZOOM = 5;
/** Width of the world in the units of the tiles of the last zoom. */
export const WORLD_UNITS = EXTENT * 2 ** LAST_ZOOM;
/** What a tile has beyond its edges, 8 px: the edges of a slice are not seen. */
const BUFFER = EXTENT / 64;
/** Points are moved to a grid of a quarter of a pixel; the last zoom, which nearer maps enlarge, has all its units. */
const GRID = 4;
/** Kinds of geometry in a vector tile, and the fewest points of a line of each. */
const [POINT, LINE, AREA] = [1, 2, 3];
const FEWEST = { [LINE]: 2, [AREA]: 4 };

/**
 * Returns the tiles of a flat world: the path `z/x/y.pbf` of each, and its features by layer; where nothing is there is no tile. `layers`
 * has features of each layer by its name, whose coordinates are from 0 in the north-west to {@link WORLD_UNITS}.
 */
export function slicesOf(layers, { firstZoom, lastZoom }) {
  const tiles = [];
  const slice = (parent, tile) => {
    const layersHere = eachFeature(parent, (feature) => clipped(feature, tile));
    if (Object.keys(layersHere).length === 0) return;
    if (tile.z >= firstZoom) {
      tiles.push([
        `${tile.z}/${tile.x}/${tile.y}.pbf`,
        eachFeature(layersHere, (feature) => tileFeature(feature, tile)),
      ]);
    }
    if (tile.z < lastZoom) for (const quarter of quartersOf(tile)) slice(layersHere, quarter);
  };
  slice(eachFeature(layers, aroundTheWorld), { z: 0, x: 0, y: 0 });
  return tiles;
}

/** Returns layers with what a function makes of their features, without layers that become empty. */
function eachFeature(layers, make) {
  return Object.fromEntries(
    Object.entries(layers)
      .map(([name, features]) => [name, features.flatMap(make)])
      .filter(([, features]) => features.length > 0),
  );
}

/** Returns a feature with its copies to the west and to the east, of which the outermost tiles have a part. */
function aroundTheWorld({ properties, geometry }) {
  return [-WORLD_UNITS, 0, WORLD_UNITS].map((x) => ({
    properties,
    geometry: geoProject(geometry, geoIdentity().translate([x, 0])),
  }));
}

function quartersOf({ z, x, y }) {
  return [0, 1].flatMap((east) => [0, 1].map((south) => ({ z: z + 1, x: 2 * x + east, y: 2 * y + south })));
}

/** Returns the part of a feature that is within a tile or near it. */
function clipped({ properties, geometry }, { z, x, y }) {
  const scale = scaleOf(z);
  const extent = [
    [x * EXTENT - BUFFER, y * EXTENT - BUFFER],
    [(x + 1) * EXTENT + BUFFER, (y + 1) * EXTENT + BUFFER],
  ];
  const part = geoProject(
    geometry,
    geoIdentity().clipExtent(extent.map((corner) => corner.map((value) => value * scale))),
  );
  return part === null ? [] : [{ properties, geometry: part }];
}

/** Returns how many units of the last zoom one of this zoom is. */
function scaleOf(zoom) {
  return 2 ** (LAST_ZOOM - zoom);
}

/** Returns a feature as a vector tile has it; none where nothing is left of it in the units of the tile. */
function tileFeature({ properties, geometry }, { z, x, y }) {
  const grid = z === LAST_ZOOM ? 1 : GRID;
  const snap = (value, tile) => grid * Math.round((value / scaleOf(z) - tile * EXTENT) / grid);
  const place = ([east, south]) => [snap(east, x), snap(south, y)];
  const [type, lines] = linesOf(geometry);
  if (type === POINT) return [{ type, tags: properties, geometry: lines.map(place) }];
  const placed = lines.map((line) => withoutRepeats(line.map(place))).filter((line) => line.length >= FEWEST[type]);
  return placed.length > 0 ? [{ type, tags: properties, geometry: placed }] : [];
}

/** Returns the kind of a geometry in a vector tile, and its lines or rings, or the points themselves. */
function linesOf({ type, coordinates }) {
  return {
    Point: () => [POINT, [coordinates]],
    LineString: () => [LINE, [coordinates]],
    MultiLineString: () => [LINE, coordinates],
    Polygon: () => [AREA, coordinates],
    MultiPolygon: () => [AREA, coordinates.flat()],
  }[type]();
}

function withoutRepeats(line) {
  return line.filter(([x, y], i) => i === 0 || x !== line[i - 1][0] || y !== line[i - 1][1]);
}
