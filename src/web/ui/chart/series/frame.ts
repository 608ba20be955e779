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

/** The axis from 0 to a round number that holds the value. */
export function amountAxis(most: number, frame: Frame): ValueAxis {
  return axisOf(scaleLinear([0, most || 1], [frame.bottom, frame.top]).nice(4));
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
