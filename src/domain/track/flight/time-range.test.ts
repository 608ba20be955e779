import { describe, expect, it } from 'vitest';
import { flownPath, igcBytes } from '#test/builders/igc';
import { parseIgc } from '../../igc/parse-igc.ts';
import { flightBetween, isSameRange } from './time-range.ts';

const MIDNIGHT = Date.parse('2025-05-31') / 1000;
/** A fix every ten seconds, from second 100 to second 200. */
const { fixes } = parseIgc(
  igcBytes({ fixes: flownPath({ at: 100, lat: 47, lng: 11, altitude: 900 }, [{ seconds: 100 }], 10) }),
);
const between = (from: number, to: number) => flightBetween(fixes, { from: MIDNIGHT + from, to: MIDNIGHT + to });

describe('a part of a track', () => {
  it.each([
    [120, 160, [2, 6]],
    [121, 169, [3, 6]],
    [0, 999, [0, 10]],
    [150, 150, [5, 5]],
    [-5e9, 5e9, [0, 10]],
  ])('from %d s to %d s has the fixes %j', (from, to, [launch, landing]) => {
    expect(between(from, to)).toEqual({ launch, landing, isDetected: true });
  });

  it.each([
    ['before the first fix', 0, 99],
    ['after the last fix', 201, 300],
    ['between two fixes', 151, 159],
    ['that ends before it begins', 160, 120],
  ])('%s has none', (_, from, to) => {
    expect(between(from, to)).toBeNull();
  });

  it('has the same times when cleaning leaves out a fix before it', () => {
    const without = parseIgc(
      igcBytes({ fixes: flownPath({ at: 110, lat: 47, lng: 11, altitude: 900 }, [{ seconds: 90 }], 10) }),
    );
    const range = { from: MIDNIGHT + 120, to: MIDNIGHT + 160 };
    const part = flightBetween(without.fixes, range);
    expect([part?.launch, part?.landing]).toEqual([1, 5]);
    expect(without.fixes.time[part?.launch ?? 0]).toBe(range.from);
  });
});

describe('isSameRange', () => {
  it('compares both times, and tells no range from one', () => {
    const range = { from: 0, to: 1 };
    expect(isSameRange(range, { ...range })).toBe(true);
    expect(isSameRange(range, { ...range, to: 2 })).toBe(false);
    expect(isSameRange(null, range)).toBe(false);
    expect(isSameRange(null, null)).toBe(true);
  });
});
