import type { TrackData } from '#web/parts/track/track-data.ts';
import { nearestIndex } from '../charts/barogram-scale.ts';

type TrackPath = Pick<TrackData, 'seconds' | 'lat' | 'lng' | 'altitude'>;

/** A place in the air: degrees, and metres above the sea. */
interface AirPlace {
  readonly lat: number;
  readonly lng: number;
  readonly altitude: number;
}

/** Where the glider is, and how it lies in the air. */
export interface Pose extends AirPlace {
  /** The direction of its way over the ground, in degrees from north, clockwise. */
  readonly heading: number;
  /** In degrees, the right wing down above 0. */
  readonly bank: number;
}

/** Radians in a degree. */
export const RADIANS = Math.PI / 180;
const METRES_PER_DEGREE = 111_195;
const GRAVITY = 9.81;
/** Seconds before and behind over which the heading is measured: single fixes are not exact enough. */
const HEADING_S = 2;
/** Seconds between the headings from which the turn rate is taken. */
const TURN_S = 4;
const MAX_BANK = 55;
/** Metres under which a way has no direction. */
const LEAST_WAY_M = 1;
/** The course for the camera is that of some minutes, so that it does not circle with the glider. */
const COURSE = { seconds: 120, leastWayM: 150 } as const;

/** Returns the place at a time, on the straight line between the fixes before and behind. */
export function airPlaceAt({ seconds, lat, lng, altitude }: TrackPath, time: number): AirPlace {
  const nearest = nearestIndex(seconds, time);
  const before = Math.max(0, (seconds[nearest] ?? 0) > time ? nearest - 1 : nearest);
  const after = Math.min(before + 1, seconds.length - 1);
  const [start, end] = [seconds[before] ?? 0, seconds[after] ?? 0];
  const share = end > start ? Math.max(0, Math.min(1, (time - start) / (end - start))) : 0;
  const between = (column: ArrayLike<number>): number =>
    (column[before] ?? 0) + share * ((column[after] ?? 0) - (column[before] ?? 0));
  return { lat: between(lat), lng: between(lng), altitude: between(altitude) };
}

/** Returns place, heading and bank at a time. The bank is that of a turn without slip: tan(bank) = turn rate · speed / g. */
export function poseAt(track: TrackPath, time: number): Pose {
  const [before, after] = [
    wayAround(track, time - TURN_S / 2, HEADING_S),
    wayAround(track, time + TURN_S / 2, HEADING_S),
  ];
  const isMoving = Math.min(before.length, after.length) >= LEAST_WAY_M;
  const turn = isMoving ? turnBetween(before.direction, after.direction) : 0;
  const speed = (before.length + after.length) / (4 * HEADING_S);
  const bank = Math.atan((((turn * RADIANS) / TURN_S) * speed) / GRAVITY) / RADIANS;
  return {
    ...airPlaceAt(track, time),
    heading: isMoving ? before.direction + turn / 2 : 0,
    bank: Math.max(-MAX_BANK, Math.min(MAX_BANK, bank)),
  };
}

/** Returns the direction of some minutes' way around a time, in degrees from north; null when the glider stays near. */
export function courseAt(track: TrackPath, time: number): number | null {
  const { length, direction } = wayAround(track, time, COURSE.seconds);
  return length < COURSE.leastWayM ? null : direction;
}

/** Returns the turn from one direction to another, in degrees from −180 to 180, to the right above 0. */
export function turnBetween(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

interface Displacement {
  readonly length: number;
  readonly direction: number;
}

/** The straight way from some seconds before a time to as many after it. */
function wayAround(track: TrackPath, time: number, seconds: number): Displacement {
  const [from, to] = [airPlaceAt(track, time - seconds), airPlaceAt(track, time + seconds)];
  const north = (to.lat - from.lat) * METRES_PER_DEGREE;
  const squeeze = Math.cos(((from.lat + to.lat) / 2) * RADIANS);
  const east = (to.lng - from.lng) * METRES_PER_DEGREE * squeeze;
  return { length: Math.hypot(north, east), direction: (Math.atan2(east, north) / RADIANS + 360) % 360 };
}

/** A view of the map: its centre, metres above the map's zero, and its angles in degrees. */
export interface View {
  readonly center: [lng: number, lat: number];
  readonly elevation: number;
  readonly bearing: number;
  readonly pitch: number;
  readonly zoom: number;
}

/** Seconds in which the camera makes two thirds of a turn. */
const EASE_S = 1.2;

/** The place that the camera follows. */
interface Followed {
  readonly place: AirPlace;
  /** The altitude of the map's zero in metres. */
  readonly baseM: number;
  /** The direction to look in; null to keep the view's. */
  readonly course: number | null;
  /** Seconds of the page's time since the view before. */
  readonly elapsedS: number;
}

/** Returns the view from behind the glider, turned towards its course; zoom and pitch stay as they are. */
export function followingView(view: View, { place, baseM, course, elapsedS }: Followed): View {
  const turn = course === null ? 0 : turnBetween(view.bearing, course);
  return {
    ...view,
    center: [place.lng, place.lat],
    elevation: place.altitude - baseM,
    bearing: view.bearing + turn * (1 - Math.exp(-elapsedS / EASE_S)),
  };
}
