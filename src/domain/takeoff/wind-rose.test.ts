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

  it('counts every wind once, whatever the winds', () => {
    const winds = Array.from({ length: 720 }, (_, i) => wind(i / 2, i % 45));
    const rose = windRose(winds);
    expect(rose.map(({ sector }) => sector)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(rose.map(({ count }) => count)).toEqual(rose.map(() => 90));
    for (const { count, byStrength } of rose) expect(byStrength.reduce((sum, one) => sum + one)).toBe(count);
    const total = rose.reduce((sum, { count, meanSpeedMps }) => sum + count * meanSpeedMps, 0);
    expect(total).toBeCloseTo(
      winds.reduce((sum, { speedMps }) => sum + speedMps, 0),
      6,
    );
  });

  it('turns with the winds: 45° further they are in the next sector', () => {
    const degrees = [3, 50, 100, 170, 200, 290, 310, 350];
    const before = countsOf(...degrees.map((from) => wind(from)));
    const after = countsOf(...degrees.map((from) => wind(from + 45)));
    expect(after).toEqual([...before.slice(-1), ...before.slice(0, -1)]);
  });

  it('counts light, moderate and strong winds apart, and has their mean speed', () => {
    const west = windRose([wind(270, 9.9), wind(271, 10), wind(269, 19.9), wind(270, 20), wind(280, 40)])[6];
    expect(west).toMatchObject({ count: 5, byStrength: [1, 2, 2] });
    expect(west?.meanSpeedMps).toBeCloseTo(99.8 / 5 / 3.6, 9);
  });
});
