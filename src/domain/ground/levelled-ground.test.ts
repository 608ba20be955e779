import { describe, expect, it } from 'vitest';
import { altitudeOffset, levelledGround } from './levelled-ground.ts';

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
