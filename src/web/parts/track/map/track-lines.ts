import { mercatorSouth } from '#domain/ground/terrain-tiles';
import { MAP_ZOOM, worldSize } from '#web/ui/map/zoom.ts';
import type { TrackData } from '../track-data.ts';
import { colourRuns } from './colour-runs.ts';
import { CLIMB_SCALE, type Colouring, scaleOf } from './colour-scale.ts';
import { boundsOfTrack } from './track-bounds.ts';

/** A track as lines of SVG. */
export interface TrackLines {
  /** In pixels of the nearest zoom at which a map opens with the track. */
  readonly width: number;
  readonly height: number;
  /** What the paths are drawn in: whole parts of those pixels. */
  readonly viewBox: string;
  /** Lines of one colour each, with where that lies on the scale, from 0 to 1. */
  readonly lines: readonly { readonly share: number; readonly path: string }[];
}

/** The side of the Mercator square in these pixels. */
const SIZE = worldSize(MAP_ZOOM.track);
/** Parts of a pixel: whole numbers are written several times as fast as fractions. */
const PARTS = 8;

/** Returns the line of a track in the colours of a map, one path each. */
export function trackLines(track: TrackData, colouring: Colouring): TrackLines {
  const [west, south, east, north] = boundsOfTrack(track);
  const top = mercatorSouth(north);
  // A box without a width or a height would not be drawn.
  const width = Math.max(1, ((east - west) / 360) * SIZE);
  const height = Math.max(1, (mercatorSouth(south) - top) * SIZE);
  const place = ([lng = 0, lat = 0]: readonly number[]): string =>
    `${Math.round(((lng - west) / 360) * SIZE * PARTS)} ${Math.round((mercatorSouth(lat) - top) * SIZE * PARTS)}`;
  const scale = scaleOf(track, colouring) ?? CLIMB_SCALE;
  const lines = colourRuns(track, colouring, scale).features.map(({ properties, geometry }) => ({
    share: (properties.value - scale.lowest) / (scale.highest - scale.lowest),
    path: geometry.coordinates.map((points) => `M${points.map(place).join('L')}`).join(''),
  }));
  return { width, height, viewBox: `0 0 ${width * PARTS} ${height * PARTS}`, lines };
}
