import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupedBy } from './grouped-by.ts';

describe('items by a key', () => {
  it('are in their order, and the groups in that of their first', () => {
    const groups = groupedBy(['bee', 'ant', 'bat', 'cow', 'ape'], ([first]) => first);
    expect([...groups]).toEqual([
      ['b', ['bee', 'bat']],
      ['a', ['ant', 'ape']],
      ['c', ['cow']],
    ]);
  });

  it('tell keys apart as a map does', () => {
    const groups = groupedBy<unknown, unknown>([1, '1', null, undefined, Number.NaN, Number.NaN, ''], (item) => item);
    expect([...groups.values()].map((group) => group.length)).toEqual([1, 1, 1, 1, 2, 1]);
  });

  it('are all of them, each in one group, whatever the key', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50)), fc.integer({ min: 1, max: 9 }), (items, count) => {
        const groups = groupedBy(items, (item) => item % count);
        expect([...groups.values()].flat().toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
        for (const [key, group] of groups) expect(group.every((item) => item % count === key)).toBe(true);
      }),
    );
  });

  it('may be given once only, as a generator gives them', () => {
    expect(groupedBy(new Set([1, 2, 3]).values(), (item) => item % 2).get(1)).toEqual([1, 3]);
    expect(groupedBy([], (item) => item).size).toBe(0);
  });
});
