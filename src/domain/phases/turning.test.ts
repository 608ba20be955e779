import { describe, expect, it } from 'vitest';
import { type Turning, turningOf } from './turning.ts';

const RADIANS = Math.PI / 180;

describe('turningOf', () => {
  it.each([1, 2, 3, 4, 5])('knows the rate of turns from fixes every %i s', (every) => {
    for (const rate of [9, 24, -9, -24]) {
      const { rate: rates } = turning(every, (seconds) => rate * seconds);
      for (const found of rates) expect(found).toBeCloseTo(rate, 6);
    }
  });

  it('counts the heading on beyond a full turn', () => {
    const { heading } = turning(1, (seconds) => 20 * seconds);
    expect(heading[0]).toBe(0);
    expect(heading[90]).toBeCloseTo(1800, 6);
    expect(turning(1, (seconds) => 170 - 20 * seconds).heading[90]).toBeCloseTo(-1800, 6);
  });

  it.each([1, 2, 4])('rises to half where a turn begins, with fixes every %i s', (every) => {
    const { rate } = turning(every, (seconds) => 18 * Math.max(0, seconds - 40));
    expect(rate[40 / every]).toBeCloseTo(9, 6);
    expect(rate[24 / every]).toBeCloseTo(0, 6);
    expect(rate[56 / every]).toBeCloseTo(18, 6);
  });

  it('is measured over 20 s where fixes are 5 s apart', () => {
    const { rate } = turning(5, (seconds) => 18 * Math.max(0, seconds - 40));
    expect(rate[35 / 5]).toBeCloseTo((18 * 5) / 20, 6);
  });

  it('is 0 where no other fix is near', () => {
    expect([...turning(60, (seconds) => seconds).rate]).toEqual([0, 0]);
    expect([...turning(1000, (seconds) => seconds).rate]).toEqual([0]);
  });
});

/** The turning of a flight of 100 s at 10 m/s. */
function turning(every: number, headingAt: (seconds: number) => number): Turning {
  const seconds = Array.from({ length: Math.floor(100 / every) + 1 }, (_, i) => i * every);
  return turningOf({
    length: seconds.length,
    time: Float64Array.from(seconds),
    fix: Uint32Array.from(seconds, (_, i) => i),
    north: Float64Array.from(seconds, (now) => 10 * Math.cos(headingAt(now) * RADIANS)),
    east: Float64Array.from(seconds, (now) => 10 * Math.sin(headingAt(now) * RADIANS)),
  });
}
