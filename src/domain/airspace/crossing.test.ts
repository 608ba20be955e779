import { describe, expect, it } from 'vitest';
import {
  type AirspaceCrossing,
  closeCrossing,
  type Depths,
  depthOf,
  extendCrossing,
  openCrossing,
} from './crossing.ts';

const START_TIME = 1_750_000_000;
/** Seconds between two fixes. */
const EVERY_S = 10;

/** Returns the crossing of fixes with these depths from the fix 5 on. */
function crossingOf(depths: readonly Depths[], isKnown = true): AirspaceCrossing {
  const [first = { horizontalM: 0, verticalM: 0 }] = depths;
  const open = openCrossing(5, first);
  depths.forEach((one, i) => {
    extendCrossing(open, 5 + i, one);
  });
  const time = Uint32Array.from({ length: 50 }, (_, i) => START_TIME + EVERY_S * i);
  return closeCrossing(open, { airspace: 3, time, isKnown });
}

const at = (horizontalM: number, verticalM = 500): Depths => ({ horizontalM, verticalM });

describe('a crossing', () => {
  it('is inside from the first fix at an edge or in it to the last', () => {
    const crossing = crossingOf([at(-40), at(0), at(60), at(200), at(10), at(-1), at(-49)]);
    expect(crossing).toEqual({
      airspace: 3,
      state: 'inside',
      from: 6,
      to: 9,
      seconds: 30,
      deepest: { index: 8, horizontalM: 200, verticalM: 500 },
    });
  });

  it('is near with all of its fixes while none is beyond both margins', () => {
    expect(crossingOf([at(-40), at(30), at(-20)])).toMatchObject({ state: 'near', from: 5, to: 7, seconds: 20 });
  });

  it.each([
    ['at the margin of the edge', at(50, 101), 'near'],
    ['beyond both', at(51, 101), 'inside'],
    ['at the margin of a limit', at(51, 100), 'near'],
    ['beyond that of a limit alone', at(49, 1000), 'near'],
    ['beyond that of the edge alone', at(1000, 99), 'near'],
    ['without any limit', at(51, Number.POSITIVE_INFINITY), 'inside'],
  ] as const)('%s is %s', (_, depths, state) => {
    expect(crossingOf([depths]).state).toBe(state);
  });

  it('is unknown where a limit cannot be compared, but near remains near', () => {
    expect(crossingOf([at(500)], false).state).toBe('unknown');
    expect(crossingOf([at(20)], false).state).toBe('near');
  });

  it('counts a fix below the floor as outside, however far from the edges', () => {
    const crossing = crossingOf([at(900, -50), at(900, 150), at(900, -1)]);
    expect(crossing).toMatchObject({ state: 'inside', from: 6, to: 6, seconds: 0 });
  });

  it('has no vertical depth without limits', () => {
    expect(crossingOf([at(70, Number.POSITIVE_INFINITY)]).deepest).toEqual({
      index: 5,
      horizontalM: 70,
      verticalM: null,
    });
  });
});

describe('the deepest fix of a crossing', () => {
  it('is the one with the longest way to whatever is nearest', () => {
    const { deepest } = crossingOf([at(100, 900), at(2000, 90), at(150, 160), at(3000, 140)]);
    expect(deepest).toEqual({ index: 7, horizontalM: 150, verticalM: 160 });
  });

  it('is the first of several as deep', () => {
    expect(crossingOf([at(100), at(120), at(120), at(110)]).deepest.index).toBe(6);
  });

  it('may be outside', () => {
    expect(crossingOf([at(-40, -90), at(-45, -20), at(-30, -30)]).deepest).toMatchObject({
      index: 7,
      horizontalM: -30,
      verticalM: -30,
    });
  });

  it('is as deep as the lesser of its depths', () => {
    expect(depthOf(openCrossing(0, at(70, 30)))).toBe(30);
    expect(depthOf(openCrossing(0, at(-70, 30)))).toBe(-70);
  });
});
