import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { airborneStretches } from './airborne.ts';
import type { Stretch } from './stretch.ts';

describe('airborneStretches', () => {
  it('finds fast stretches', () => {
    expect(stretchesOf([...still(60), ...fast(60), ...still(60)])).toEqual([{ first: 60, last: 119 }]);
  });

  it('finds stretches that climb or sink on the spot', () => {
    const sinking = Array.from({ length: 60 }, () => ({ speed: 0, climb: -8 }));
    expect(stretchesOf([...still(60), ...sinking, ...still(60)])).toEqual([{ first: 60, last: 119 }]);
  });

  it('finds several, in order', () => {
    const twice = [...still(60), ...fast(60), ...still(60), ...fast(60)];
    expect(stretchesOf(twice)).toEqual([
      { first: 60, last: 119 },
      { first: 180, last: 239 },
    ]);
  });

  it('finds a stretch in the air from the first fix to the last', () => {
    expect(stretchesOf(fast(60))).toEqual([{ first: 0, last: 59 }]);
  });

  it('passes over a burst of noise on the ground', () => {
    expect(stretchesOf([...still(60), ...fast(15), ...still(60)])).toEqual([]);
  });

  it('bridges a quiet moment in the air', () => {
    expect(stretchesOf([...fast(60), ...still(15), ...fast(60)])).toEqual([{ first: 0, last: 134 }]);
  });

  it('ignores a single step, however long it is', () => {
    const fasts = { speed: Float32Array.of(0, 0, 10, 0, 0), climb: new Float32Array(5) };
    expect(airborneStretches(Uint32Array.of(0, 60, 300, 360, 420), fasts)).toEqual([]);
    const slow = { speed: Float32Array.of(10, 10, 0, 10, 10), climb: new Float32Array(5) };
    expect(airborneStretches(Uint32Array.of(0, 60, 300, 360, 420), slow)).toEqual([{ first: 0, last: 4 }]);
  });

  it('ends a stretch at a silence: nobody knows where the recorder was', () => {
    const fast = { speed: Float32Array.of(10, 10, 10, 10), climb: new Float32Array(4) };
    expect(airborneStretches(Uint32Array.of(0, 60, 3600, 3660), fast)).toEqual([
      { first: 0, last: 1 },
      { first: 2, last: 3 },
    ]);
  });

  it('finds nothing where there is nothing', () => {
    expect(stretchesOf([])).toEqual([]);
    expect(stretchesOf(still(60))).toEqual([]);
  });

  it('finds stretches that follow one another and do not touch', () => {
    const moment = fc.record({ speed: fc.double({ min: 0, max: 20, noNaN: true }), climb: fc.constant(0) });
    const moments = fc.array(fc.tuple(moment, fc.integer({ min: 1, max: 90 })), { maxLength: 20 });
    fc.assert(
      fc.property(moments, (parts) => {
        const all = parts.flatMap(([part, seconds]) => Array.from({ length: seconds }, () => part));
        const stretches = stretchesOf(all);
        for (const [k, { first, last }] of stretches.entries()) {
          expect(first).toBeLessThanOrEqual(last);
          expect(first).toBeGreaterThan((stretches[k - 1]?.last ?? -2) + 1);
          expect(last).toBeLessThan(all.length);
        }
      }),
    );
  });
});

interface Moment {
  readonly speed: number;
  readonly climb: number;
}

function still(seconds: number): readonly Moment[] {
  return Array.from({ length: seconds }, () => ({ speed: 0, climb: 0 }));
}

function fast(seconds: number): readonly Moment[] {
  return Array.from({ length: seconds }, () => ({ speed: 10, climb: 0 }));
}

/** Stretches of fixes one second apart. */
function stretchesOf(moments: readonly Moment[]): readonly Stretch[] {
  return airborneStretches(Uint32Array.from(moments.keys()), {
    speed: Float32Array.from(moments, ({ speed }) => speed),
    climb: Float32Array.from(moments, ({ climb }) => climb),
  });
}
