import { extremes } from '#web/ui/chart/extremes.ts';
import type { TrackData } from '../track-data.ts';

/** The bounding box of a track, in degrees. */
export type TrackBounds = readonly [west: number, south: number, east: number, north: number];

/** Returns the bounding box of a track. */
export function boundsOfTrack({ lat, lng }: TrackData): TrackBounds {
  const [south, north] = extremes(lat) ?? [0, 0];
  const [west, east] = extremes(lng) ?? [0, 0];
  return [west, south, east, north];
}

/**
 * Returns the index of the drawn line's fix nearest to a place; null when none is within `reach` degrees of latitude.
 */
export function nearestFix(track: TrackData, place: { readonly lat: number; readonly lng: number }, reach: number) {
  const squeeze = Math.cos((place.lat * Math.PI) / 180);
  let [nearest, least]: [number | null, number] = [null, reach * reach];
  for (const index of track.line) {
    const north = (track.lat[index] ?? 0) - place.lat;
    const east = ((track.lng[index] ?? 0) - place.lng) * squeeze;
    const square = north * north + east * east;
    if (square >= least) continue;
    nearest = index;
    least = square;
  }
  return nearest;
}
