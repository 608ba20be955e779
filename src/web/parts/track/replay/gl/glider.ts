import { type Pose, RADIANS } from '../motion.ts';
import { product } from './local-frame.ts';

/** Numbers of a corner: right, forward, up, in half wing spans, and the brightness of its face. */
export const CORNER_FLOATS = 4;

/** Two faces, each from the nose over the tail's notch and a tip; the left one is in the shade. */
const FACES = [
  [0, 1, 0, 0.7],
  [0, -0.4, 0.2, 0.7],
  [-0.9, -0.75, 0, 0.7],
  [0, 1, 0, 1],
  [0.9, -0.75, 0, 1],
  [0, -0.4, 0.2, 1],
] as const;
/** The same faces a little larger. */
const OUTLINE = FACES.map(([right, forward, up]) => [right * 1.3, forward * 1.3 - 0.05, up * 1.3, -1]);

/** The glider: the corners of its outline, with a brightness below 0, and then those of its faces. */
export const GLIDER_MESH = Float32Array.from([...OUTLINE, ...FACES].flat());

/** How large the glider is on the screen. */
export interface GliderSize {
  /** Half of the wing span in pixels. */
  readonly pixels: number;
  /** Height of the screen in the same pixels. */
  readonly screenHeight: number;
}

/**
 * Returns the matrix from the glider's own axes to clip space; `local` leads there from metres to the east, the south and up,
 * in which `place` is given. The glider has the same size wherever it is.
 */
export function gliderMatrix(
  local: ArrayLike<number>,
  place: readonly [east: number, south: number, up: number],
  { heading, bank, pixels, screenHeight }: Pick<Pose, 'heading' | 'bank'> & GliderSize,
): Float64Array {
  const entry = (at: number): number => local[at] ?? 0;
  const depth = place.reduce((sum, value, i) => sum + value * entry(i * 4 + 3), entry(15));
  const perMetre = Math.hypot(entry(1), entry(5), entry(9));
  const metres = perMetre > 0 ? ((pixels * 2) / screenHeight) * (Math.abs(depth) / perMetre) : 0;
  const axes = axesOf(heading * RADIANS, bank * RADIANS).flatMap((axis) => [...axis.map((part) => part * metres), 0]);
  return product(local, [...axes, ...place, 1]);
}

/** The directions to the right of the glider, forward and up; each as east, south and up. */
function axesOf(heading: number, bank: number): readonly (readonly number[])[] {
  const [east, north] = [Math.sin(heading), Math.cos(heading)];
  const [level, tilt] = [Math.cos(bank), Math.sin(bank)];
  return [
    [north * level, east * level, -tilt],
    [east, -north, 0],
    [north * tilt, east * tilt, level],
  ];
}
