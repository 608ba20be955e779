import { describe, expect, it } from 'vitest';
import type { DistanceUnit } from '#domain/units';
import { FIRST_RADIUS, widerRadius } from './search-radius.ts';

function radii(unit: DistanceUnit): readonly number[] {
  const found: number[] = [];
  for (let radius: number | null = FIRST_RADIUS; radius !== null; radius = widerRadius(radius, unit))
    found.push(radius);
  return found;
}

describe('the search radius', () => {
  it('starts at 2 and doubles', () => {
    expect(radii('kilometers').slice(0, 4)).toEqual([2, 4, 8, 16]);
  });

  it('stays below half the circumference of the earth: 20,015 km', () => {
    expect(radii('kilometers').at(-1)).toBe(16_384);
    expect(radii('miles').at(-1)).toBe(8_192);
  });
});
