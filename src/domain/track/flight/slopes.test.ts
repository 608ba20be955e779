import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slopes } from './slopes.ts';

describe('slopes', () => {
  it('finds the slope of a straight line, up to both ends', () => {
    expect(rounded(slopesOf([0, 2, 4, 6, 8, 10], 2))).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it('smooths noise', () => {
    const trembling = Array.from({ length: 60 }, (_, i) => i + (i % 2 ? 1 : -1));
    for (const slope of slopesOf(trembling, 5).slice(5, -5)) expect(Math.abs(slope - 1)).toBeLessThan(0.1);
  });

  it('looks at both neighbours at least, however far they are', () => {
    const input = { time: Uint32Array.of(0, 100, 200), values: Float64Array.of(0, 100, 400), halfWindowS: 5 };
    expect(rounded([...slopes(input)])).toEqual([1, 2, 3]);
  });

  it('does not look beyond its window', () => {
    const step = [0, 0, 0, 0, 0, 0, 100, 100];
    expect(slopesOf(step, 2)[2]).toBe(0);
  });

  it('is 0 for a single value, and empty for none', () => {
    expect(slopesOf([5], 5)).toEqual([0]);
    expect(slopesOf([], 5)).toEqual([]);
  });

  it('restores any line, wherever and whenever it starts', () => {
    const line = fc.record({
      start: fc.integer({ min: 0, max: 2_000_000_000 }),
      slope: fc.integer({ min: -50, max: 50 }),
      from: fc.integer({ min: -500, max: 9000 }),
      gaps: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 2, maxLength: 200 }),
    });
    fc.assert(
      fc.property(line, ({ start, slope, from, gaps }) => {
        let now = start;
        const time = Uint32Array.from(gaps, (gap) => (now += gap));
        const values = Float64Array.from(time, (t) => from + slope * (t - start));
        for (const found of slopes({ time, values, halfWindowS: 5 })) expect(found).toBeCloseTo(slope, 3);
      }),
    );
  });

  it('stays exact over a flight of ten hours', () => {
    const time = Uint32Array.from({ length: 36_000 }, (_, i) => 1_700_000_000 + i);
    const values = Float64Array.from({ length: 36_000 }, (_, i) => 46 + i * 1e-4);
    expect(slopes({ time, values, halfWindowS: 5 }).at(-10)).toBeCloseTo(1e-4, 9);
  });
});

function slopesOf(values: readonly number[], halfWindowS: number): readonly number[] {
  const time = Uint32Array.from(values, (_, i) => 1000 + i);
  return [...slopes({ time, values: Float64Array.from(values), halfWindowS })];
}

function rounded(values: readonly number[]): readonly number[] {
  return values.map((value) => Math.round(value * 1e6) / 1e6);
}
