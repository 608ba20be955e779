import { describe, expect, it } from 'vitest';
import { windRose } from './wind-rose.ts';

const wind = (fromDegrees: number, kmh = 5) => ({ fromDegrees, speedMps: kmh / 3.6 });
const countsOf = (...winds: ReturnType<typeof wind>[]) => windRose(winds).map(({ count }) => count);

describe('the wind rose', () => {
  it('has eight directions, also without any wind', () => {
    expect(windRose([])).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((sector) => ({ sector, count: 0, byStrength: [0, 0, 0], meanSpeedMps: 0 })),
    );
  });

  it.each([
    [0, 0],
    [22, 0],
    [23, 1],
    [90, 2],
    [202, 4],
    [203, 5],
    [337, 7],
    [338, 0],
    [359.9, 0],
    [360, 0],
    [-45, 7],
  ])('counts %d° in the sector %d', (degrees, sector) => {
    const counts = countsOf(wind(degrees));
    expect(counts[sector]).toBe(1);
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  });

  it('counts light, moderate and strong winds apart, and has their mean speed', () => {
    const west = windRose([wind(270, 9.9), wind(271, 10), wind(269, 19.9), wind(270, 20), wind(280, 40)])[6];
    expect(west).toMatchObject({ count: 5, byStrength: [1, 2, 2] });
    expect(west?.meanSpeedMps).toBeCloseTo(99.8 / 5 / 3.6, 9);
  });
});
