import { describe, expect, it } from 'vitest';
import { HEIGHT_BAND_M, timesAbove } from './times-above.ts';

const above = (fixes: readonly (readonly [time: number, altitude: number])[]) =>
  timesAbove(
    Uint32Array.from(fixes, ([time]) => time),
    Float32Array.from(fixes, ([, altitude]) => altitude),
  );

describe('the time above heights', () => {
  it('is told by the bands of the winds', () => {
    const heights = above([
      [0, 750],
      [100, 1750],
    ]).map(({ heightM }) => heightM);
    expect(heights.map((height) => height % HEIGHT_BAND_M)).toEqual(heights.map(() => 0));
    expect((heights[1] ?? 0) - (heights[0] ?? 0)).toBe(HEIGHT_BAND_M);
  });

  it('is listed by steps of 500 m, from below the lowest point to below the highest', () => {
    expect(
      above([
        [0, 750],
        [100, 1750],
      ]),
    ).toEqual([
      { heightM: 500, seconds: 100 },
      { heightM: 1000, seconds: 75 },
      { heightM: 1500, seconds: 25 },
    ]);
  });

  it('counts descents as climbs', () => {
    expect(
      above([
        [0, 600],
        [100, 1100],
        [300, 600],
      ]).at(-1),
    ).toEqual({ heightM: 1000, seconds: 60 });
  });

  it('counts flying level at a height as above it', () => {
    expect(
      above([
        [0, 1000],
        [60, 1000],
      ]),
    ).toEqual([{ heightM: 1000, seconds: 60 }]);
  });

  it('has heights below the sea', () => {
    expect(
      above([
        [0, -250],
        [10, 250],
      ]),
    ).toEqual([
      { heightM: -500, seconds: 10 },
      { heightM: 0, seconds: 5 },
    ]);
  });

  it('is 0 for a single fix', () => {
    expect(above([[0, 1234]])).toEqual([{ heightM: 1000, seconds: 0 }]);
  });
});
