import { type Places, valueAt } from './places.ts';

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
  const balls = Array.from({ length: blocks }, (_, i) => ballOf(places, i * size, (i + 1) * size));
  const gaps = new Float32Array(blocks * blocks);
  balls.forEach((ball, i) => {
    let least = Number.POSITIVE_INFINITY;
    for (let j = blocks - 1; j > i; j -= 1) {
      const before = i === 0 ? Number.POSITIVE_INFINITY : (gaps[(i - 1) * blocks + j] ?? 0);
      least = Math.min(least, before, apartM(ball, balls[j] ?? ball));
      gaps[i * blocks + j] = least;
    }
  });
  return { blocks, size, gaps };
}

/** Returns what the gap is at least from the fixes up to one to those from another on, in metres. Hot path. */
export function leastGapM({ blocks, size, gaps }: GapTable, from: number, to: number): number {
  return from >= to ? 0 : (gaps[Math.floor(from / size) * blocks + Math.floor(to / size)] ?? 0);
}

/** A ball that holds some fixes. */
interface Ball {
  readonly centre: readonly number[];
  readonly radius: number;
}

function ballOf({ x, y, z }: Places, from: number, to: number): Ball {
  const parts = [x, y, z].map((column) => column.subarray(from, to));
  const centre = parts.map((part) => (Math.min(...part) + Math.max(...part)) / 2);
  const squares = Array.from(parts[0] ?? [], (_, i) =>
    centre.reduce((sum, middle, axis) => sum + (valueAt(parts[axis] ?? x, i) - middle) ** 2, 0),
  );
  return { centre, radius: Math.sqrt(Math.max(...squares)) };
}

function apartM(a: Ball, b: Ball): number {
  const square = a.centre.reduce((sum, middle, axis) => sum + (middle - (b.centre[axis] ?? 0)) ** 2, 0);
  return Math.max(0, Math.sqrt(square) - a.radius - b.radius - ROUNDING_M);
}
