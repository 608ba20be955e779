import { max, min } from 'd3-array';
import type { SeriesIndex } from './colours.ts';
import { columnPlaces, type Frame, heightAxis, type ValueAxis } from './frame.ts';

/** How wide bubbles are, in pixels (spec, section 9). */
const SMALLEST = 5;
const LARGEST = 30;
/** Charts of few things have no giants: as many as this make the largest bubble at least. */
const FEWEST_FOR_LARGEST = 5;
/** A click beside a bubble means it, up to so many pixels. */
const FINGER = 12;
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

/** The bubble that a click means: the nearest, if its edge is within a finger's breadth. */
export function bubbleAt(bubbles: readonly PlacedBubble[], x: number, y: number): PlacedBubble | null {
  const [nearest] = [...bubbles].sort((a, b) => distanceTo(a, x, y) - distanceTo(b, x, y));
  return nearest && distanceTo(nearest, x, y) <= FINGER ? nearest : null;
}

/** From a point to the edge of a bubble; below 0 within it. */
function distanceTo(bubble: Circle, x: number, y: number): number {
  return Math.sqrt((x - bubble.x) ** 2 + (y - bubble.y) ** 2) - bubble.radius;
}

type Circle = Pick<PlacedBubble, 'x' | 'y' | 'radius'>;

/** The free place nearest to the middle, not farther than `reach`; where there is none, the one with most room. */
function aside(start: PlacedBubble, others: readonly PlacedBubble[], reach: number): PlacedBubble {
  const near = others.filter((other) => Math.abs(other.y - start.y) < other.radius + start.radius);
  let best = { x: start.x, room: roomOf(start, near, Number.NEGATIVE_INFINITY) };
  for (let distance = STEP; distance <= reach && best.room < 0; distance += STEP) {
    for (const x of [start.x + distance, start.x - distance]) {
      const room = roomOf({ x, y: start.y, radius: start.radius }, near, best.room);
      if (room > best.room) best = { x, room };
    }
  }
  return { ...start, x: best.x };
}

/**
 * How far the nearest of the others is: below 0 they overlap. A room of no more than `enough` is not measured to the
 * end. A plain loop: in a long logbook it runs a million times for a click.
 */
function roomOf(circle: Circle, others: readonly Circle[], enough: number): number {
  let room = Number.POSITIVE_INFINITY;
  for (const other of others) {
    room = Math.min(room, distanceTo(other, circle.x, circle.y) - circle.radius);
    if (room <= enough) return room;
  }
  return room;
}
