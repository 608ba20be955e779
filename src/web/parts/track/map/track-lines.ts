import { mercatorSouth } from '#domain/ground/terrain-tiles';
import { MAP_ZOOM, worldSize } from '#web/ui/map/zoom.ts';
import type { TrackData } from '../track-data.ts';
import { colourRuns, pointOf } from './colour-runs.ts';
import { CLIMB_SCALE, type Colouring, scaleOf } from './colour-scale.ts';
import { boundsOfTrack } from './track-bounds.ts';

/** A track as lines of SVG. */
export interface TrackLines {
  /** In pixels of the nearest zoom at which a map opens with the track. */
  readonly width: number;
  readonly height: number;
  /** What the paths are drawn in: whole parts of those pixels. */
  readonly viewBox: string;
  /** The whole line. */
  readonly whole: string;
  /** Lines of one colour each, with where that lies on the scale, from 0 to 1. */
  readonly lines: readonly { readonly share: number; readonly path: string }[];
}

/** The side of the Mercator square in these pixels. */
const SIZE = worldSize(MAP_ZOOM.track);
/** Parts of a pixel: whole numbers are written several times as fast as fractions. */
const PARTS = 8;
/** Pixels between two fixes of the line, which is as wide: drawing all of them takes several times as long, and shows no more. */
const APART_PX = 3;
/** Pixels of the longer side of a large map. What is larger at the nearest zoom is shown smaller. */
const LARGE_MAP_PX = 1200;

/** Returns the line of a track in the colours of a map, one path each. */
export function trackLines(track: TrackData, colouring: Colouring): TrackLines {
  const [west, south, east, north] = boundsOfTrack(track);
  const top = mercatorSouth(north);
  const x = (lng: number): number => ((lng - west) / 360) * SIZE;
  const y = (lat: number): number => (mercatorSouth(lat) - top) * SIZE;
  // A box without a width or a height would not be drawn.
  const [width, height] = [Math.max(1, x(east)), Math.max(1, y(south))];
  const apart = APART_PX * Math.max(1, width / LARGE_MAP_PX, height / LARGE_MAP_PX);
  const line = fixesApart(track, apart, (index) => [x(track.lng[index] ?? 0), y(track.lat[index] ?? 0)]);
  const place = ([lng = 0, lat = 0]: readonly number[]): string =>
    `${Math.round(x(lng) * PARTS)} ${Math.round(y(lat) * PARTS)}`;
  const pathOf = (points: readonly (readonly number[])[]): string => `M${points.map(place).join('L')}`;
  const whole = pathOf(Array.from(line, (index) => pointOf(track, index)));
  const scale = scaleOf(track, colouring) ?? CLIMB_SCALE;
  const lines = colourRuns({ ...track, line }, colouring, scale).features.map(({ properties, geometry }) => ({
    share: (properties.value - scale.lowest) / (scale.highest - scale.lowest),
    path: geometry.coordinates.map(pathOf).join(''),
  }));
  return { width, height, viewBox: `0 0 ${width * PARTS} ${height * PARTS}`, whole, lines };
}

/** Returns the fixes of a track's line without those nearer to the one before than so many pixels; always its ends. */
function fixesApart(
  { line }: TrackData,
  pixels: number,
  placeOf: (index: number) => readonly [x: number, y: number],
): Uint32Array {
  const last = line.length - 1;
  let [beforeX, beforeY] = [Number.NaN, Number.NaN];
  return line.filter((index, i) => {
    const [x, y] = placeOf(index);
    if (i !== last && Math.hypot(x - beforeX, y - beforeY) < pixels) return false;
    [beforeX, beforeY] = [x, y];
    return true;
  });
}
