import { describe, expect, it } from 'vitest';
import { chartTicks, NARROW_SCREEN_PX, tickSpacing } from './ticks.ts';

const HOUR = 3600;

describe('tickSpacing', () => {
  it.each([
    [0, 30],
    [299, 30],
    [300, 60],
    [599, 60],
    [600, 300],
    [HOUR, 300],
    [HOUR + 1, 600],
    [2 * HOUR, 600],
    [2 * HOUR + 1, 900],
    [3 * HOUR + 1, 1800],
    [5 * HOUR, 1800],
    [5 * HOUR + 1, HOUR],
    [10 * HOUR, HOUR],
  ])('spaces the ticks of a track of %d s by %d s', (duration, spacing) => {
    expect(tickSpacing(duration, false)).toBe(spacing);
  });

  it('is a multiple of five minutes between ten minutes and five hours', () => {
    for (let duration = 600; duration <= 5 * HOUR; duration += 7) expect(tickSpacing(duration, false) % 300).toBe(0);
  });

  it('doubles the multiples of five minutes on a narrow screen, and nothing else', () => {
    expect(NARROW_SCREEN_PX).toBe(600);
    expect(tickSpacing(HOUR, true)).toBe(600);
    expect(tickSpacing(299, true)).toBe(30);
    expect(tickSpacing(599, true)).toBe(60);
    expect(tickSpacing(6 * HOUR, true)).toBe(HOUR);
  });
});

describe('chartTicks', () => {
  it('starts at launch and does not pass the landing', () => {
    expect(chartTicks(125, false)).toEqual([0, 30, 60, 90, 120]);
    expect(chartTicks(600, true)).toEqual([0, 600]);
  });

  it('is never empty', () => {
    expect(chartTicks(0, false)).toEqual([0]);
    expect(chartTicks(-5, false)).toEqual([0]);
  });

  it('has a limited number of ticks up to twelve hours', () => {
    for (let duration = 0; duration <= 12 * HOUR; duration += 61) {
      expect(chartTicks(duration, false).length).toBeLessThanOrEqual(13);
    }
  });
});
