import { describe, expect, it } from 'vitest';
import { type MovingPart, movingAlong } from '#test/builders/moving';
import { hasNoisyRest, hasRest, isAtRest } from './rest.ts';

const FLYING: MovingPart = { seconds: 100, speed: 10, climb: -1 };
const still = (seconds: number): MovingPart => ({ seconds });
const restIn = (parts: readonly MovingPart[], every = 1): readonly [boolean, boolean] => {
  const { moving, all } = movingAlong(parts, every);
  return [hasRest(moving, all), hasNoisyRest(moving, all)];
};

describe('a recorder at rest', () => {
  it.each([
    [0, 0, true],
    [0.99, 0.29, true],
    [0.99, -0.29, true],
    [1, 0, false],
    [0, 0.3, false],
    [0, -0.3, false],
    [10, 1, false],
  ])('at %d m/s, climbing at %d m/s: %s', (speed, climb, isRest) => {
    const motion = { speed: Float32Array.of(speed), climb: Float32Array.of(climb) };
    // The columns have fewer digits: what is just below a limit stays below it.
    expect(isAtRest(motion, 0)).toBe(climb === 0.3 || climb === -0.3 ? Math.fround(0.3) < 0.3 : isRest);
  });
});

describe('a rest in a stretch', () => {
  it.each([
    [59, false],
    [60, true],
    [300, true],
  ])('of %d s is found: %s', (seconds, isFound) => {
    expect(restIn([FLYING, still(seconds), FLYING])[0]).toBe(isFound);
  });

  it.each([2, 5, 10])('is found with a fix every %d s', (every) => {
    expect(restIn([FLYING, still(60), FLYING], every)[0]).toBe(true);
    expect(restIn([FLYING, still(50), FLYING], every)[0]).toBe(false);
  });

  it('is broken by a single step', () => {
    const step: MovingPart = { seconds: 1, speed: 2 };
    expect(restIn([FLYING, still(50), step, still(50), FLYING])).toEqual([false, false]);
  });

  it('is none while the altitude trembles, but for the noisy kind', () => {
    const trembling = Array.from({ length: 40 }, (_, i) => ({ seconds: 2, climb: i % 2 === 0 ? 1 : -1 }));
    expect(restIn([FLYING, ...trembling, FLYING])).toEqual([false, true]);
  });

  it('is none of a glider parked in the wind, which climbs or sinks', () => {
    expect(restIn([FLYING, { seconds: 200, climb: 0.5 }, FLYING])).toEqual([false, false]);
    expect(restIn([FLYING, { seconds: 200, climb: -0.4 }, FLYING])).toEqual([false, false]);
  });

  it.each([
    [0.24, true],
    [0.26, false],
  ])('of the noisy kind ends within 15 m of its start: at %d m/s for a minute %s', (climb, isFound) => {
    expect(restIn([FLYING, { seconds: 61, climb }, FLYING])[1]).toBe(isFound);
  });

  it('is not looked for outside of the stretch', () => {
    const { moving, parts } = movingAlong([still(100), FLYING, still(100)]);
    const [, flight = { first: 0, last: 0 }] = parts;
    expect([hasRest(moving, flight), hasNoisyRest(moving, flight)]).toEqual([false, false]);
  });

  it('may be asked to last longer', () => {
    const { moving, all } = movingAlong([FLYING, still(200), FLYING]);
    expect([hasNoisyRest(moving, all, 199), hasNoisyRest(moving, all, 202)]).toEqual([true, false]);
  });

  it('is none in no time', () => {
    const { moving } = movingAlong([still(10)]);
    for (const range of [
      { first: 0, last: 0 },
      { first: 5, last: 4 },
    ])
      expect([hasRest(moving, range), hasNoisyRest(moving, range)]).toEqual([false, false]);
  });
});
