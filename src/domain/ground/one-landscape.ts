import type { MercatorPlaces } from './terrain-tiles.ts';

/** The equator, in metres (WGS 84). */
const EQUATOR_M = 40_075_017;
/** No face is as high and as steep over the 27 m of a pixel: 84°. */
const CLIFF = { leastM: 400, metresAMetre: 10 } as const;

/**
 * Whether heights along a flight can be those of one landscape. Where a tile is another one's, as from a broken cache, there
 * is a step at its edge that no mountain has. A wrong tile of a plain, or below the whole flight, is not noticed.
 */
export function isOneLandscape(places: MercatorPlaces, heights: Int16Array): boolean {
  for (let i = 1; i < heights.length; i += 1) {
    const step = Math.abs((heights[i] ?? 0) - (heights[i - 1] ?? 0));
    if (step > CLIFF.leastM && step > CLIFF.metresAMetre * metresBetween(places, i - 1, i)) return false;
  }
  return true;
}

/** The distance of two near places: a part of the Mercator square is the smaller the farther it is from the equator. */
function metresBetween({ east, south }: MercatorPlaces, from: number, to: number): number {
  const [across, down] = [(east[to] ?? 0) - (east[from] ?? 0), (south[to] ?? 0) - (south[from] ?? 0)];
  const shrinking = Math.cosh(Math.PI * (1 - 2 * (south[from] ?? 0)));
  return (Math.hypot(across - Math.round(across), down) * EQUATOR_M) / shrinking;
}
