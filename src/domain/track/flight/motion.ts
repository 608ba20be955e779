import { EARTH_RADIUS_M, shortWay } from '../../geo.ts';
import type { Fixes } from '../../igc/igc-file.ts';
import type { CleanTrack } from '../clean-track/clean-track.ts';
import { slopes } from './slopes.ts';
import { piecesOf } from './stretch.ts';

/** How a recorder moves at each fix, smoothed, in m/s. */
export interface Motion {
  /** Over the ground. */
  readonly speed: Float32Array;
  /** Upwards; negative when sinking. */
  readonly climb: Float32Array;
}

const HALF_WINDOW_S = 5;
/** Steps of so many seconds are free of position noise, but the chord of a circle would hide the speed on it. */
const LONG_STEP_S = 8;
const RADIANS = Math.PI / 180;
const METRES_A_DEGREE = EARTH_RADIUS_M * RADIANS;

/** Returns the motion of the recorder along its track, and its positions. What is before a silence says nothing of what is after it. */
export function motionOf({ fixes, liftAltitude }: CleanTrack): Motion & FlatMap {
  const map = metresFromStart(fixes);
  const motion = { speed: new Float32Array(fixes.length), climb: new Float32Array(fixes.length) };
  for (const { first, last } of piecesOf(fixes.time)) {
    const time = fixes.time.subarray(first, last + 1);
    const [north, east] = [map.north.subarray(first, last + 1), map.east.subarray(first, last + 1)];
    motion.speed.set(speedsOf(time, { north, east }), first);
    const altitudes = liftAltitude.subarray(first, last + 1);
    motion.climb.set(slopes({ time, values: altitudes, halfWindowS: HALF_WINDOW_S }), first);
  }
  return { ...map, ...motion };
}

function speedsOf(time: Uint32Array, { north, east }: FlatMap): Float32Array {
  const northward = slopes({ time, values: north, halfWindowS: HALF_WINDOW_S });
  const eastward = slopes({ time, values: east, halfWindowS: HALF_WINDOW_S });
  const speed = northward.map((speedNorth, i) => Math.hypot(speedNorth, eastward[i] ?? 0));
  addLongSteps(speed, time, { north, east });
  return speed;
}

/** Positions on a flat map in metres, each step true to scale: only differences of neighbours count. */
export interface FlatMap {
  readonly north: Float64Array;
  readonly east: Float64Array;
}

/** Returns positions in metres north and east of the first one. */
export function metresFromStart({ length, lat, lng }: Pick<Fixes, 'length' | 'lat' | 'lng'>): FlatMap {
  const map = { north: new Float64Array(length), east: new Float64Array(length) };
  for (let i = 1; i < length; i += 1) {
    const latitude = lat[i] ?? 0;
    const eastDegrees = shortWay((lng[i] ?? 0) - (lng[i - 1] ?? 0));
    map.north[i] = METRES_A_DEGREE * (latitude - (lat[0] ?? 0));
    map.east[i] = (map.east[i - 1] ?? 0) + METRES_A_DEGREE * Math.cos(latitude * RADIANS) * eastDegrees;
  }
  return map;
}

/** Where fixes are far apart, the speed is at least that of the step to the fix; changes `speed`. */
function addLongSteps(speed: Float32Array, time: Uint32Array, { north, east }: FlatMap): void {
  for (let i = 1; i < time.length; i += 1) {
    const seconds = (time[i] ?? 0) - (time[i - 1] ?? 0);
    if (seconds < LONG_STEP_S) continue;
    const metres = Math.hypot((north[i] ?? 0) - (north[i - 1] ?? 0), (east[i] ?? 0) - (east[i - 1] ?? 0));
    speed[i] = Math.max(speed[i] ?? 0, metres / seconds);
  }
}
