import type { FlownTrack } from '#domain/track/flown-track';
import { seededRandom } from './random.ts';

/** Latitude and longitude in degrees. */
export type LatLng = readonly [number, number];

const RADIANS = Math.PI / 180;
const METRES_A_DEGREE = 6_371_000 * RADIANS;

/** Returns a flight over places, a fix each and ten seconds apart. */
export function flownAlong(places: readonly LatLng[]): FlownTrack {
  return {
    length: places.length,
    time: Uint32Array.from(places, (_, i) => 1_780_000_000 + 10 * i),
    lat: Float64Array.from(places, ([lat]) => lat),
    lng: Float64Array.from(places, ([, lng]) => lng),
    altitude: null,
  };
}

/** Returns the place so many metres north and east of another. */
export function offset([lat, lng]: LatLng, northM: number, eastM: number): LatLng {
  return [lat + northM / METRES_A_DEGREE, lng + eastM / (METRES_A_DEGREE * Math.cos(lat * RADIANS))];
}

/** Returns three to twelve random places; often near the first at the end, so that triangles close. */
export function randomPath(seed: number): readonly LatLng[] {
  const random = seededRandom(seed);
  const count = 3 + Math.floor(random() * 10);
  const start: LatLng = [-60 + random() * 120, -180 + random() * 360];
  const sizeM = 2000 * 10 ** (random() * 1.6);
  const path = Array.from({ length: count }, () => offset(start, (random() - 0.5) * sizeM, (random() - 0.5) * sizeM));
  const nearM = sizeM * random() * 0.2;
  return random() < 0.6 ? [...path.slice(0, -1), offset(path[0] ?? start, nearM, nearM / 2)] : path;
}

/** Returns places along straight lines between corners, so many metres apart, with each corner. */
export function along(corners: readonly LatLng[], everyM: number): readonly LatLng[] {
  const sides = corners.slice(1).flatMap((corner, k) => {
    const from = corners[k] ?? corner;
    const count = Math.max(1, Math.round(metresBetween(from, corner) / everyM));
    return Array.from({ length: count }, (_, i) => between(from, corner, i / count));
  });
  return [...sides, ...corners.slice(-1)];
}

/** Returns a random walk of short legs with circles on the way: places of a soaring flight. */
export function randomWalk(seed: number, count: number): readonly LatLng[] {
  const random = seededRandom(seed);
  const places: LatLng[] = [[-60 + random() * 120, -180 + random() * 360]];
  let heading = random() * 2 * Math.PI;
  let turn = 0;
  while (places.length < count) {
    if (random() < 0.15) turn = random() < 0.5 ? 0 : (random() - 0.5) * 2;
    heading += turn + (random() - 0.5) * 0.5;
    const stepM = 50 + random() * 300;
    places.push(offset(places.at(-1) ?? [0, 0], stepM * Math.cos(heading), stepM * Math.sin(heading)));
  }
  return places;
}

function metresBetween(a: LatLng, b: LatLng): number {
  return Math.hypot(a[0] - b[0], (a[1] - b[1]) * Math.cos(a[0] * RADIANS)) * METRES_A_DEGREE;
}

function between(a: LatLng, b: LatLng, share: number): LatLng {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}
