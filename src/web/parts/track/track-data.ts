import { lngNear } from '#domain/geo';
import type { IgcHeaders } from '#domain/igc/igc-file';
import type { FlightOfTrack, TimeRange } from '#domain/track/flight/time-range';
import { trackSeries } from '#domain/track/series';
import { thinTrack } from '#domain/track/thin-track';
import type { Track, TrackAnalysis } from '#domain/track/track';

/** Tolerance of the drawn line in metres: under a pixel at any zoom that shows the whole track. */
const LINE_TOLERANCE_M = 4;

/**
 * A track as pages need it: columns with one entry per fix from launch to landing, and its analysis. Computed in a
 * worker and transferred without copying.
 */
export interface TrackData {
  readonly headers: IgcHeaders;
  /** Whether its day is not that of the file; see {@link Track}. */
  readonly isDayGiven: boolean;
  readonly analysis: TrackAnalysis;
  /** All flights of the file and what may be one, in order of time; empty when there is none. */
  readonly flights: readonly FlightOfTrack[];
  /** Where the recorder ran around the flight; see {@link Track}. */
  readonly recording: TimeRange;
  /** Seconds since launch. */
  readonly seconds: Uint32Array;
  readonly lat: Float64Array;
  /** Beyond 180° where a flight crosses it: its line on a map would run around the earth. */
  readonly lng: Float64Array;
  /** Metres above the sea. */
  readonly altitude: Float32Array;
  /** Smoothed climb in m/s, sink negative. */
  readonly lift: Float32Array;
  /** Metres from launch. */
  readonly distance: Float32Array;
  /** Metres forward per metre of height, to the landing; NaN where there is no height to lose. */
  readonly glide: Float32Array;
  /** Indexes of the fixes that are enough to draw the line on a map. */
  readonly line: Uint32Array;
  /** Index of the first fix at the highest altitude. */
  readonly highest: number;
}

/** Returns a track as pages need it. */
export function dataOfTrack(track: Track): TrackData {
  const { firstIndex, length, glideRatio, ...series } = trackSeries(track);
  const { headers, isDayGiven, analysis, flights, recording, fixes } = track;
  return {
    ...series,
    headers,
    isDayGiven,
    analysis,
    flights,
    recording,
    glide: glideRatio,
    lat: fixes.lat.slice(firstIndex, firstIndex + length),
    lng: beyond180(fixes.lng.slice(firstIndex, firstIndex + length)),
    line: thinTrack(track, LINE_TOLERANCE_M, series.lift).indexes.map((index) => index - firstIndex),
    highest: highestIndex(series.altitude),
  };
}

/** Changes longitudes so that each is near the one before, and returns them. A plain loop, as below. */
function beyond180(lng: Float64Array): Float64Array {
  for (let i = 1; i < lng.length; i += 1) lng[i] = lngNear(lng[i - 1] ?? 0, lng[i] ?? 0);
  return lng;
}

/** Whether the file has altitudes; without them all are 0. */
export function hasAltitude({ analysis }: TrackData): boolean {
  return analysis.altitudeSource !== null;
}

/** Whether the flight can be shown in 3D: its heights are known, and it is no stay on the ground. */
export function canBeFlownAgain(track: TrackData): boolean {
  return hasAltitude(track) && track.analysis.airtime > 0;
}

/** A plain loop: it runs once for a long track, not yet compiled. */
function highestIndex(altitude: Float32Array): number {
  let highest = 0;
  for (let i = 1; i < altitude.length; i += 1) if ((altitude[i] ?? 0) > (altitude[highest] ?? 0)) highest = i;
  return highest;
}

/** Returns the buffers to transfer with a track to another thread. */
export function buffersOf({
  headers,
  isDayGiven,
  analysis,
  flights,
  recording,
  highest,
  ...columns
}: TrackData): readonly Transferable[] {
  return Object.values(columns)
    .map(({ buffer }) => buffer)
    .filter((buffer) => buffer instanceof ArrayBuffer);
}
