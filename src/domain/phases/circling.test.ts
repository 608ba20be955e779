import { describe, expect, it } from 'vitest';
import { metresFromStart } from '#domain/track/flight/motion';
import { type AirLeg, flownAir, type Recording } from '#test/builders/flown-air';
import { type Circling, circlingsOf, endTimeOf, startTimeOf } from './circling.ts';
import { airVelocity } from './flown-air.ts';
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

/** Rates of turn, one every so many seconds from 1000 on, and a run of them. */
function turn(rates: readonly number[], run: readonly [from: number, to: number], everyS = 2) {
  return {
    time: Float64Array.from(rates, (_, i) => 1000 + everyS * i),
    rate: Float64Array.from(rates),
    run: { from: run[0], to: run[1] },
  };
}

/** Slow, then six fast ones, then slow again. */
const EVEN = [0, 0, 0, 18, 18, 18, 18, 18, 18, 0, 0, 0];

describe('the ends of a turn', () => {
  it('are half way between the last slow measurement and the first fast one', () => {
    expect(startTimeOf(turn(EVEN, [3, 8]))).toEqual({ index: 3, time: 1005 });
    expect(endTimeOf(turn(EVEN, [3, 8]))).toEqual({ index: 8, time: 1017 });
  });

  it('are the same to the left', () => {
    const left = EVEN.map((rate) => -rate);
    expect(startTimeOf(turn(left, [3, 8]))).toEqual({ index: 3, time: 1005 });
    expect(endTimeOf(turn(left, [3, 8]))).toEqual({ index: 8, time: 1017 });
  });

  it('are where the rate is half of what it becomes, between measurements', () => {
    const rising = [0, 4, 8, 12, 16, 16, 16, 16, 16, 16, 16, 12, 8, 4, 0];
    const [start, end] = [startTimeOf(turn(rising, [2, 12], 4)), endTimeOf(turn(rising, [2, 12], 4))];
    // The mean rate, weighted by itself, is 14.4: half of it is passed just before 8.
    expect(start.index).toBe(2);
    expect(start.time).toBeGreaterThan(1004 + 3);
    expect(start.time).toBeLessThan(1008);
    expect(end.index).toBe(12);
    expect(end.time - 1008).toBeCloseTo(1048 - start.time, 9);
  });

  it('leave out the slow beginning and end of a run', () => {
    const slow = [0, 6, 6, 6, 20, 20, 20, 20, 20, 20, 6, 6, 0];
    expect(startTimeOf(turn(slow, [1, 11])).index).toBe(4);
    expect(endTimeOf(turn(slow, [1, 11])).index).toBe(9);
  });

  it('reach beyond a run that begins late and ends early', () => {
    expect(startTimeOf(turn(EVEN, [5, 6])).index).toBe(3);
    expect(endTimeOf(turn(EVEN, [5, 6])).index).toBe(8);
  });

  it('are those of the recording where it begins or ends in the turn', () => {
    const always = [18, 18, 18, 18, 18];
    expect(startTimeOf(turn(always, [0, 4]))).toEqual({ index: 0, time: 1000 });
    expect(endTimeOf(turn(always, [0, 4]))).toEqual({ index: 4, time: 1008 });
  });

  it.each([
    [8, 1020, 1068],
    [9, 1027, 1072],
  ])('lie between measurements up to 8 s apart, not across a gap: every %d s', (everyS, start, end) => {
    expect(startTimeOf(turn(EVEN, [3, 8], everyS)).time).toBe(start);
    expect(endTimeOf(turn(EVEN, [3, 8], everyS)).time).toBe(end);
  });

  it('are mirrored in time', () => {
    const rates = [0, 1, 5, 11, 17, 20, 18, 19, 13, 6, 3, 0];
    const last = 1000 + 2 * (rates.length - 1);
    const [start, end] = [startTimeOf(turn(rates, [3, 8])), endTimeOf(turn(rates.toReversed(), [3, 8]))];
    expect(end.index).toBe(rates.length - 1 - start.index);
    expect(end.time - 1000).toBeCloseTo(last - start.time, 9);
  });
});
