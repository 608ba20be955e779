import type { FlatMap, Motion } from './motion.ts';
import type { MotionOverTime } from './rest.ts';

/** Time, motion, positions and altitude of one recording. */
export interface Moving extends MotionOverTime {
  readonly motion: Motion & FlatMap;
  /** False when the file has no altitude: it is 0 everywhere then. */
  readonly hasAltitude: boolean;
}
