import { chord2, type Places, type Points, valueAt } from './places.ts';

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
  for (let i = 0; i < blocks; i += 1) {
    let least = Number.POSITIVE_INFINITY;
    for (let j = blocks - 1; j > i; j -= 1) {
      const before = i === 0 ? Number.POSITIVE_INFINITY : (gaps[(i - 1) * blocks + j] ?? 0);
      least = Math.min(least, before, apartM(balls, i, j));
      gaps[i * blocks + j] = least;
    }
  }
  return { blocks, size, gaps };
}

/** Returns what the gap is at least from the fixes up to one to those from another on, in metres. Hot path. */
export function leastGapM({ blocks, size, gaps }: GapTable, from: number, to: number): number {
  return from >= to ? 0 : (gaps[Math.floor(from / size) * blocks + Math.floor(to / size)] ?? 0);
}

/** Balls that hold the fixes of a block each: centres and radii in columns. */
interface Balls extends Points {
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
    radius[block] = Math.max(valueAt(radius, block), Math.sqrt(dx * dx + dy * dy + dz * dz));
  }
  return { x, y, z, radius };
}

/** The middle of each block's least and greatest value. */
function middlesOf(column: Float64Array, { blocks, size }: Blocks): Float64Array {
  const middles = new Float64Array(blocks);
  for (let block = 0; block < blocks; block += 1) {
    let least = valueAt(column, block * size);
    let most = least;
    for (let i = block * size; i < Math.min(column.length, (block + 1) * size); i += 1) {
      least = Math.min(least, valueAt(column, i));
      most = Math.max(most, valueAt(column, i));
    }
    middles[block] = (least + most) / 2;
  }
  return middles;
}

function apartM(balls: Balls, a: number, b: number): number {
  const apart = Math.sqrt(chord2(balls, a, b)) - valueAt(balls.radius, a) - valueAt(balls.radius, b);
  return Math.max(0, apart - ROUNDING_M);
}
