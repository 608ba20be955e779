import { describe, expect, it } from 'vitest';
import { type MovingPart, movingAlong } from '#test/builders/moving';
import { isDrive } from './drive.ts';

const isDriven = (parts: readonly MovingPart[], every = 1): boolean => {
  const { moving, all } = movingAlong(parts, every);
  return isDrive(moving, all);
};
const road = (seconds: number, speed = 16, climb = 0.1): MovingPart => ({ seconds, speed, climb });
const stop = (seconds = 20): MovingPart => ({ seconds });
/** So that it is not level nearly all the time. */
const UPHILL = road(60, 16, 2);
/** Brakes from the speed of a road to a stop, and goes on. */
const STOPS = [road(120), stop(), road(120), stop(), road(120)];

describe('a drive', () => {
  it('brakes to a stop again and again', () => {
    expect(isDriven(STOPS)).toBe(true);
  });

  it('may go up a hill between its stops', () => {
    expect(isDriven([...STOPS, UPHILL])).toBe(true);
  });

  it('is found with a fix every 5 s', () => {
    expect(isDriven(STOPS, 5)).toBe(true);
  });

  it('goes fast on the level all the time', () => {
    expect(isDriven([road(200, 13)])).toBe(true);
    expect(isDriven([road(200, 11.5)])).toBe(false);
  });

  it.each([
    ['9 %', 18, true],
    ['15 %', 30, false],
  ])('without stops may go up or down for %s of the time', (_, hillS, isFound) => {
    expect(isDriven([road(200 - hillS), road(hillS, 16, 3)])).toBe(isFound);
  });

  it.each([0.49, -0.49])('is level up to half a metre a second: %d', (climb) => {
    expect(isDriven([road(200, 16, climb)])).toBe(true);
    expect(isDriven([road(200, 16, 1.1 * climb)])).toBe(false);
  });
});

describe('what is no drive', () => {
  it.each<[string, readonly MovingPart[]]>([
    ['a movement of less than three minutes', [road(80), stop(), road(70)]],
    ['one stop', [road(150), UPHILL, stop(), road(150)]],
    ['slow parts between stops', [road(120, 9), stop(), road(120, 9), stop(), road(120, 9)]],
    ['a descent with stops', [road(120, 16, -1), stop(), road(120, 16, -1), stop(), road(120, 16, -1)]],
    ['stops of 3 s', [road(120), UPHILL, stop(3), road(120), stop(3), road(120)]],
    ['stops in the first and last minute', [road(40), stop(10), road(400, 16, 0.6), stop(10), road(40)]],
    ['a glider that sinks', [{ seconds: 1200, speed: 10, climb: -1.1 }]],
    ['a fast glider that sinks', [{ seconds: 1200, speed: 15, climb: -1.5 }]],
    ['standing', [{ seconds: 1200 }]],
  ])('%s', (_, parts) => {
    expect(isDriven(parts)).toBe(false);
  });

  it('a glider that slows down for half a minute before it stands', () => {
    const approach: MovingPart = { seconds: 30, speed: 5, climb: -0.2 };
    expect(isDriven([road(120, 16, 0.6), road(60), approach, stop(), road(60), approach, stop(), road(160)])).toBe(
      false,
    );
  });

  it('a long ride with two stops: it needs one every ten minutes', () => {
    // Up and down half of the way, so that it is not level all the time.
    const hilly = (seconds: number): readonly MovingPart[] => [road(seconds * 0.7), road(seconds * 0.3, 16, 2)];
    expect(isDriven([...hilly(500), stop(), ...hilly(500), stop(), ...hilly(100)])).toBe(true);
    expect(isDriven([...hilly(1500), stop(), ...hilly(1500), stop(), ...hilly(100)])).toBe(false);
  });
});
