import { describe, expect, it } from 'vitest';
import { placeCurves } from './place-curves.ts';
import { plotAreaOf } from './series/plot-area.ts';

const PLOT_AREA = plotAreaOf(410);
const curve = (key: string, points: readonly (readonly [number, number])[], until = 365) => ({
  key,
  label: key,
  name: key,
  until,
  points: points.map(([at, value]) => ({ key: `${key} ${at}`, at, value })),
});
const placed = (...curves: readonly ReturnType<typeof curve>[]) =>
  placeCurves(curves, PLOT_AREA, { length: 366, parts: [0.25, 0.5] });

describe('the curves', () => {
  it('rise on one axis, which holds the highest of them', () => {
    const { axis, curves } = placed(
      curve('2025', [[100, 40]]),
      curve('2026', [
        [10, 8],
        [200, 96],
      ]),
    );
    expect(axis.ticks.at(-1)?.value).toBe(100);
    const [low, high] = curves;
    expect(low?.end.y).toBe(axis.placeOf(40));
    expect(high?.end.y).toBe(axis.placeOf(96));
  });

  it('begin at 0 on the first day and end on their last', () => {
    const [whole, part] = placed(curve('2025', [[100, 40]]), curve('2026', [[100, 40]], 183)).curves;
    expect(whole?.path.startsWith(`M${PLOT_AREA.left},${PLOT_AREA.bottom}`)).toBe(true);
    expect(whole?.end.x).toBeCloseTo(PLOT_AREA.left + ((PLOT_AREA.right - PLOT_AREA.left) * 365) / 366);
    expect(part?.end.x).toBeCloseTo((PLOT_AREA.left + PLOT_AREA.right) / 2);
  });

  it('never end before their last step: a flight may be entered for tomorrow', () => {
    const [ahead] = placed(curve('2026', [[200, 40]], 183)).curves;
    expect(ahead?.end.x).toBe(ahead?.steps.at(-1)?.x);
  });

  it('have a place for each step, with the key of their curve', () => {
    const [one] = placed(
      curve('2026', [
        [0, 1],
        [183, 2],
      ]),
    ).curves;
    expect(one?.steps.map(({ key, curve: of }) => [key, of])).toEqual([
      ['2026 0', '2026'],
      ['2026 183', '2026'],
    ]);
    expect(one?.steps[0]?.x).toBe(PLOT_AREA.left);
  });

  it('may have no step at all', () => {
    expect(placed(curve('2026', [])).curves[0]?.end.y).toBe(PLOT_AREA.bottom);
    expect(placed().curves).toEqual([]);
  });
});
