import { describe, expect, it } from 'vitest';
import { amountAxis, columnsPerLabel, plotAreaOf } from './plot-area.ts';
import { type Bar, stackedBars } from './stacked-bars.ts';

const PLOT_AREA = plotAreaOf(400);

const bar = (key: string, ...values: number[]): Bar => ({
  key,
  label: key,
  name: key,
  parts: values.map((value, series) => ({ series, value })),
});

describe('stacked bars', () => {
  it('stack their parts from the bottom up', () => {
    const parts = stackedBars([bar('Jan', 3, 1)], PLOT_AREA).bars.flatMap((one) => one.parts);
    const edges = parts.map(({ y, height }) => [y + height, y]);
    expect(edges[0]?.[0]).toBeCloseTo(PLOT_AREA.bottom);
    expect(edges[1]?.[0]).toBeCloseTo(Number(edges[0]?.[1]) - 1);
    const [lower, upper] = parts.map(({ height }) => height);
    expect(lower).toBeCloseTo(3 * (Number(upper) + 1));
  });

  it('reach a round number above the highest bar, and stay in the plot area', () => {
    const { axis, bars } = stackedBars([bar('Jan', 7), bar('Feb', 30, 7)], PLOT_AREA);
    expect(axis.ticks.map(({ value }) => value)).toEqual([0, 10, 20, 30, 40]);
    expect(Math.min(...bars.flatMap(({ parts }) => parts.map(({ y }) => y)))).toBeGreaterThanOrEqual(PLOT_AREA.top);
  });

  it('stand side by side without touching, none too wide', () => {
    const months = Array.from({ length: 12 }, (_, month) => bar(`${month}`, 1));
    const { bars } = stackedBars(months, PLOT_AREA);
    for (const [index, { x, width }] of bars.entries()) {
      expect(x + width).toBeLessThan(bars[index + 1]?.x ?? PLOT_AREA.right);
    }
    expect(stackedBars([bar('2025', 1)], PLOT_AREA).bars[0]?.width).toBe(48);
  });

  it('have an axis even when there is nothing', () => {
    expect(stackedBars([bar('Jan')], PLOT_AREA).axis.ticks.length).toBeGreaterThan(1);
    expect(stackedBars([], PLOT_AREA).bars).toEqual([]);
  });
});

describe('the labels under the columns', () => {
  it('are all shown where they fit', () => {
    expect(columnsPerLabel(29, 3)).toBe(1);
  });

  it('are thinned out in steps of 1, 2, 5, 10', () => {
    expect(columnsPerLabel(10, 2)).toBe(5);
    expect(columnsPerLabel(16, 2)).toBe(2);
    expect(columnsPerLabel(1, 4)).toBe(36);
  });
});

describe('the smallest parts', () => {
  it('are left out if 0, and never reach below the axis', () => {
    const parts = (...values: number[]) => stackedBars([bar('Jan', ...values)], PLOT_AREA).bars[0]?.parts ?? [];
    expect(parts(0, 3).map(({ series }) => series)).toEqual([1]);
    for (const { y, height } of parts(0.001, 500, 0.001)) {
      expect(height).toBeGreaterThanOrEqual(1.5);
      expect(y + height).toBeLessThanOrEqual(PLOT_AREA.bottom);
    }
  });
});

describe('the axis of amounts', () => {
  const ticksTo = (most: number, parts?: readonly number[]) =>
    amountAxis(most, PLOT_AREA, parts).ticks.map(({ value }) => value);

  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [9, [0, 2, 4, 6, 8, 10]],
    [42, [0, 10, 20, 30, 40, 50]],
    [230, [0, 50, 100, 150, 200, 250]],
  ])('counts to %d in whole, round steps', (most, ticks) => {
    expect(ticksTo(most)).toEqual(ticks);
  });

  it.each([
    [0.9, [0, 0.25, 0.5, 0.75, 1]],
    [1.9, [0, 0.5, 1, 1.5, 2]],
    [4.2, [0, 1, 2, 3, 4, 5]],
  ])('takes quarters and halves up to %d where allowed', (most, ticks) => {
    expect(ticksTo(most, [0.25, 0.5])).toEqual(ticks);
  });
});
