import { describe, expect, it } from 'vitest';
import { type MovingPart, movingAlong } from '#test/builders/moving';
import { parkedFlights, unitedStretches } from './parked.ts';

const STAND: MovingPart = { seconds: 120 };
/** To and fro against the wind, up and down. */
const hang = (seconds: number, speed = 1.5): readonly MovingPart[] =>
  Array.from({ length: seconds / 10 }, (_, i) => ({
    seconds: 10,
    speed,
    heading: Math.floor(i / 35) % 2 ? 180 : 0,
    climb: 0.7 * Math.sin((2 * Math.PI * i) / 11),
  }));
const up: MovingPart = { seconds: 60, speed: 0.5, climb: 0.9 };
const down: MovingPart = { seconds: 60, speed: 0.5, climb: -0.9 };

/** Start and end of what is found, in seconds. */
const parkedIn = (parts: readonly MovingPart[], every = 1): readonly (readonly number[])[] => {
  const { moving } = movingAlong(parts, every);
  const start = moving.time[0] ?? 0;
  return parkedFlights(moving).map(({ first, last }) => [first, last].map((i) => (moving.time[i] ?? 0) - start));
};

describe('a glider parked in the wind', () => {
  it.each([1, 2, 5, 10])('is found from launch to landing, with fixes %d s apart', (every) => {
    const [found, ...others] = parkedIn([STAND, up, ...hang(1_400), down, STAND], every);
    expect(others).toEqual([]);
    expect(Math.abs((found?.[0] ?? 0) - 120)).toBeLessThanOrEqual(20);
    expect(Math.abs((found?.[1] ?? 0) - 1_640)).toBeLessThanOrEqual(20);
  });

  it('is found twice where it lands in between', () => {
    expect(parkedIn([STAND, up, ...hang(700), down, STAND, up, ...hang(700), down, STAND])).toHaveLength(2);
  });

  it.each<[string, readonly MovingPart[]]>([
    ['that stays above', [STAND, up, ...hang(1_400), STAND]],
    ['that was not seen to launch from a stand', [up, ...hang(1_400), down, STAND]],
    ['that flies on as fast as gliders do', [STAND, up, ...hang(1_400, 8), down, STAND]],
  ])('is none %s', (_, parts) => {
    expect(parkedIn(parts)).toEqual([]);
  });

  it.each<[string, readonly MovingPart[]]>([
    [
      'a walk up a hill and back',
      [STAND, { seconds: 900, speed: 1.2, climb: 0.4 }, { seconds: 900, speed: 1.2, heading: 180, climb: -0.4 }, STAND],
    ],
    [
      'a lift in a tower',
      [STAND, { seconds: 40, climb: 1.5 }, { seconds: 300, speed: 1 }, { seconds: 40, climb: -1.5 }, STAND],
    ],
  ])('is not %s', (_, parts) => {
    expect(parkedIn(parts)).toEqual([]);
  });
});

it('unites stretches that overlap, in order', () => {
  const united = unitedStretches(
    [
      { first: 5, last: 9 },
      { first: 30, last: 40 },
    ],
    [{ first: 0, last: 7 }],
  );
  expect(united).toEqual([
    { first: 0, last: 9 },
    { first: 30, last: 40 },
  ]);
});
