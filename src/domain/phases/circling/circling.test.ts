import { describe, expect, it } from 'vitest';
import { metresFromStart } from '#domain/track/flight/motion';
import { type AirLeg, flownAir, type Recording } from '#test/builders/flown-air';
import { airVelocity } from './air-velocity.ts';
import { type Circling, circlingsOf } from './circling.ts';
import { turningOf } from './turning.ts';
import { groundVelocity } from './velocity.ts';

const GLIDE: AirLeg = { seconds: 120 };
const RIGHT = 18;
const LEFT = -18;

describe('circlingsOf', () => {
  it('finds when circles begin and end, and how many there are', () => {
    const [found, ...others] = circlings([GLIDE, { seconds: 90, turn: RIGHT }, GLIDE]);
    expect(others).toEqual([]);
    expect(Math.abs((found?.start ?? 0) - 120)).toBeLessThan(1.5);
    expect(Math.abs((found?.end ?? 0) - 210)).toBeLessThan(1.5);
    expect(found?.turns).toBeCloseTo(4.5, 0);
    expect(found?.sides).toEqual(['right']);
  });

  it('finds circles that last from the first fix to the last', () => {
    const [found] = circlings([{ seconds: 90, turn: LEFT }]);
    expect(found?.start).toBeLessThan(3);
    expect(found?.end).toBeGreaterThan(87);
    expect(found?.sides).toEqual(['left']);
  });

  it.each([
    ['fewer than 1.5 turns', [GLIDE, { seconds: 26, turn: RIGHT }, GLIDE]],
    ['less than 30 s', [GLIDE, { seconds: 25, turn: 25 }, GLIDE]],
    ['wide turns', [GLIDE, { seconds: 200, turn: 5 }, GLIDE]],
  ])('finds none in %s', (_, legs) => {
    expect(circlings(legs)).toEqual([]);
  });

  it('goes on over a pause of 20 s, but not of 40 s', () => {
    const circles: AirLeg = { seconds: 60, turn: RIGHT };
    expect(circlings([GLIDE, circles, { seconds: 20 }, circles, GLIDE])).toHaveLength(1);
    expect(circlings([GLIDE, circles, { seconds: 40 }, circles, GLIDE])).toHaveLength(2);
  });

  it('goes on in the other direction', () => {
    const [found, ...others] = circlings([GLIDE, { seconds: 60, turn: RIGHT }, { seconds: 80, turn: LEFT }, GLIDE]);
    expect(others).toEqual([]);
    expect(found?.sides).toEqual(['right', 'left']);
    expect(Math.abs((found?.turns ?? 0) - 7)).toBeLessThan(0.6);
  });

  it('is not ended by a short turn the other way', () => {
    const circles: AirLeg = { seconds: 60, turn: RIGHT };
    const found = circlings([GLIDE, circles, { seconds: 4, turn: LEFT }, circles, GLIDE]);
    expect(found.map(({ sides }) => sides)).toEqual([['right']]);
  });

  it('finds circles in fixes 5 s apart', () => {
    const found = circlings([GLIDE, { seconds: 200, turn: RIGHT }, GLIDE], { every: 5 });
    expect(found).toHaveLength(1);
  });

  it('finds none who walks in circles', () => {
    expect(circlings([{ seconds: 300, turn: RIGHT, speed: 1.5 }])).toEqual([]);
  });

  it('finds none in fixes 10 s apart: they do not show circles', () => {
    expect(circlings([GLIDE, { seconds: 200, turn: RIGHT }, GLIDE], { every: 10 })).toEqual([]);
  });
});

interface Found {
  readonly start: number;
  readonly end: number;
  readonly turns: number;
  readonly sides: readonly string[];
}

function circlings(legs: readonly AirLeg[], recording: Recording = {}): readonly Found[] {
  const { track } = flownAir(legs, { wind: { kmh: 15, from: 200 }, ...recording });
  const launch = track.time[0] ?? 0;
  const air = airVelocity(groundVelocity(track.time, metresFromStart(track)));
  return circlingsOf({ air, turning: turningOf(air) }).map(({ startTime, endTime, turns, parts }: Circling) => ({
    start: startTime - launch,
    end: endTime - launch,
    turns,
    sides: parts.map(({ side }) => side),
  }));
}
