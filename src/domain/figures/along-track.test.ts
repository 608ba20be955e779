import { describe, expect, it } from 'vitest';
import { heightGainedIn, swingsOf } from './along-track.ts';

const swings = (...altitudes: readonly number[]) => swingsOf(Float32Array.from(altitudes));

it('descents and climbs alternate, from extreme to extreme', () => {
  expect(swings(900, 800, 850, 1000, 995, 600)).toEqual([
    { from: 0, to: 1, change: -100 },
    { from: 1, to: 3, change: 200 },
    { from: 3, to: 5, change: -400 },
  ]);
});

describe('the height gained', () => {
  it.each([
    ['no fix', [], 0],
    ['one fix', [900], 0],
    ['a descent', [900, 700, 500], 0],
    ['a climb', [900, 950, 1000], 100],
    ['two climbs', [900, 1000, 950, 1100], 250],
    ['a climb of less than 10 m', [900, 909, 800], 0],
    ['a climb of 10 m', [900, 910, 800], 10],
    ['a loss of less than 10 m within a climb', [900, 1000, 991, 1050], 150],
    ['a climb that begins with a small loss', [900, 895, 1000], 105],
    ['altitudes below the sea', [-100, -50, -80], 50],
  ])('in %s', (_, altitudes, expected) => {
    expect(heightGainedIn(swings(...altitudes))).toBe(expected);
  });

  it('does not grow with noise of ± 4 m', () => {
    const noisy = Array.from({ length: 3600 }, (_, i) => 1000 + 4 * Math.sin(i * 1.7));
    expect(heightGainedIn(swings(...noisy))).toBe(0);
  });
});
