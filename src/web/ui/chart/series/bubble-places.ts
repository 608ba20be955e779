import { max, min } from 'd3-array';
import type { SeriesIndex } from './colours.ts';
import { columnPlaces, type Frame, heightAxis, type ValueAxis } from './frame.ts';

/** How wide bubbles are, in pixels (spec, section 9). */
const SMALLEST = 5;
const LARGEST = 30;
/** Charts of few things have no giants: as many as this make the largest bubble at least. */
const FEWEST_FOR_LARGEST = 5;
/** Bubbles move aside in steps of so many pixels. */
const STEP = 3;

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

/** Bubbles in their columns, large ones first; those that would hide one another move aside as far as there is room. */
export function bubblePlaces(
  bubbles: readonly Bubble[],
  columns: readonly string[],
  frame: Frame,
): { readonly axis: ValueAxis; readonly bubbles: readonly PlacedBubble[] } {
  const axis = heightAxis([min(bubbles, heightOf) ?? 0, max(bubbles, heightOf) ?? 1], frame, LARGEST / 2);
  const most = max(bubbles, ({ count }) => count) ?? 0;
  const radiusOf = radii(most);
  const columnOf = columnPlaces(columns, frame);
  const placed = new Map<string, PlacedBubble[]>();
  for (const bubble of [...bubbles].sort((a, b) => b.count - a.count)) {
    const { x, width } = columnOf(bubble.column);
    const radius = radiusOf(bubble.count);
    const others = placed.get(bubble.column) ?? [];
    const start = { bubble, x: x + width / 2, y: axis.placeOf(bubble.value), radius };
    others.push(aside(start, others, width / 2 - radius));
    placed.set(bubble.column, others);
  }
  return { axis, bubbles: [...placed.values()].flat().sort((a, b) => b.radius - a.radius) };
}

const heightOf = (bubble: Bubble): number => bubble.value;

/** Half the widths, the area by the count. */
function radii(most: number): (count: number) => number {
  const full = Math.max(most, FEWEST_FOR_LARGEST);
  return (count) => Math.max(SMALLEST, LARGEST * Math.sqrt(count / full)) / 2;
}

/** The free place nearest to the middle, not farther than `reach`; where there is none, the one with most room. */
function aside(start: PlacedBubble, others: readonly PlacedBubble[], reach: number): PlacedBubble {
  const near = others.filter((other) => Math.abs(other.y - start.y) < other.radius + start.radius);
  let best = { place: start, room: roomAt(start, near) };
  for (let distance = STEP; distance <= reach && best.room < 0; distance += STEP) {
    for (const x of [start.x + distance, start.x - distance]) {
      const place = { ...start, x };
      const room = roomAt(place, near);
      if (room > best.room) best = { place, room };
    }
  }
  return best.place;
}

/** How far the nearest of the others is: below 0 they overlap. */
function roomAt(place: PlacedBubble, others: readonly PlacedBubble[]): number {
  const rooms = others.map(({ x, y, radius }) => Math.hypot(place.x - x, place.y - y) - place.radius - radius);
  return min(rooms) ?? Number.POSITIVE_INFINITY;
}
