import { type Places, type SpacePoints, valueAt } from './places.ts';

/** For blocks of consecutive fixes: what the gap is at least between the blocks up to one and those from another on. */
export interface GapTable {
  readonly blocks: number;
  /** Fixes a block. */
  readonly size: number;
  /** Metres, a row for each first block. */
  readonly gaps: Float32Array;
}

/** Blocks of a long flight. */
const BLOCKS = 384;
/** Covers the rounding of the table. */
const ROUNDING_M = 1;

/** Returns the table of a flight: of each pair of blocks the distance of balls around them, then running minima. */
export function gapTable(places: Places): GapTable {
  const size = Math.max(1, Math.ceil(places.length / BLOCKS));
  const blocks = Math.ceil(places.length / size);
  const balls = ballsOf(places, { blocks, size });
  const gaps = new Float32Array(blocks * blocks);
  for (let i = 0; i < blocks; i += 1) fillRow(gaps, balls, i);
  return { blocks, size, gaps };
}

/** Writes what the gap is at least from the blocks up to one. Hot path: most balls are not nearer than others, which is seen without a square root. */
function fillRow(gaps: Float32Array, { x, y, z, radius }: Balls, i: number): void {
  const blocks = radius.length;
  const xi = valueAt(x, i);
  const yi = valueAt(y, i);
  const zi = valueAt(z, i);
  const radiusM = valueAt(radius, i) + ROUNDING_M;
  let least = Number.POSITIVE_INFINITY;
  for (let j = blocks - 1; j > i; j -= 1) {
    const before = i === 0 ? least : (gaps[(i - 1) * blocks + j] ?? 0);
    if (before < least) least = before;
    const dx = valueAt(x, j) - xi;
    const dy = valueAt(y, j) - yi;
    const dz = valueAt(z, j) - zi;
    const square = dx * dx + dy * dy + dz * dz;
    const ballsM = radiusM + valueAt(radius, j);
    if (square < (least + ballsM) * (least + ballsM)) least = Math.max(0, Math.sqrt(square) - ballsM);
    gaps[i * blocks + j] = least;
  }
}

/** Returns what the gap is at least from the fixes up to one to those from another on, in metres. Hot path. */
export function leastGapM({ blocks, size, gaps }: GapTable, from: number, to: number): number {
  return from >= to ? 0 : (gaps[Math.floor(from / size) * blocks + Math.floor(to / size)] ?? 0);
}

/** Balls that hold the fixes of a block each: centres and radii in columns. */
interface Balls extends SpacePoints {
  readonly radius: Float64Array;
}

type Blocks = Pick<GapTable, 'blocks' | 'size'>;

function ballsOf(places: Places, { blocks, size }: Blocks): Balls {
  const middles = (column: Float64Array) => middlesOf(column, { blocks, size });
  const [x, y, z] = [middles(places.x), middles(places.y), middles(places.z)];
  const radius = new Float64Array(blocks);
  for (let i = 0; i < places.length; i += 1) {
    const block = Math.floor(i / size);
    const dx = valueAt(places.x, i) - valueAt(x, block);
    const dy = valueAt(places.y, i) - valueAt(y, block);
    const dz = valueAt(places.z, i) - valueAt(z, block);
    const square = dx * dx + dy * dy + dz * dz;
    if (square > valueAt(radius, block)) radius[block] = square;
  }
  return { x, y, z, radius: radius.map(Math.sqrt) };
}

/** The middle of each block's least and greatest value. */
function middlesOf(column: Float64Array, { blocks, size }: Blocks): Float64Array {
  const middles = new Float64Array(blocks);
  for (let block = 0; block < blocks; block += 1) {
    let least = valueAt(column, block * size);
    let most = least;
    for (let i = block * size; i < Math.min(column.length, (block + 1) * size); i += 1) {
      const value = valueAt(column, i);
      if (value < least) least = value;
      if (value > most) most = value;
    }
    middles[block] = (least + most) / 2;
  }
  return middles;
}
