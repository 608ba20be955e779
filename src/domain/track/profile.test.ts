import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROFILE_POINTS, packProfile, unpackProfile } from './profile.ts';

describe('packProfile', () => {
  it('uses one character per value, from the lowest to the highest', () => {
    expect(packProfile([100, 200, 300])).toBe('0W_');
  });

  it('uses at most 64 characters, first and last value included', () => {
    const values = Array.from({ length: 1000 }, (_, i) => i);
    const profile = packProfile(values);
    expect(profile).toHaveLength(PROFILE_POINTS);
    expect(profile.at(0)).toBe('0');
    expect(profile.at(-1)).toBe('_');
  });

  it('draws a level flight at the bottom', () => {
    expect(packProfile([500, 500, 500])).toBe('000');
  });

  it('packs a single value, and none', () => {
    expect(packProfile([500])).toBe('0');
    expect(packProfile([])).toBe('');
  });

  it('needs no escape in JSON, HTML or an address', () => {
    expect(packProfile(Array.from({ length: 64 }, (_, i) => i))).toMatch(/^[\w-]{64}$/);
  });
});

describe('unpackProfile', () => {
  it('restores the shape, from 0 to 1', () => {
    expect(unpackProfile('0W_')).toEqual([0, 32 / 63, 1]);
  });

  it('reads invalid characters as the lowest level', () => {
    expect(unpackProfile('_?_')).toEqual([1, 0, 1]);
  });

  it('is off by less than a level for any flight', () => {
    const altitudes = fc.array(fc.integer({ min: -400, max: 9000 }), { minLength: 2, maxLength: PROFILE_POINTS });
    fc.assert(
      fc.property(altitudes, (values) => {
        const lowest = Math.min(...values);
        const range = Math.max(...values) - lowest || 1;
        for (const [i, point] of unpackProfile(packProfile(values)).entries()) {
          expect(Math.abs(point - ((values[i] ?? 0) - lowest) / range)).toBeLessThan(1 / 63);
        }
      }),
    );
  });
});
