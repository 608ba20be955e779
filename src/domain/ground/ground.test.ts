import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  altitudeOffset,
  groundBelow,
  groundCount,
  groundStep,
  heightsOfGround,
  isGroundOf,
  isHeight,
  levelledGround,
  packHeights,
  storedGround,
  unpackHeights,
} from './ground.ts';

const HOUR_S = 3_600;
const LAUNCH = 1_748_685_600;

/** Stored ground whose height is that of a function of the seconds since launch. */
function groundOver(durationS: number, heightAt: (second: number) => number) {
  const step = groundStep(durationS);
  const heights = Int16Array.from({ length: groundCount(durationS) }, (_, i) =>
    Math.round(heightAt(Math.min(durationS, i * step))),
  );
  return storedGround({ launchTime: LAUNCH, landingTime: LAUNCH + durationS }, heights);
}

describe('the heights of a flight', () => {
  it.each([
    [0, 2, 1],
    [1, 2, 2],
    [2, 2, 2],
    [3, 2, 3],
    [HOUR_S, 2, 1_801],
    [15_998, 2, 8_000],
    [15_999, 3, 5_334],
    [16_000, 3, 5_335],
    [11 * HOUR_S, 5, 7_921],
    [24 * HOUR_S, 11, 7_856],
    [10_000 * HOUR_S, 4_501, 8_000],
  ])('are, in %i s, every %i s: %i', (durationS, step, count) => {
    expect([groundStep(durationS), groundCount(durationS)]).toEqual([step, count]);
  });

  it('are 8,000 at most, with both ends of the flight, however long it is', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), (durationS) => {
        const [step, count] = [groundStep(durationS), groundCount(durationS)];
        expect(count).toBeLessThanOrEqual(8_000);
        expect((count - 1) * step).toBeGreaterThanOrEqual(durationS);
        expect((count - 2) * step).toBeLessThan(durationS);
      }),
    );
  });

  it('have at most 25 KB in 40,000 s over a world of cliffs', () => {
    let isHigh = false;
    const ground = groundOver(40_000, () => {
      isHigh = !isHigh;
      return isHigh ? 9_000 : -500;
    });
    expect(JSON.stringify(ground).length).toBeLessThanOrEqual(25_000);
    expect(heightsOfGround(ground)).toHaveLength(groundCount(40_000));
  });
});

describe('stored ground', () => {
  const ground = groundOver(600, (second) => 1_000 + second / 2);

  it('belongs to a flight with its launch and landing alone', () => {
    const [launchTime, landingTime] = [LAUNCH, LAUNCH + 600];
    expect(isGroundOf(ground, { launchTime, landingTime })).toBe(true);
    expect(isGroundOf(ground, { launchTime: launchTime + 1, landingTime })).toBe(false);
    expect(isGroundOf(ground, { launchTime, landingTime: landingTime - 1 })).toBe(false);
  });

  it('has a height at launch and landing, and one a step between', () => {
    const heights = heightsOfGround(ground);
    expect(heights).toHaveLength(301);
    expect([heights?.[0], heights?.[150], heights?.at(-1)]).toEqual([1_000, 1_150, 1_300]);
  });

  it.each([
    ['of a shorter flight', { ...ground, to: ground.to - 60 }],
    ['of a longer flight', { ...ground, to: ground.to + 60 }],
    ['that ends before it begins', { ...ground, to: ground.from - 600 }],
    ['lower than any place on earth', groundOver(600, () => -501)],
    ['higher than any place on earth', groundOver(600, (second) => (second === 300 ? 9_001 : 100))],
    ['that is no heights at all', { ...ground, heights: '<script>' }],
  ])('is rejected %s', (_, rejected) => {
    expect(heightsOfGround(rejected)).toBeNull();
  });

  it.each([
    [-501, false],
    [-500, true],
    [9_000, true],
    [9_001, false],
  ])('of %d m is on earth: %s', (height, isOne) => {
    expect(isHeight(height)).toBe(isOne);
    expect(heightsOfGround(groundOver(2, () => height)) !== null).toBe(isOne);
  });

  it('is none of a flight that is longer or shorter by a step', () => {
    for (const off of [-2, 2]) expect(heightsOfGround({ ...ground, to: ground.to + off })).toBeNull();
  });

  it('of a flight without a duration is one height', () => {
    expect(heightsOfGround({ from: LAUNCH, to: LAUNCH, heights: packHeights(Int16Array.of(812)) })).toEqual(
      Int16Array.of(812),
    );
  });
});

describe('the ground below the fixes', () => {
  it('lies on straight lines between the heights', () => {
    const seconds = Uint32Array.of(0, 1, 2, 3, 7, 9, 10);
    const heights = Int16Array.of(100, 110, 110, 90, 130, 150);
    expect([...groundBelow(seconds, heights)]).toEqual([100, 105, 110, 110, 110, 140, 150]);
  });

  it('is between the heights before and after it, and theirs at the ends', () => {
    const heights = fc.array(fc.integer({ min: -500, max: 9_000 }), { minLength: 2, maxLength: 60 });
    fc.assert(
      fc.property(heights, (all) => {
        const durationS = 2 * (all.length - 1);
        const seconds = Uint32Array.from({ length: durationS + 1 }, (_, second) => second);
        const below = groundBelow(seconds, Int16Array.from(all));
        expect([below[0], below[durationS]]).toEqual([all[0], all.at(-1)]);
        expect(Math.min(...below)).toBe(Math.min(...all));
        expect(Math.max(...below)).toBe(Math.max(...all));
      }),
    );
  });

  it('ends with the last height, however short the last step is', () => {
    expect([...groundBelow(Uint32Array.of(0, 2, 3), Int16Array.of(100, 200, 300))]).toEqual([100, 200, 300]);
  });

  it('is known below the one fix of a flight without a duration', () => {
    expect([...groundBelow(Uint32Array.of(0), Int16Array.of(640))]).toEqual([640]);
    expect(groundBelow(new Uint32Array(), new Int16Array())).toHaveLength(0);
  });

  it('of the longest flights is within a metre on an even slope', () => {
    const durationS = 40_000;
    const heights = heightsOfGround(groundOver(durationS, (second) => second / 10));
    const seconds = Uint32Array.from({ length: durationS + 1 }, (_, second) => second);
    const below = groundBelow(seconds, heights ?? new Int16Array());
    const worst = below.reduce((most, height, second) => Math.max(most, Math.abs(height - second / 10)), 0);
    expect(worst).toBeLessThanOrEqual(1);
  });
});

const roundTrip = (heights: readonly number[]): readonly number[] | null => {
  const unpacked = unpackHeights(packHeights(Int16Array.from(heights)), heights.length);
  return unpacked && [...unpacked];
};

describe('packed heights', () => {
  it.each([
    ['one height', [1_234]],
    ['the sea', [0, 0, 0]],
    ['steps of every size in both directions', [0, 1, 0, 15, -1, -17, 496, -16, 511, -9, 8_999, -500, 9_000]],
    ['the lowest and the highest place in turn', [-500, 9_000, -500, 9_000]],
  ])('are unpacked as they were: %s', (_, heights) => {
    expect(roundTrip(heights)).toEqual(heights);
  });

  it('have one character a step below 16 m, two below 512 m, and never more than three', () => {
    const lengthOf = (...heights: number[]): number => packHeights(Int16Array.from(heights)).length;
    expect([lengthOf(15), lengthOf(-16), lengthOf(16), lengthOf(-512), lengthOf(512)]).toEqual([1, 1, 2, 2, 3]);
    expect(lengthOf(-500, 9_000)).toBe(5);
  });

  it('are characters that JSON does not escape', () => {
    const packed = packHeights(Int16Array.from({ length: 2_000 }, (_, i) => (i * 37) % 9_000));
    expect(packed).toMatch(/^[\w-]+$/);
    expect(JSON.stringify(packed)).toHaveLength(packed.length + 2);
  });

  it.each([
    ['nothing', '', 1],
    ['one height too few', packHeights(Int16Array.of(5, 6)), 3],
    ['one height too many', packHeights(Int16Array.of(5, 6, 7)), 2],
    ['a number that does not end', 'zz', 1],
    ['a number of four digits', 'zzz0', 1],
    ['another character', '0 0', 3],
    ['a letter beyond ASCII', '0é0', 3],
    ['heights beyond 16 bits', '-_V'.repeat(3), 3],
    ['a text far too long for its count', '0'.repeat(1_000), 10],
  ])('are null when malformed: %s', (_, packed, count) => {
    expect(unpackHeights(packed, count)).toBeNull();
  });
});

/** A flight from 1,500 m to 600 m whose altitudes are off by so much at launch and at landing. */
const flight = (atLaunch: number, atLanding = atLaunch) => ({
  altitude: Float32Array.of(1_500 + atLaunch, 1_900 + atLaunch, 600 + atLanding),
  ground: Float32Array.of(1_500, 900, 600),
});

const offsetOf = ({ altitude, ground }: ReturnType<typeof flight>): number => altitudeOffset(altitude, ground);

describe('the offset of a flight’s altitudes', () => {
  it.each([
    ['an ellipsoid 48 m above the sea', flight(48), 48],
    ['low pressure', flight(-85), -85],
    ['about the same at both ends', flight(40, 60), 50],
    ['no more than the terrain’s own uncertainty', flight(10), 0],
    ['different at both ends: one of them is not on the ground', flight(140, 5), 0],
    ['more than any datum: it begins in the air', flight(400), 0],
  ])('with %s', (_, flown, offset) => {
    expect(offsetOf(flown)).toBe(offset);
  });

  it.each([
    [48, 52, 50],
    [-48, -52, -50],
    [10, 10, 0],
    [11, 11, 11],
    [-11, -11, -11],
    [150, 150, 150],
    [151, 151, 0],
    [30, 70, 50],
    [29, 70, 0],
    [0, 0, 0],
  ])('of %d m at launch and %d m at landing counts as %d m', (atLaunch, atLanding, expected) => {
    expect(offsetOf(flight(atLaunch, atLanding)) + 0).toBe(expected);
  });

  it('is none without fixes', () => {
    expect(altitudeOffset(new Float32Array(), new Float32Array())).toBe(0);
  });
});

describe('levelled ground', () => {
  it('meets the flight at launch and landing', () => {
    const { altitude, ground } = flight(48);
    expect([...levelledGround(altitude, ground)]).toEqual([1_548, 948, 648]);
    expect([...ground]).toEqual([1_500, 900, 600]);
  });

  it('is the ground itself where nothing is to be levelled', () => {
    const { altitude, ground } = flight(4);
    expect(levelledGround(altitude, ground)).toBe(ground);
  });
});
