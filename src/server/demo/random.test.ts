import { describe, expect, it } from 'vitest';
import { between, pick, seededRandom, spread, wholeBetween } from './random.ts';

const thousand = <Value>(make: () => Value): readonly Value[] => Array.from({ length: 1000 }, make);
const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('random numbers', () => {
  it('are the same for the same seed and differ for another', () => {
    expect(thousand(seededRandom(7))).toEqual(thousand(seededRandom(7)));
    expect(thousand(seededRandom(7))).not.toEqual(thousand(seededRandom(8)));
  });

  it('are uniform between 0 and 1', () => {
    const values = thousand(seededRandom(1));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    expect(meanOf(values)).toBeCloseTo(0.5, 1);
  });

  it('stay within the bounds, whole ones reaching both', () => {
    const random = seededRandom(2);
    const values = thousand(() => between(random, -3, 5));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(-3);
    expect(Math.max(...values)).toBeLessThan(5);
    expect(new Set(thousand(() => wholeBetween(random, 2, 4)))).toEqual(new Set([2, 3, 4]));
  });

  it('pick every item', () => {
    const random = seededRandom(3);
    expect(new Set(thousand(() => pick(random, ['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']));
  });

  it('spread about 0 with a deviation of 1', () => {
    const random = seededRandom(4);
    const values = thousand(() => spread(random));
    expect(meanOf(values)).toBeCloseTo(0, 0);
    expect(Math.sqrt(meanOf(values.map((value) => value * value)))).toBeCloseTo(1, 1);
  });
});
