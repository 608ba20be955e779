import { degrees, metres, minutes } from '#domain/units';
import type { TrackData } from '#web/parts/track/track-data.ts';

const HEADERS: TrackData['headers'] = {
  date: '2025-05-31',
  flightNumberOfDay: null,
  pilot: '',
  copilot: '',
  gliderType: '',
  gliderId: '',
  site: '',
  recorderType: '',
  recorderSerial: 'X12',
  manufacturer: 'XXX',
};

const ANALYSIS: TrackData['analysis'] = {
  version: 1,
  launchTime: Date.UTC(2025, 4, 31, 10, 59, 27) / 1000,
  landingTime: Date.UTC(2025, 4, 31, 11, 59, 27) / 1000,
  launchIndex: 0,
  landingIndex: 0,
  isFlightDetected: true,
  launch: { lat: degrees(46.6), lng: degrees(7.2) },
  landing: { lat: degrees(46.6), lng: degrees(7.2) },
  altitudeSource: 'gnss',
  maxAltitude: metres(2000),
  minAltitude: metres(800),
  airtime: minutes(60),
  profile: '0z0',
  recorder: 'X12',
  flightNumberOfDay: null,
};

/** The columns that matter in a test, one entry per fix; the others get defaults of the same length. */
export type TrackColumns = Partial<
  Record<'seconds' | 'lat' | 'lng' | 'altitude' | 'lift' | 'distance' | 'glide' | 'line', readonly number[]>
>;

/** Returns the data of a track for screens: a fix every ten seconds, eastward from launch. */
export function trackData(columns: TrackColumns = {}): TrackData {
  const count = Math.max(3, ...Object.values(columns).map((column) => column.length));
  const made = (make: (i: number) => number): number[] => Array.from({ length: count }, (_, i) => make(i));
  const altitude = Float32Array.from(columns.altitude ?? made((i) => 1600 - i));
  return {
    headers: HEADERS,
    isDayGiven: false,
    analysis: ANALYSIS,
    flights: [{ launchTime: ANALYSIS.launchTime, landingTime: ANALYSIS.landingTime }],
    recording: { from: ANALYSIS.launchTime, to: ANALYSIS.landingTime },
    seconds: Uint32Array.from(columns.seconds ?? made((i) => i * 10)),
    lat: Float64Array.from(columns.lat ?? made(() => 46.6)),
    lng: Float64Array.from(columns.lng ?? made((i) => 7.2 + i * 0.01)),
    altitude,
    lift: Float32Array.from(columns.lift ?? made(() => 0)),
    distance: Float32Array.from(columns.distance ?? made((i) => i * 100)),
    glide: Float32Array.from(columns.glide ?? made(() => 8)),
    line: Uint32Array.from(columns.line ?? made((i) => i)),
    highest: altitude.indexOf(Math.max(...altitude)),
  };
}
