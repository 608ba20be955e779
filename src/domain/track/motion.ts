import { EARTH_RADIUS_M } from '../geo.ts';
import type { Course } from './course.ts';
import { slopes } from './slope.ts';

/** How a recorder moves at each fix, smoothed, in m/s. */
export interface Motion {
  /** Over the ground. */
  readonly speed: Float32Array;
  /** Upwards. */
  readonly climb: Float32Array;
}

const HALF_WINDOW_S = 5;
const METRES_A_DEGREE = (EARTH_RADIUS_M * Math.PI) / 180;

/** How the recorder moves along its course. */
export function motionOf({ fixes, liftAltitude }: Course): Motion {
  const { time, lat, lng } = fixes;
  const northward = slopes({ time, values: lat, halfWindowS: HALF_WINDOW_S });
  const eastward = slopes({ time, values: lng, halfWindowS: HALF_WINDOW_S });
  const speed = northward.map((north, i) => {
    const east = (eastward[i] ?? 0) * Math.cos(((lat[i] ?? 0) * Math.PI) / 180);
    return METRES_A_DEGREE * Math.hypot(north, east);
  });
  return { speed, climb: slopes({ time, values: liftAltitude, halfWindowS: HALF_WINDOW_S }) };
}
