import { type DegreeBounds, lngNear } from '#domain/geo';
import type { TrackData } from '#web/parts/track/track-data.ts';

/** The bounding box of a track, in degrees; its west or east may lie beyond 180°, as the track's. */
export type TrackBounds = readonly [west: number, south: number, east: number, north: number];

/** Returns the bounding box of a track's drawn line. A plain loop: it runs when the page opens, not yet compiled. */
export function boundsOfTrack({ lat, lng, line }: TrackData): TrackBounds {
  let [west, south, east, north] = [Number.POSITIVE_INFINITY, 90, Number.NEGATIVE_INFINITY, -90];
  for (const index of line) {
    const [x, y] = [lng[index] ?? 0, lat[index] ?? 0];
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
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
    const lng = track.lng[index] ?? 0;
    const east = (lng - lngNear(lng, place.lng)) * squeeze;
    const square = north * north + east * east;
    if (square >= least) continue;
    nearest = index;
    least = square;
  }
  return nearest;
}

/** Degrees around a flight in which airspaces are drawn, and a part of its size. */
const [MARGIN, MARGIN_SHARE] = [0.1, 0.15];

/** Returns the box around a flight in which airspaces are drawn, in hundredths of a degree. */
export function airspaceBox([west, south, east, north]: TrackBounds): DegreeBounds {
  const [wide, high] = [MARGIN + MARGIN_SHARE * (east - west), MARGIN + MARGIN_SHARE * (north - south)];
  return {
    west: Math.floor((west - wide) * 100) / 100,
    south: Math.floor((south - high) * 100) / 100,
    east: Math.ceil((east + wide) * 100) / 100,
    north: Math.ceil((north + high) * 100) / 100,
  };
}
