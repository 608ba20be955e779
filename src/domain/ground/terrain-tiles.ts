/** Places in the Mercator square, from 0 in the west and north to 1. */
export interface MercatorPlaces {
  readonly east: Float64Array;
  readonly south: Float64Array;
}

/** A tile of a map in the usual numbering: 2 ** z from west to east, and as many from north to south. */
export interface TerrainTile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The Mercator square ends here, in degrees north and south. */
const MERCATOR_END = 85.051_129;
const RADIANS = Math.PI / 180;

/** Returns where a longitude lies in the Mercator square, from 0 to below 1. */
export function mercatorEast(lng: number): number {
  const turns = lng / 360 + 0.5;
  return turns - Math.floor(turns);
}

/** Returns where a latitude lies in the Mercator square: 0 is its northern edge, 1 the southern one. */
export function mercatorSouth(lat: number): number {
  const north = Math.max(-MERCATOR_END, Math.min(MERCATOR_END, lat)) * RADIANS;
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + north / 2)) / (2 * Math.PI);
}

/** Returns the tiles in which places lie, each once. */
export function tilesOf({ east, south }: MercatorPlaces, z: number): readonly TerrainTile[] {
  const tiles = new Map<number, TerrainTile>();
  east.forEach((turn, i) => {
    const [x, y] = [tileNumber(turn, z), tileNumber(south[i] ?? 0, z)];
    tiles.set(tileKey({ z, x, y }), { z, x, y });
  });
  return [...tiles.values()];
}

/** Returns the finest tiles of places that are not too many, from the zoom `finest` on. */
export function finestTiles(
  places: MercatorPlaces,
  { finest, most }: { readonly finest: number; readonly most: number },
): readonly TerrainTile[] {
  for (let z = finest; z > 0; z -= 1) {
    const tiles = tilesOf(places, z);
    if (tiles.length <= most) return tiles;
  }
  return tilesOf(places, 0);
}

/** Returns the number of the tile at a part of the Mercator square's side. */
export function tileNumber(part: number, z: number): number {
  return Math.max(0, Math.min(2 ** z - 1, Math.floor(part * 2 ** z)));
}

/** Returns a number that no other tile of the same zoom has. */
export function tileKey({ z, x, y }: TerrainTile): number {
  return y * 2 ** z + x;
}
