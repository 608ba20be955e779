import { describe, expect, it } from 'vitest';
import { endTimeOf, startTimeOf } from './turn-ends.ts';

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
