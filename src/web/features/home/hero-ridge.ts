/** A line of mountains: its base and height in units of the drawing, and the seed of its shape. */
export interface MountainRidge {
  readonly base: number;
  readonly height: number;
  readonly seed: number;
}

interface RidgePoint {
  readonly x: number;
  readonly y: number;
}

const STEP = 14;
/** Waves that add up to a ridge: the first are mountains, the last rocks. */
const WAVES = [
  { length: 330, part: 0.55 },
  { length: 140, part: 0.3 },
  { length: 58, part: 0.11 },
  { length: 23, part: 0.04 },
];

/** Returns the crest from left to right; peaks are pointed and valleys round. */
export function ridgeLine(ridge: MountainRidge, width: number): readonly RidgePoint[] {
  return Array.from({ length: Math.ceil(width / STEP) + 1 }, (_, index) => {
    const x = index * STEP;
    const rise = WAVES.reduce(
      (sum, wave, place) => sum + wave.part * peaked(x / wave.length + ridge.seed * (place + 1.7)),
      0,
    );
    return { x, y: ridge.base + ridge.height * (0.5 - rise) };
  });
}

/** Returns 0 to 1, with a cusp at the top. */
function peaked(turns: number): number {
  return 1 - Math.abs(Math.sin(turns * Math.PI));
}
