import { type ScaleLinear, scaleBand, scaleLinear } from 'd3-scale';

/** Where a chart draws its data, in pixels of its picture. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How high charts are drawn, axes included (spec, section 9). */
export const CHART_HEIGHT = 200;

/** As many steps of amounts as are read at a glance. */
const MOST_STEPS = 5;

/** A value on an axis with its place. */
export interface Tick {
  readonly value: number;
  readonly place: number;
}

/** A scale of values from bottom to top with its ticks. */
export interface ValueAxis {
  readonly placeOf: (value: number) => number;
  readonly ticks: readonly Tick[];
}

/** The frame of a picture so wide, with room for numbers at the left and names below. */
export function frameOf(width: number): Frame {
  return { left: 44, right: Math.max(45, width - 4), top: 10, bottom: CHART_HEIGHT - 24 };
}

/**
 * The axis from 0 to a step that holds the value, at most five steps of 1, 2, 5, 10 … or one of the `parts` of 1, the
 * smallest first.
 */
export function amountAxis(most: number, frame: Frame, parts: readonly number[] = []): ValueAxis {
  const step = stepFor(most / MOST_STEPS, parts);
  const steps = Math.max(1, Math.ceil(most / step));
  const placeOf = scaleLinear([0, steps * step], [frame.bottom, frame.top]);
  const ticks = Array.from({ length: steps + 1 }, (_, index) => index * step);
  return { placeOf, ticks: ticks.map((value) => ({ value, place: placeOf(value) })) };
}

/** The first round number from the least on. */
function stepFor(least: number, parts: readonly number[]): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  const rounds = [1, 2, 5, 10].map((round) => round * power);
  return [...parts, ...rounds].find((step) => step >= least) ?? 10 * power;
}

/** The axis from the lowest value to the highest; `inset` pixels stay free beyond both. */
export function heightAxis([lowest, highest]: readonly [number, number], frame: Frame, inset: number): ValueAxis {
  const [from, to] = lowest === highest ? [lowest - 100, highest + 100] : [lowest, highest];
  return axisOf(scaleLinear([from, to], [frame.bottom - inset, frame.top + inset]));
}

function axisOf(scale: ScaleLinear<number, number>): ValueAxis {
  return { placeOf: scale, ticks: scale.ticks(4).map((value) => ({ value, place: scale(value) })) };
}

/** The places of columns side by side: the start and the width of each. */
export function columnPlaces(keys: readonly string[], frame: Frame): (key: string) => { x: number; width: number } {
  const scale = scaleBand([...keys], [frame.left, frame.right]);
  return (key) => ({ x: scale(key) ?? frame.left, width: scale.bandwidth() });
}

/** Of columns so wide, how many one label has to itself, so that labels of so many letters do not touch. */
export function columnsPerLabel(columnWidth: number, letters: number): number {
  const needed = (letters * 7 + 8) / columnWidth;
  return [1, 2, 5, 10].find((step) => step >= needed) ?? Math.ceil(needed);
}
