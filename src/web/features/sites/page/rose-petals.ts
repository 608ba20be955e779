import { arc } from 'd3-shape';

/** A part of a petal of a wind rose: a piece of a ring around the origin. */
export interface PetalPart {
  readonly path: string;
  /** From 0, the lightest wind, which is innermost. */
  readonly strength: number;
}

/** Share of a sector that its petal takes. */
const PETAL_SHARE = 0.82;
/** Pixels around the middle that stay free. */
const HOLE_PX = 8;

/**
 * Returns the petals of a wind rose, one for each direction clockwise from north, with their parts by strength from the middle
 * outwards. The largest one reaches the radius; lengths are in proportion to the counts.
 */
export function rosePetals(counts: readonly (readonly number[])[], radius: number): readonly (readonly PetalPart[])[] {
  const most = Math.max(1, ...counts.map(sumOf));
  const perCount = (radius - HOLE_PX) / most;
  const half = (Math.PI / counts.length) * PETAL_SHARE;
  return counts.map((parts, sector) => {
    const middle = (2 * Math.PI * sector) / counts.length;
    return parts.flatMap((count, strength) => {
      if (count === 0) return [];
      const inner = HOLE_PX + perCount * sumOf(parts.slice(0, strength));
      const shape = { innerRadius: inner, outerRadius: inner + perCount * count };
      const path = arc()({ ...shape, startAngle: middle - half, endAngle: middle + half });
      return [{ strength, path: path ?? '' }];
    });
  });
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
