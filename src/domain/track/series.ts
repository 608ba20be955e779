import { distanceBetween } from '../geo.ts';
import type { Fixes } from '../igc/igc-file.ts';
import { columnOf } from './columns.ts';
import { slopes } from './flight/slopes.ts';
import type { Track } from './track.ts';

/** The data of a flight's charts, from launch to landing: one value per fix. */
export interface TrackSeries {
  /** Index of the launch in the track's fixes. */
  readonly firstIndex: number;
  readonly length: number;
  /** Seconds since launch, ascending. */
  readonly seconds: Uint32Array;
  /** Metres above sea level. */
  readonly altitude: Float32Array;
  /** Climb in m/s, smoothed like a vario; negative when sinking. */
  readonly lift: Float32Array;
  /** Metres from the launch, over the ground. */
  readonly distance: Float32Array;
  /** Glide ratio needed to reach the landing spot; NaN where it lies no more than 10 m below. */
  readonly glideRatio: Float32Array;
}

/** Least height loss for a meaningful glide ratio, in metres (`docs/behaviour.md`, 'Numbers'). */
export const MIN_HEIGHT_LOST_M = 10;
const VARIO_HALF_WINDOW_S = 5;

/** Returns the series of a track's charts. */
export function trackSeries(track: Track): TrackSeries {
  const { launchIndex: launch, landingIndex: landing } = track.analysis;
  const { fixes } = track;
  const time = fixes.time.subarray(launch, landing + 1);
  const altitude = track.altitude.slice(launch, landing + 1);
  return {
    firstIndex: launch,
    length: time.length,
    seconds: time.map((t) => t - (time[0] ?? 0)),
    altitude,
    lift: liftOf(track),
    distance: distancesFrom(fixes, launch, track.analysis),
    glideRatio: glideRatios(distancesFrom(fixes, landing, track.analysis), altitude),
  };
}

/** Returns {@link TrackSeries.lift} alone. */
export function liftOf(track: Track): Float32Array {
  const { launchIndex: launch, landingIndex: landing } = track.analysis;
  const time = track.fixes.time.subarray(launch, landing + 1);
  const values = track.liftAltitude.subarray(launch, landing + 1);
  return slopes({ time, values, halfWindowS: VARIO_HALF_WINDOW_S });
}

function distancesFrom(
  { lat, lng }: Fixes,
  from: number,
  flown: { readonly launchIndex: number; readonly landingIndex: number },
): Float32Array {
  const origin = { lat: lat[from] ?? 0, lng: lng[from] ?? 0 };
  const { launchIndex: launch, landingIndex: landing } = flown;
  return columnOf(landing - launch + 1, (i) =>
    distanceBetween(origin, { lat: lat[launch + i] ?? 0, lng: lng[launch + i] ?? 0 }),
  );
}

function glideRatios(toLanding: Float32Array, altitude: Float32Array): Float32Array {
  const landingAltitude = altitude.at(-1) ?? 0;
  return toLanding.map((distance, i) => {
    const heightLost = (altitude[i] ?? 0) - landingAltitude;
    return heightLost > MIN_HEIGHT_LOST_M ? distance / heightLost : Number.NaN;
  });
}
