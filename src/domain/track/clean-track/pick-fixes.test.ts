import { describe, expect, it } from 'vitest';
import type { Fixes } from '#domain/igc/igc-file';
import { parseIgc } from '#domain/igc/parse-igc';
import { igcBytes } from '#test/builders/igc';
import { pickFixes, sliceFixes } from './pick-fixes.ts';

const FIXES = parseIgc(
  igcBytes({
    fixes: [0, 1, 2, 3].map((i) => ({
      at: i,
      lat: 47 + i,
      lng: 11 - i,
      gnss: 100 + i,
      pressure: 90 + i,
      valid: i !== 1,
    })),
  }),
).fixes;

describe('sliceFixes', () => {
  it('copies every column from one index to before another', () => {
    expect(rowsOf(sliceFixes(FIXES, 1, 3))).toEqual([
      [48, 10, 101, 91, 0],
      [49, 9, 102, 92, 1],
    ]);
  });

  it('copies nothing beyond the end', () => {
    expect(sliceFixes(FIXES, 4, 4).length).toBe(0);
  });
});

describe('pickFixes', () => {
  it('copies every column at the indexes, in their order', () => {
    expect(rowsOf(pickFixes(FIXES, Uint32Array.of(3, 0)))).toEqual([
      [50, 8, 103, 93, 1],
      [47, 11, 100, 90, 1],
    ]);
  });

  it('copies nothing for no indexes', () => {
    expect(pickFixes(FIXES, new Uint32Array()).length).toBe(0);
  });
});

function rowsOf({
  lat,
  lng,
  gnssAltitude,
  pressureAltitude,
  valid,
}: Fixes): readonly (readonly (number | undefined)[])[] {
  return Array.from(lat, (latitude, i) => [latitude, lng[i], gnssAltitude[i], pressureAltitude[i], valid[i]]);
}
