import type { DegreeBounds } from '#domain/geo';
import type { TrackBounds } from '../map/track-bounds.ts';

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
