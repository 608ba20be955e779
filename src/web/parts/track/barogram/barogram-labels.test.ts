import { describe, expect, it } from 'vitest';
import { timeLabels } from './barogram-labels.ts';

const NINE = 9 * 3600;

describe('the labels of time', () => {
  it('are times of day at their places', () => {
    const labels = timeLabels({ duration: 3600, narrow: false, clock: NINE - 600 });
    expect(labels.slice(0, 3).map(({ text }) => text)).toEqual(['09:00', '09:10', '09:20']);
    expect(labels[0]?.place).toBeCloseTo(600 / 3600);
  });

  it('are times since launch where the time of day is not known', () => {
    const labels = timeLabels({ duration: 3600, narrow: false, clock: null });
    expect(labels.map(({ text }) => text)).toContain('30 min');
    expect(labels.map(({ text }) => text)).not.toContain('0');
  });

  it.each([300, 3600, 20_000, 50_000, 200_000])('of %s s fit a phone', (duration) => {
    expect(timeLabels({ duration, narrow: true, clock: NINE }).length).toBeLessThanOrEqual(6);
    expect(timeLabels({ duration, narrow: false, clock: NINE }).length).toBeLessThanOrEqual(12);
  });

  it('keep clear of both ends', () => {
    for (const { place } of timeLabels({ duration: 7200, narrow: false, clock: 10 })) {
      expect(place).toBeGreaterThanOrEqual(0.03);
      expect(place).toBeLessThanOrEqual(0.97);
    }
  });

  it('of a track without duration are none', () => {
    expect(timeLabels({ duration: 0, narrow: false, clock: NINE })).toEqual([]);
  });
});
