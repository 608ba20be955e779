import type { FeatureCollection, MultiLineString } from 'geojson';
import { distanceBetween } from '#domain/geo';
import { placeAt } from '#domain/track/columns';
import type { TrackData } from '../track-data.ts';
import type { Colouring, ColourScale } from './colour-scale.ts';

/** A part of a track between two fixes of its line. */
interface Piece {
  readonly from: number;
  readonly to: number;
}

/** Returns a value for each colouring, in m/s or metres; 0 where it is not known. */
const VALUES: Readonly<Record<Colouring, (track: TrackData, piece: Piece) => number>> = {
  climb: ({ lift }, piece) => meanOf(lift, piece),
  height: ({ altitude }, piece) => meanOf(altitude, piece),
  speed: (track, { from, to }) => {
    const seconds = (track.seconds[to] ?? 0) - (track.seconds[from] ?? 0);
    return seconds === 0 ? 0 : distanceBetween(placeAt(track, from), placeAt(track, to)) / seconds;
  },
};

/**
 * Returns the line of a track in its colours: for each `value`, rounded to the scale's step and clamped to its ends, the pieces that have
 * it as one feature, the highest last. Pieces join end to end. MapLibre copies features for its worker one property at a time: few are soon copied.
 */
export function colourRuns(
  track: TrackData,
  colouring: Colouring,
  { lowest, highest, step }: ColourScale,
): FeatureCollection<MultiLineString, { readonly value: number }> {
  const runs = new Map<number, number[][][]>();
  let [lastValue, points] = [Number.NaN, [] as number[][]];
  for (let i = 1; i < track.line.length; i += 1) {
    const piece = { from: track.line[i - 1] ?? 0, to: track.line[i] ?? 0 };
    const rounded = Math.round(VALUES[colouring](track, piece) / step) * step;
    const value = Math.max(lowest, Math.min(highest, rounded));
    const end = pointOf(track, piece.to);
    if (value === lastValue) {
      points.push(end);
      continue;
    }
    lastValue = value;
    points = [pointOf(track, piece.from), end];
    const others = runs.get(value);
    if (others) others.push(points);
    else runs.set(value, [points]);
  }
  return {
    type: 'FeatureCollection',
    features: [...runs]
      .toSorted(([a], [b]) => a - b)
      .map(([value, coordinates]) => ({
        type: 'Feature',
        properties: { value },
        geometry: { type: 'MultiLineString', coordinates },
      })),
  };
}

function meanOf(column: Float32Array, { from, to }: Piece): number {
  let [sum, count] = [0, 0];
  for (let i = from; i <= to; i += 1) {
    const value = column[i] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    sum += value;
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}

/** Returns a fix as a position of GeoJSON. */
export function pointOf(track: TrackData, index: number): number[] {
  return [track.lng[index] ?? 0, track.lat[index] ?? 0];
}
