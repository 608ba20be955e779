import { max, min } from 'd3-array';
import { scaleSqrt } from 'd3-scale';
import type { SeriesIndex } from './colours.ts';
import { columnPlaces, type Frame, type ValueAxis, valueAxis } from './frame.ts';

/** How wide bubbles are, in pixels (spec, section 9). */
const SMALLEST = 5;
const LARGEST = 30;
/** Charts of few things have no giants: as many as this make the largest bubble at least. */
const FEWEST_FOR_LARGEST = 5;

/** Things that a column holds at one height. */
export interface Bubble {
  readonly key: string;
  readonly column: string;
  /** The height on the axis. */
  readonly value: number;
  /** How many things; the bubble's area tells it. */
  readonly count: number;
  readonly series: SeriesIndex;
  /** What it is, in full. */
  readonly name: string;
}

/** A bubble in its place. */
export interface PlacedBubble {
  readonly bubble: Bubble;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Bubbles in their columns, large ones first; those that would hide one another move aside where there is room. */
export function bubblePlaces(
  bubbles: readonly Bubble[],
  columns: readonly string[],
  frame: Frame,
): { readonly axis: ValueAxis; readonly bubbles: readonly PlacedBubble[] } {
  const axis = valueAxis([min(bubbles, heightOf) ?? 0, max(bubbles, heightOf) ?? 1], frame, LARGEST / 2);
  const most = max(bubbles, ({ count }) => count) ?? 0;
  const size = scaleSqrt([0, Math.max(most, FEWEST_FOR_LARGEST)], [SMALLEST, LARGEST]);
  const columnOf = columnPlaces(columns, frame);
  const placed = new Map<string, PlacedBubble[]>();
  for (const bubble of [...bubbles].sort((a, b) => b.count - a.count)) {
    const { x, width } = columnOf(bubble.column);
    const radius = size(bubble.count) / 2;
    const others = placed.get(bubble.column) ?? [];
    const start = { bubble, x: x + width / 2, y: axis.placeOf(bubble.value), radius };
    others.push(aside(start, others, width / 2 - radius));
    placed.set(bubble.column, others);
  }
  return { axis, bubbles: [...placed.values()].flat().sort((a, b) => b.radius - a.radius) };
}

const heightOf = (bubble: Bubble): number => bubble.value;

/** The nearest free place left or right of the middle, not farther than `reach`; the middle when there is none. */
function aside(start: PlacedBubble, others: readonly PlacedBubble[], reach: number): PlacedBubble {
  const near = others.filter((other) => Math.abs(other.y - start.y) < other.radius + start.radius);
  const step = Math.max(2, start.radius / 2);
  for (let distance = 0; distance <= Math.max(0, reach); distance += step) {
    for (const x of [start.x + distance, start.x - distance]) {
      const moved = { ...start, x };
      if (near.every((other) => isClear(moved, other))) return moved;
    }
  }
  return start;
}

function isClear(a: PlacedBubble, b: PlacedBubble): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) >= a.radius + b.radius;
}
