import { type RefCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { onPrinting } from '../../page/printing.ts';

/** The plot area in pixels of the chart. */
export interface PlotArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Least height of charts in pixels, axes included (`docs/behaviour.md`, 'Numbers'). */
const CHART_HEIGHT = 200;

/** Most steps of an axis. */
const MOST_STEPS = 5;

/** A value on an axis with its position in pixels. */
interface Tick {
  readonly value: number;
  readonly place: number;
}

/** A vertical scale with its ticks. */
export interface ValueAxis {
  readonly placeOf: (value: number) => number;
  readonly ticks: readonly Tick[];
}

/** Returns the plot area of a chart of a size, with space for values at the left and labels below. */
export function plotAreaOf(width: number, height = CHART_HEIGHT): PlotArea {
  return { left: 44, right: Math.max(45, width - 4), top: 10, bottom: height - 24 };
}

/**
 * Returns an axis from 0 to at least `most`, with at most five steps of 1, 2, 5, 10 … or of one of the fractions
 * `parts`, smallest first.
 */
export function amountAxis(most: number, plotArea: PlotArea, parts: readonly number[] = []): ValueAxis {
  const step = stepFor(most / MOST_STEPS, parts);
  const steps = Math.max(1, Math.ceil(most / step));
  return axisOf([0, steps * step], step, [plotArea.bottom, plotArea.top]);
}

/** Returns the first round step not below `least`. */
function stepFor(least: number, parts: readonly number[] = []): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  const rounds = [1, 2, 5, 10].map((round) => round * power);
  return [...parts, ...rounds].find((step) => step >= least) ?? 10 * power;
}

/** Returns an axis from the lowest to the highest value with at most five round steps; `inset` pixels stay free beyond both. */
export function heightAxis([lowest, highest]: readonly [number, number], plotArea: PlotArea, inset: number): ValueAxis {
  const [from, to] = lowest === highest ? [lowest - 100, highest + 100] : [lowest, highest];
  return axisOf([from, to], stepFor((to - from) / MOST_STEPS), [plotArea.bottom - inset, plotArea.top + inset]);
}

type ValueRange = readonly [from: number, to: number];

/** Returns the axis that shows these values at these places, with a tick at every multiple of the step. */
function axisOf(values: ValueRange, step: number, places: ValueRange): ValueAxis {
  const scale = (places[1] - places[0]) / (values[1] - values[0]);
  const placeOf = (value: number): number => places[0] + (value - values[0]) * scale;
  const [first, last] = [Math.ceil(values[0] / step), Math.floor(values[1] / step)];
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { placeOf, ticks: ticks.map((value) => ({ value, place: placeOf(value) })) };
}

/** Returns a function from a column's key to its left edge and width. */
export function columnPlaces(
  keys: readonly string[],
  plotArea: PlotArea,
): (key: string) => { x: number; width: number } {
  const indices = new Map(keys.map((key, index) => [key, index]));
  const width = (plotArea.right - plotArea.left) / Math.max(1, keys.length);
  return (key) => ({ x: plotArea.left + (indices.get(key) ?? 0) * width, width });
}

/** Returns how many columns share one label, so that labels of `letters` letters do not overlap. */
export function columnsPerLabel(columnWidth: number, letters: number): number {
  const needed = (letters * 7 + 8) / columnWidth;
  return [1, 2, 5, 10].find((step) => step >= needed) ?? Math.ceil(needed);
}

/** A chart's picture in pixels, and the plot area in it. */
interface FramedPicture {
  /** 0 before it is known. */
  readonly width: number;
  readonly height: number;
  readonly plotArea: PlotArea;
}

/** Returns a ref for the box of a chart and the picture that fills it. */
export function usePlotArea(): [RefCallback<Element>, FramedPicture] {
  const [box, width, measured] = useSize();
  const height = Math.max(CHART_HEIGHT, measured);
  const plotArea = useMemo(() => plotAreaOf(width, height), [width, height]);
  return [box, { width, height, plotArea }];
}

/** Returns a ref and the width of its element in whole pixels; 0 before it is known. */
export function useWidth(): [RefCallback<Element>, number] {
  const [{ watch, listen, width }] = useState(createWatch);
  return [watch, useSyncExternalStore(listen, width)];
}

/** Like `useWidth`, with the height. */
function useSize(): [RefCallback<Element>, width: number, height: number] {
  const [{ watch, listen, width, height }] = useState(createWatch);
  return [watch, useSyncExternalStore(listen, width), useSyncExternalStore(listen, height)];
}

function createWatch() {
  const listeners = new Set<() => void>();
  let [width, height] = [0, 0];
  const measure = (element: Element): void => {
    const box = element.getBoundingClientRect();
    [width, height] = [Math.floor(box.width), Math.floor(box.height)];
    for (const listener of listeners) listener();
  };
  const watch = (element: Element | null) => {
    if (!element) return;
    measure(element);
    const observer = new ResizeObserver(() => measure(element));
    observer.observe(element);
    const unsubscribe = onPrinting(() => measure(element)); // Printing does not wait for the observer.
    return () => {
      observer.disconnect();
      unsubscribe();
    };
  };
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { watch, listen, width: () => width, height: () => height };
}
