import { describe, expect, it } from 'vitest';
import { ratesOver10S } from './rates.ts';

const rates = (times: readonly number[], values: readonly number[]) =>
  ratesOver10S({ time: Uint32Array.from(times), values: Float64Array.from(values), mostPerSecond: 30 });
const seconds = (count: number, every = 1): readonly number[] => Array.from({ length: count }, (_, i) => i * every);

describe('rates over 10 s', () => {
  it('are the steepest 10 s, not the steepest step', () => {
    const times = seconds(31);
    expect(
      rates(
        times,
        times.map((t) => (t < 15 ? 0 : 20)),
      ),
    ).toEqual({ highest: 2, lowest: 0 });
    expect(
      rates(
        times,
        times.map((t) => Math.max(0, t - 20)),
      ),
    ).toEqual({ highest: 1, lowest: 0 });
  });

  it('find the steepest part anywhere', () => {
    const values = seconds(100).map((t) => -5 * Math.max(0, 10 - Math.abs(t - 50)));
    expect(rates(seconds(100), values)).toEqual({ highest: 5, lowest: -5 });
  });

  it.each([2, 4, 7, 20])('are the same by a fix every %s s', (every) => {
    expect(
      rates(
        seconds(20, every),
        seconds(20, every).map((t) => t * 3),
      ),
    ).toEqual({ highest: 3, lowest: 3 });
  });

  it('are not known within less than 10 s, or where fixes are more than 20 s apart', () => {
    expect(rates([], [])).toBeNull();
    expect(rates(seconds(10), seconds(10))).toBeNull();
    expect(rates(seconds(10, 21), seconds(10))).toBeNull();
  });

  it('leave a gap out', () => {
    const times = [...seconds(20), ...seconds(20).map((t) => t + 3600)];
    expect(rates(times, times)).toEqual({ highest: 1, lowest: 1 });
    expect(
      rates(
        times,
        times.map((t) => (t < 1000 ? 0 : 9999)),
      ),
    ).toEqual({ highest: 0, lowest: 0 });
  });

  it('leave out what an impossible step is part of', () => {
    const times = seconds(60);
    const jump = times.map((t) => t + (t < 30 ? 0 : 31));
    expect(rates(times, jump)).toEqual({ highest: 1, lowest: 1 });
    expect(
      rates(
        seconds(12),
        seconds(12).map((t) => t * 31),
      ),
    ).toBeNull();
  });
});
