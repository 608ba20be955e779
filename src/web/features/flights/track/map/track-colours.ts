import type { FeatureCollection, MultiLineString } from 'geojson';
import { distanceBetween } from '#domain/geo';
import { placeAt } from '#domain/track/columns';
import { hasAltitude, type TrackData } from '#web/parts/track/track-data.ts';
import { extremes } from '#web/ui/chart/extremes.ts';

/** What the line of a track is coloured by. */
export const COLOURINGS = ['climb', 'height', 'speed'] as const;
/** One of {@link COLOURINGS}. */
export type Colouring = (typeof COLOURINGS)[number];

/** The values at the ends of a colour scale, in m/s or metres; values between are rounded to the step, so that a track has few pieces. */
export interface ColourScale {
  readonly lowest: number;
  readonly highest: number;
  readonly step: number;
}

/** Climb in m/s. */
export const CLIMB_SCALE: ColourScale = { lowest: -2, highest: 3, step: 0.25 };
/** Speed over the ground in m/s: to 72 km/h. */
const SPEED_SCALE: ColourScale = { lowest: 0, highest: 20, step: 1 };
/** Heights are rounded to a part of their range, at least to this many metres. */
const [HEIGHT_PARTS, LEAST_HEIGHT_STEP_M] = [24, 5];

/** Warm and cool are for climb and sink alone: the others have a ramp of one hue. */
const TOKENS = {
  climb: ['--climb-1', '--climb-2', '--climb-3', '--climb-4', '--climb-5'],
  ramp: ['--ramp-1', '--ramp-2', '--ramp-3', '--ramp-4', '--ramp-5'],
} as const;

/** Returns the scale of a colouring; null when the track does not say: climb and heights without an altitude. */
export function scaleOf(track: TrackData, colouring: Colouring): ColourScale | null {
  if (colouring === 'speed') return SPEED_SCALE;
  if (!hasAltitude(track)) return null;
  if (colouring === 'climb') return CLIMB_SCALE;
  const found = extremes(track.altitude);
  if (!found) return null;
  const step = Math.max(LEAST_HEIGHT_STEP_M, Math.ceil((found[1] - found[0]) / HEIGHT_PARTS));
  const [lowest, highest] = found;
  return { lowest, highest: Math.max(lowest + step, highest), step };
}

/** Returns the quantity that colours the line of a track: the chosen one, where the track has it, else the speed. */
export function colouringOf(track: TrackData, wanted: Colouring): Colouring {
  return scaleOf(track, wanted) ? wanted : 'speed';
}

/** Returns where a climb in m/s lies on its scale, from 0 to 1; in the middle where the climb is not known. */
export function climbShare(climb: number): number {
  const { lowest, highest } = CLIMB_SCALE;
  return Number.isFinite(climb) ? Math.max(0, Math.min(1, (climb - lowest) / (highest - lowest))) : 0.5;
}

/** Returns the design tokens of a colouring, from the lowest to the highest value. */
export function tokensOf(colouring: Colouring): readonly `--${string}`[] {
  return colouring === 'climb' ? TOKENS.climb : TOKENS.ramp;
}

/** Returns the CSS colour at a share of a scale, from 0 to 1, between the two of its colours on both sides. */
export function colourAt(colours: readonly string[], share: number): string {
  const place = share * (colours.length - 1);
  const below = Math.floor(place);
  const part = place - below;
  if (part === 0) return colours[below] ?? '';
  return `color-mix(in srgb, ${colours[below]}, ${colours[below + 1]} ${part * 100}%)`;
}

/** A part of a track between two fixes of its line. */
interface Piece {
  readonly from: number;
  readonly to: number;
}

/** Returns a value for each colouring, in m/s or metres; 0 when unknown. */
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
  let lastValue = Number.NaN;
  let points: number[][] = [];
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
