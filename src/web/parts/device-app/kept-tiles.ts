import type { BareCoordinates } from '#domain/geo';
import { openTiles } from '#web/device-storage/tile-cache.ts';
import { PLACES_TILES, WORLD_TILES } from '#web/ui/map/built-in-tiles.ts';

/** Half of the box around a site of which the map is kept: a long flight. */
const AROUND_KM = 150;
const DEGREE_KM = 111;
/** Beyond it there are no tiles. */
const MAX_LAT = 85;
/** Of the whole world. */
const NEAREST_OF_ALL = 3;
const MOST_BYTES = 5_000_000;
const AT_ONCE = 4;

/**
 * Keeps the tiles of the built-in map around sites for when there is no connection, and those of earlier builds no longer. `isWanted`
 * says whether to go on. Rejects when a tile does not come, or cannot be stored: what has come stays.
 */
export async function keepTiles(sites: readonly BareCoordinates[], isWanted: () => boolean): Promise<void> {
  const cache = await openTiles(
    [WORLD_TILES, PLACES_TILES].map(({ path }) => path.replace(/\W|assets/g, '')).join('-'),
  );
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = tilesAround(sites).filter((path) => !kept.has(path));
  if (missing.length === 0) return;
  let bytes = await bytesIn(cache);
  const keepNext = async (): Promise<void> => {
    const path = bytes < MOST_BYTES && isWanted() ? missing.shift() : undefined;
    if (path === undefined) return;
    bytes += await keepTile(cache, path);
    await keepNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
}

/** Tiles without anything, as at sea, are an empty response: kept as well, so that the map does not ask for them. */
async function keepTile(cache: Cache, path: string): Promise<number> {
  const response = await fetch(path);
  const isHtml = response.headers.get('content-type')?.includes('text/html') === true;
  if (![200, 204].includes(response.status) || response.redirected || isHtml) throw new Error(`${path} did not come`);
  const { byteLength } = await response.clone().arrayBuffer();
  await cache.put(path, response);
  return byteLength;
}

async function bytesIn(cache: Cache): Promise<number> {
  const sizes = (await cache.matchAll()).map(async (response) => (await response.arrayBuffer()).byteLength);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Returns the paths of the tiles of the far world, and of all around sites, from far to near: where there is no room for all, the nearest are missing. */
export function tilesAround(sites: readonly BareCoordinates[]): string[] {
  const zooms = range(0, Math.max(WORLD_TILES.nearest, PLACES_TILES.nearest));
  return zooms.flatMap((zoom) => {
    const sets = [WORLD_TILES, PLACES_TILES].filter(({ farthest, nearest }) => zoom >= farthest && zoom <= nearest);
    const tiles = zoom <= NEAREST_OF_ALL ? allAt(zoom) : sites.flatMap((site) => tilesAt(zoom, site));
    return sets.flatMap(({ path }) => [...new Set(tiles)].map((tile) => `${path}${zoom}/${tile}.pbf`));
  });
}

function allAt(zoom: number): readonly string[] {
  const across = range(0, 2 ** zoom - 1);
  return across.flatMap((x) => across.map((y) => `${x}/${y}`));
}

function tilesAt(zoom: number, { lat, lng }: BareCoordinates): readonly string[] {
  const north = AROUND_KM / DEGREE_KM;
  const east = north / Math.cos((Math.min(Math.abs(lat), MAX_LAT) * Math.PI) / 180);
  const count = 2 ** zoom;
  const columns = range(columnOf(lng - east, count), columnOf(lng + east, count));
  const rows = range(rowOf(lat + north, count), rowOf(lat - north, count));
  return columns.flatMap((x) => rows.map((y) => `${((x % count) + count) % count}/${y}`));
}

function columnOf(lng: number, count: number): number {
  return Math.floor(((lng + 180) / 360) * count);
}

/** By the Mercator projection. */
function rowOf(lat: number, count: number): number {
  const sine = Math.sin((Math.max(-MAX_LAT, Math.min(MAX_LAT, lat)) * Math.PI) / 180);
  return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * count);
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
