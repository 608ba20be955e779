import { describe, expect, it } from 'vitest';
import { columnPlaces, heightAxis, type PlotArea } from './plot-area.ts';

const PLOT_AREA: PlotArea = { left: 40, right: 140, top: 10, bottom: 110 };

describe('the axis of heights', () => {
  const ticksFrom = (lowest: number, highest: number) =>
    heightAxis([lowest, highest], PLOT_AREA, 0).ticks.map(({ value }) => value);

  it.each([
    [640, 2310, [1000, 1500, 2000]],
    [0, 2400, [0, 500, 1000, 1500, 2000]],
    [1180, 1320, [1200, 1250, 1300]],
    [-150, 320, [-100, 0, 100, 200, 300]],
  ])('from %d to %d has round values within', (lowest, highest, ticks) => {
    expect(ticksFrom(lowest, highest)).toEqual(ticks);
  });

  it('reaches beyond a single height', () => {
    expect(ticksFrom(1500, 1500)).toEqual([1400, 1450, 1500, 1550, 1600]);
  });

  it('keeps its inset free beyond the lowest and the highest value', () => {
    const { placeOf, ticks } = heightAxis([1000, 2000], PLOT_AREA, 15);
    expect([placeOf(1000), placeOf(1500), placeOf(2000)]).toEqual([95, 60, 25]);
    expect(ticks.at(0)).toEqual({ value: 1000, place: 95 });
  });
});

describe('columns', () => {
  it('share the width in order', () => {
    const placeOf = columnPlaces(['May', 'June', 'July', 'August'], PLOT_AREA);
    expect([placeOf('May'), placeOf('August')]).toEqual([
      { x: 40, width: 25 },
      { x: 115, width: 25 },
    ]);
  });

  it('have the whole width where there are none', () => {
    expect(columnPlaces([], PLOT_AREA)('')).toEqual({ x: 40, width: 100 });
  });
});
