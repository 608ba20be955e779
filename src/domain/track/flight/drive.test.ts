import { describe, expect, it } from 'vitest';
import { type MovingPart, movingAlong } from '#test/builders/moving';
import { isDrive } from './drive.ts';
import { shapeOf } from './shape.ts';

const isDriven = (parts: readonly MovingPart[], every = 1): boolean => {
  const { moving, all } = movingAlong(parts, every);
  return isDrive(moving, all, shapeOf(moving, all));
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
    ['15 %', 30, true],
    ['45 %', 90, true],
    ['55 %', 110, false],
  ])('without stops may go up or down for %s of the time', (_, hillS, isFound) => {
    expect(isDriven([road(200 - hillS), road(hillS, 16, 1.5)])).toBe(isFound);
  });

  it.each([0.49, -0.49])('is level up to half a metre a second: %d', (climb) => {
    expect(isDriven([road(200, 12.2, climb)])).toBe(true);
    expect(isDriven([road(200, 12.2, 1.1 * climb)])).toBe(false);
  });

  it('goes up and down no steeper than a railway for most of its way, the faster it is', () => {
    expect(isDriven([road(100, 30, 1.1), road(100, 30, -1.1)])).toBe(true);
    expect(isDriven([road(100, 30, 1.3), road(100, 30, -1.3)])).toBe(false);
  });

  it('may be a bus in town, which is never fast', () => {
    expect(isDriven(Array.from({ length: 8 }, () => [road(60, 9), stop()]).flat())).toBe(true);
  });
});

describe('what is no drive', () => {
  it.each<[string, readonly MovingPart[]]>([
    ['a movement of less than three minutes', [road(80), stop(), road(70)]],
    ['one stop', [road(150, 11), stop(), road(150, 11)]],
    ['parts as slow as on a bicycle between stops', [road(120, 7.5), stop(), road(120, 7.5), stop(), road(120, 7.5)]],
    ['a descent with stops', [road(120, 16, -1), stop(), road(120, 16, -1), stop(), road(120, 16, -1)]],
    ['stops of 3 s', [road(120, 11), stop(3), road(120, 11), stop(3), road(120, 11)]],
    ['stops in the first and last minute', [road(40, 11), stop(10), road(400, 11), stop(10), road(40, 11)]],
    ['a glider that sinks', [{ seconds: 1200, speed: 10, climb: -1.1 }]],
    ['a fast glider that sinks', [{ seconds: 1200, speed: 15, climb: -1.5 }]],
    ['standing', [{ seconds: 1200 }]],
  ])('%s', (_, parts) => {
    expect(isDriven(parts)).toBe(false);
  });

  it('a glider that slows down for half a minute before it stands', () => {
    const approach: MovingPart = { seconds: 30, speed: 5, climb: -0.2 };
    const parts = [road(120, 11), approach, stop(), road(60, 11), approach, stop(), road(160, 11)];
    expect(isDriven(parts)).toBe(false);
  });

  it('a long ride with two stops: it needs one every ten minutes', () => {
    expect(isDriven([road(500, 11), stop(), road(500, 11), stop(), road(100, 11)])).toBe(true);
    expect(isDriven([road(1500, 11), stop(), road(1500, 11), stop(), road(100, 11)])).toBe(false);
  });

  it('a glider that stands in the wind for most of its time', () => {
    const turn: MovingPart = { seconds: 20, speed: 9 };
    expect(isDriven(Array.from({ length: 12 }, () => [turn, stop(40)]).flat())).toBe(false);
  });

  it('what goes up as no road does', () => {
    const climb = road(90, 16, 3);
    expect(isDriven([road(100, 16), climb, road(100, 16)])).toBe(false);
  });
});
