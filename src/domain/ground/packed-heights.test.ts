import { describe, expect, it } from 'vitest';
import { packHeights, unpackHeights } from './packed-heights.ts';

const roundTrip = (heights: readonly number[]): readonly number[] | null => {
  const unpacked = unpackHeights(packHeights(Int16Array.from(heights)), heights.length);
  return unpacked && [...unpacked];
};

describe('packed heights', () => {
  it.each([
    ['one height', [1_234]],
    ['the sea', [0, 0, 0]],
    ['steps of every size in both directions', [0, 1, 0, 15, -1, -17, 496, -16, 511, -9, 8_999, -500, 9_000]],
    ['the lowest and the highest place in turn', [-500, 9_000, -500, 9_000]],
  ])('are unpacked as they were: %s', (_, heights) => {
    expect(roundTrip(heights)).toEqual(heights);
  });

  it('have one character a step below 16 m, two below 512 m, and never more than three', () => {
    const lengthOf = (...heights: number[]): number => packHeights(Int16Array.from(heights)).length;
    expect([lengthOf(15), lengthOf(-16), lengthOf(16), lengthOf(-512), lengthOf(512)]).toEqual([1, 1, 2, 2, 3]);
    expect(lengthOf(-500, 9_000)).toBe(5);
  });

  it('are characters that JSON does not escape', () => {
    const packed = packHeights(Int16Array.from({ length: 2_000 }, (_, i) => (i * 37) % 9_000));
    expect(packed).toMatch(/^[\w-]+$/);
    expect(JSON.stringify(packed)).toHaveLength(packed.length + 2);
  });

  it.each([
    ['nothing', '', 1],
    ['one height too few', packHeights(Int16Array.of(5, 6)), 3],
    ['one height too many', packHeights(Int16Array.of(5, 6, 7)), 2],
    ['a number that does not end', 'zz', 1],
    ['a number of four digits', 'zzz0', 1],
    ['another character', '0 0', 3],
    ['a letter beyond ASCII', '0é0', 3],
    ['heights beyond 16 bits', '-_V'.repeat(3), 3],
    ['a text far too long for its count', '0'.repeat(1_000), 10],
  ])('are null when malformed: %s', (_, packed, count) => {
    expect(unpackHeights(packed, count)).toBeNull();
  });
});
