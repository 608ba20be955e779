import type { FeatureCollection, LineString } from 'geojson';
import type { TrackData } from '../track-data.ts';

/** Climb, in m/s, at the ends of the colour scale. */
export const CLIMB_SCALE = { lowest: -2, highest: 3 } as const;

/** Climb is rounded to this step, in m/s, so that a track has few pieces. */
const STEP = 0.25;

/** A piece of a track with one climb. */
export type ClimbRun = LineString;

/** Returns the line of a track in pieces, end to end in flown order, each with its climb in m/s as `climb`. */
export function climbRuns(track: TrackData): FeatureCollection<ClimbRun> {
  const runs: { climb: number; points: number[][] }[] = [];
  for (let i = 1; i < track.line.length; i += 1) {
    const [from, to] = [track.line[i - 1] ?? 0, track.line[i] ?? 0];
    const climb = meanClimb(track, from, to);
    const last = runs.at(-1);
    if (last && last.climb === climb) last.points.push(pointOf(track, to));
    else runs.push({ climb, points: [pointOf(track, from), pointOf(track, to)] });
  }
  return {
    type: 'FeatureCollection',
    features: runs.map(({ climb, points }) => ({
      type: 'Feature',
      properties: { climb },
      geometry: { type: 'LineString', coordinates: points },
    })),
  };
}

/** Returns the mean of the smoothed climb between two fixes, rounded to the step and clamped to the scale. */
function meanClimb({ lift }: TrackData, from: number, to: number): number {
  let [sum, count] = [0, 0];
  for (let i = from; i <= to; i += 1) {
    const value = lift[i] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    sum += value;
    count += 1;
  }
  const mean = count === 0 ? 0 : sum / count;
  const { lowest, highest } = CLIMB_SCALE;
  return Math.max(lowest, Math.min(highest, Math.round(mean / STEP) * STEP));
}

function pointOf(track: TrackData, index: number): number[] {
  return [track.lng[index] ?? 0, track.lat[index] ?? 0];
}
