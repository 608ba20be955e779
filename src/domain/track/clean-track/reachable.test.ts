import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Journey, reachableFixes } from './reachable.ts';

describe('reachableFixes', () => {
  it('keeps all of an unbroken journey', () => {
    expect(kept([0, 1, 2, 3])).toEqual([0, 1, 2, 3]);
  });

  it('leaves out a spike', () => {
    expect(kept([0, 1, 50, 3, 4])).toEqual([0, 1, 3, 4]);
  });

  it('leaves out several consecutive spikes', () => {
    expect(kept([0, 1, 2, 50, 51, 5, 6])).toEqual([0, 1, 2, 5, 6]);
  });

  it('leaves out wrong fixes before the journey as well as after it', () => {
    expect(kept([99, 98, 0, 1, 2, 3, 4, 70])).toEqual([0, 1, 2, 3, 4]);
  });

  it('continues after a jump once it is reachable in the time since', () => {
    expect(kept([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4])).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4]);
  });

  it('prefers the journey of more weight', () => {
    const values = [0, 0, 0, 90, 90];
    const journey = journeyOver(values);
    expect([...reachableFixes(journey).kept]).toEqual([1, 1, 1, 0, 0]);
    expect([...reachableFixes({ ...journey, weight: (i) => (i < 3 ? 0.001 : 1) }).kept]).toEqual([0, 0, 0, 1, 1]);
  });

  it('keeps a single fix, and handles none', () => {
    expect(kept([7])).toEqual([7]);
    expect(kept([])).toEqual([]);
  });

  it('keeps only fixes that are reachable from the one before', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1 }), (values) => {
        const mask = reachableFixes(journeyOver(values)).kept;
        const indexes = [...mask.keys()].filter((i) => mask[i] === 1);
        expect(indexes.length).toBeGreaterThan(0);
        for (const [k, index] of indexes.slice(1).entries())
          expect(canReach(values)(indexes[k] ?? 0, index)).toBe(true);
      }),
    );
  });
});

function journeyOver(values: readonly number[]): Journey {
  return {
    length: values.length,
    canReach: canReach(values),
    isShifted: (from, to) => Math.abs((values[to] ?? 0) - (values[from] ?? 0)) <= 5,
    shiftCost: 2,
    isDoubtful: () => false,
    weight: () => 1,
  };
}

/** Fixes are a second apart and go at most one unit a second. */
function canReach(values: readonly number[]): (from: number, to: number) => boolean {
  return (from, to) => Math.abs((values[to] ?? 0) - (values[from] ?? 0)) <= to - from;
}

function kept(values: readonly number[]): readonly number[] {
  const mask = reachableFixes(journeyOver(values)).kept;
  return values.filter((_, i) => mask[i] === 1);
}
