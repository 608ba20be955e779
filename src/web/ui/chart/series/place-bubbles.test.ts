import { describe, expect, it } from 'vitest';
import { nearestMark } from '../nearest.ts';
import { type Bubble, placeBubbles } from './place-bubbles.ts';
import { plotAreaOf } from './plot-area.ts';

const PLOT_AREA = plotAreaOf(400);
const COLUMNS = ['2023', '2024', '2025'];

const bubble = (key: string, column: string, [value, count]: readonly [number, number]): Bubble => ({
  key,
  column,
  value,
  count,
  series: 0,
  name: key,
});

const placed = (...bubbles: Bubble[]) => placeBubbles(bubbles, COLUMNS, PLOT_AREA).bubbles;

describe('bubbles', () => {
  it('are 5 to 30 pixels wide, with an area proportional to their count', () => {
    const [largest, small] = placed(bubble('a', '2023', [900, 400]), bubble('b', '2024', [900, 1]));
    expect(largest?.radius).toBe(15);
    expect(small?.radius).toBeGreaterThanOrEqual(2.5);
    expect(small?.radius).toBeLessThan(3.5);
  });

  it('stand in the middle of their column, higher for higher values', () => {
    const found = placed(bubble('low', '2024', [900, 1]), bubble('high', '2024', [2500, 1]));
    const [low, high] = [...found].sort((a, b) => b.y - a.y);
    expect(low?.bubble.key).toBe('low');
    expect(low?.x).toBeCloseTo((PLOT_AREA.left + PLOT_AREA.right) / 2);
    expect(high?.x).toBeCloseTo(low?.x ?? 0);
  });

  it('stay in the plot area', () => {
    for (const { y, radius } of placed(bubble('a', '2023', [0, 50]), bubble('b', '2025', [3900, 50]))) {
      expect(y - radius).toBeGreaterThanOrEqual(PLOT_AREA.top);
      expect(y + radius).toBeLessThanOrEqual(PLOT_AREA.bottom);
    }
  });

  it('are no wider than their column, so that thirty years stay apart', () => {
    const years = Array.from({ length: 30 }, (_, index) => String(1997 + index));
    const bubbles = years.map((year) => bubble(year, year, [900, 50]));
    const width = (PLOT_AREA.right - PLOT_AREA.left) / years.length;
    for (const { radius } of placeBubbles(bubbles, years, PLOT_AREA).bubbles)
      expect(2 * radius).toBeLessThanOrEqual(width);
  });

  it('cover a third of the plot area at most, so that hundreds are told apart', () => {
    const area = plotAreaOf(900);
    const years = Array.from({ length: 12 }, (_, index) => String(2015 + index));
    const many = years.flatMap((year) =>
      Array.from({ length: 20 }, (_, step) => bubble(`${year} ${step}`, year, [step * 200, 40])),
    );
    const covered = placeBubbles(many, years, area).bubbles.reduce((sum, { radius }) => sum + Math.PI * radius ** 2, 0);
    expect(covered).toBeLessThan(((area.right - area.left) * (area.bottom - area.top)) / 3);
    expect(placeBubbles(many.slice(0, 20), years, area).bubbles[0]?.radius).toBe(15);
  });

  it('are shifted sideways where there is room', () => {
    const [a, b, c] = placed(
      bubble('a', '2023', [900, 9]),
      bubble('b', '2023', [900, 9]),
      bubble('c', '2023', [900, 9]),
    );
    const places = [a, b, c].map((one) => one?.x ?? 0).sort((x, y) => x - y);
    const diameter = 2 * (a?.radius ?? 0);
    expect((places[1] ?? 0) - (places[0] ?? 0)).toBeGreaterThanOrEqual(diameter);
    expect((places[2] ?? 0) - (places[1] ?? 0)).toBeGreaterThanOrEqual(diameter);
  });

  it('are sorted with large ones first, so that none is hidden', () => {
    const radii = placed(bubble('a', '2023', [900, 1]), bubble('b', '2023', [950, 40])).map(({ radius }) => radius);
    expect(radii).toEqual([...radii].sort((a, b) => b - a));
  });

  it('are hit by a click near their edge, the nearest first, and not by one far away', () => {
    const found = placed(bubble('a', '2023', [900, 1]), bubble('b', '2025', [900, 40]));
    const small = found.find((one) => one.bubble.key === 'a');
    const [x, y] = [small?.x ?? 0, small?.y ?? 0];
    expect(nearestMark(found, { x, y }, 22)?.bubble.key).toBe('a');
    expect(nearestMark(found, { x: x + 12, y }, 22)?.bubble.key).toBe('a');
    expect(nearestMark(found, { x: x + 40, y }, 22)).toBeNull();
  });

  it('are all positioned, even five thousand of them', () => {
    const many = Array.from({ length: 5000 }, (_, index) =>
      bubble(`${index}`, COLUMNS[index % 3] ?? '', [600 + (index % 17) * 200, 1 + (index % 12)]),
    );
    expect(placed(...many)).toHaveLength(5000);
  });
});
