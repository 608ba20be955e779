import type { TrackData } from '../track-data.ts';

/** A flight's profile in columns of equal time: one value for each column. */
export interface BarogramColumns {
  /** Metres above the sea. */
  readonly altitude: Float32Array;
  /** Mean climb in m/s; NaN where it is not known. */
  readonly climb: Float32Array;
}

type BarogramTrack = Pick<TrackData, 'seconds' | 'altitude' | 'lift'>;

/** Returns the profile of a track in `count` columns. Columns without a fix lie on the line between their neighbours. */
export function barogramColumns(track: BarogramTrack, count: number): BarogramColumns {
  return {
    altitude: columnMeans(track.seconds, track.altitude, count),
    climb: columnMeans(track.seconds, track.lift, count),
  };
}

/** Returns the means of the values in columns of equal time. */
export function columnMeans(seconds: Uint32Array, values: Float32Array, count: number): Float32Array {
  const perColumn = (seconds.at(-1) ?? 0) / count;
  let next = 0;
  return Float32Array.from({ length: count }, (_, column) => {
    const from = next;
    const end = (column + 1) * perColumn;
    while (next < seconds.length && (seconds[next] ?? 0) <= end) next += 1;
    return meanOf(values, from, next) ?? between(seconds, values, { next, time: end - perColumn / 2 });
  });
}

/** Returns the mean of the known values from one index to before another; null when there is none. */
function meanOf(values: Float32Array, from: number, to: number): number | null {
  let [sum, known] = [0, 0];
  for (let i = from; i < to; i += 1) {
    const value = values[i] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    sum += value;
    known += 1;
  }
  return known > 0 ? sum / known : null;
}

interface Gap {
  /** Index of the first fix behind the gap. */
  readonly next: number;
  readonly time: number;
}

/** Returns the value on the line between the fixes around a time. */
function between(seconds: Uint32Array, values: Float32Array, { next, time }: Gap): number {
  const last = seconds.length - 1;
  const [a, b] = [Math.max(0, Math.min(last, next - 1)), Math.min(last, next)];
  const [from, to] = [values[a] ?? Number.NaN, values[b] ?? Number.NaN];
  const span = (seconds[b] ?? 0) - (seconds[a] ?? 0);
  return span > 0 ? from + ((to - from) * (time - (seconds[a] ?? 0))) / span : from;
}
