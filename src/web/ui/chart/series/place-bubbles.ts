import type { SeriesIndex } from './colours.ts';
import { columnPlaces, heightAxis, type PlotArea, type ValueAxis } from './plot-area.ts';

/** Diameters of bubbles in pixels (`docs/behaviour.md`, 'Numbers'). */
const SMALLEST = 5;
const LARGEST = 30;
/** The largest bubble stands for at least this count, so that a chart of few flights has no huge ones. */
const FEWEST_FOR_LARGEST = 5;
/** The share of the plot area that bubbles may cover together: more, and they hide each other. */
const MOST_COVERED = 0.3;
/** Overlapping bubbles are shifted in steps of this many pixels. */
const STEP = 3;

/** The items of a column at one height. */
export interface Bubble {
  readonly key: string;
  readonly column: string;
  /** Position on the value axis. */
  readonly value: number;
  /** Number of items, shown as the bubble's area. */
  readonly count: number;
  readonly series: SeriesIndex;
  /** Accessible name. */
  readonly name: string;
}

/** A bubble with its position. */
export interface PlacedBubble {
  readonly bubble: Bubble;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Returns the bubbles with positions, large ones first; overlapping ones are shifted sideways where there is gap. */
export function placeBubbles(
  bubbles: readonly Bubble[],
  columns: readonly string[],
  plotArea: PlotArea,
): { readonly axis: ValueAxis; readonly bubbles: readonly PlacedBubble[] } {
  const values = bubbles.length > 0 ? bubbles.map(({ value }) => value) : [0, 1];
  const axis = heightAxis([Math.min(...values), Math.max(...values)], plotArea, LARGEST / 2);
  const columnOf = columnPlaces(columns, plotArea);
  const counts = bubbles.map(({ count }) => count);
  const radiusOf = radii(counts, Math.min(columnOf('').width, mostWide(counts, plotArea)));
  const placed = new Map<string, PlacedBubble[]>();
  for (const bubble of [...bubbles].sort((a, b) => b.count - a.count)) {
    const { x, width } = columnOf(bubble.column);
    const radius = radiusOf(bubble.count);
    const others = placed.get(bubble.column) ?? [];
    const start = { bubble, x: x + width / 2, y: axis.placeOf(bubble.value), radius };
    others.push(shifted(start, others, width / 2 - radius));
    placed.set(bubble.column, others);
  }
  return { axis, bubbles: [...placed.values()].flat().sort((a, b) => b.radius - a.radius) };
}

/** Returns how wide the largest bubble may be so that all together are as large as {@link MOST_COVERED} of the plot area. */
function mostWide(counts: readonly number[], { left, right, top, bottom }: PlotArea): number {
  const all = counts.reduce((sum, count) => sum + count, 0) / fullCount(counts);
  const covered = MOST_COVERED * Math.max(0, right - left) * (bottom - top);
  return Math.sqrt((4 * covered) / (Math.PI * all));
}

/** Returns a function from count to radius: the area is proportional to the count. The largest is no wider than it may be. */
function radii(counts: readonly number[], width: number): (count: number) => number {
  const largest = Math.min(LARGEST, Math.max(2 * SMALLEST, width));
  const full = fullCount(counts);
  return (count) => Math.max(SMALLEST, largest * Math.sqrt(count / full)) / 2;
}

/** The count that the largest bubble stands for. */
function fullCount(counts: readonly number[]): number {
  return Math.max(...counts, FEWEST_FOR_LARGEST);
}

/** Returns the distance from a point to the edge of a bubble; negative within it. */
function distanceTo(bubble: Circle, x: number, y: number): number {
  return Math.sqrt((x - bubble.x) ** 2 + (y - bubble.y) ** 2) - bubble.radius;
}

type Circle = Pick<PlacedBubble, 'x' | 'y' | 'radius'>;

/** Shifts a bubble by at most `reach` to the nearest free position; if there is none, to the one with the largest gap. */
function shifted(start: PlacedBubble, others: readonly PlacedBubble[], reach: number): PlacedBubble {
  const near = others.filter((other) => Math.abs(other.y - start.y) < other.radius + start.radius);
  let best = { x: start.x, gap: gapTo(start, near, Number.NEGATIVE_INFINITY) };
  for (let distance = STEP; distance <= reach && best.gap < 0; distance += STEP) {
    for (const x of [start.x + distance, start.x - distance]) {
      const gap = gapTo({ x, y: start.y, radius: start.radius }, near, best.gap);
      if (gap > best.gap) best = { x, gap };
    }
  }
  return { ...start, x: best.x };
}

/**
 * Returns the gap to the nearest of the others; negative if they overlap. Stops early at a gap of `enough` or less. A
 * plain loop: in a long logbook it runs a million times a click.
 */
function gapTo(circle: Circle, others: readonly Circle[], enough: number): number {
  let gap = Number.POSITIVE_INFINITY;
  for (const other of others) {
    gap = Math.min(gap, distanceTo(other, circle.x, circle.y) - circle.radius);
    if (gap <= enough) return gap;
  }
  return gap;
}
