import { describe, expect, it } from 'vitest';
import { type MovingPart, movingAlong } from '#test/builders/moving';
import { isDrive, isUphillRide } from './rides.ts';
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

/** Whether a stretch over these altitudes, with a fix each 5 m up or down, is a ride up. */
function isRide(...turns: readonly number[]): boolean {
  const altitude = turns.slice(1).flatMap((to, k) => {
    const from = turns[k] ?? to;
    const steps = Math.max(1, Math.abs(to - from) / 5);
    return Array.from({ length: Math.round(steps) }, (_, i) => from + ((i + 1) / steps) * (to - from));
  });
  const liftAltitude = Float32Array.from([turns[0] ?? 0, ...altitude]);
  return isUphillRide({ liftAltitude }, { first: 0, last: liftAltitude.length - 1 });
}

describe('a ride up the hill', () => {
  it.each([
    ['straight up', [600, 1800]],
    ['just above 100 m', [600, 705]],
    ['over the crest, and down again by 50 m', [600, 1000, 950]],
    ['of a large hill, and down by a fifth of what it gains', [600, 1800, 1605]],
    ['by a road that dips', [600, 1000, 900, 1400, 1300, 1800]],
    ['below the sea', [-300, -100]],
  ])('%s', (_, turns) => {
    expect(isRide(...turns)).toBe(true);
  });
});

describe('no ride up the hill', () => {
  it.each([
    ['a gain of 100 m', [600, 700]],
    ['a glide', [1800, 600]],
    ['a flight that lands on its hill', [1500, 1500, 900, 1500]],
    ['a flight that ends above its start, far below its highest point', [600, 2500, 900]],
    ['a small hill, and down by more than 50 m', [600, 800, 745]],
    ['soaring that loses much more than it gains', [600, 1000, 700, 1000, 700, 1000, 700, 1000, 750]],
    ['the level', [600, 600]],
  ])('%s', (_, turns) => {
    expect(isRide(...turns)).toBe(false);
  });

  it('is found in no fixes and in one', () => {
    const liftAltitude = Float32Array.of(600, 1800);
    expect(isUphillRide({ liftAltitude }, { first: 0, last: 0 })).toBe(false);
    expect(isUphillRide({ liftAltitude: new Float32Array(0) }, { first: 0, last: 0 })).toBe(false);
  });
});

describe('losses on the way up', () => {
  /** Gains 200 m with so many dips of a depth. */
  const dipping = (dips: number, depth: number) =>
    isRide(
      600,
      ...Array.from({ length: dips }, (_, i) => [610 + (i * 180) / dips + depth, 610 + (i * 180) / dips]).flat(),
      800,
    );

  it('count from 15 m on', () => {
    expect(dipping(60, 10)).toBe(true);
    expect(dipping(60, 20)).toBe(false);
  });

  it('may be twice the gain', () => {
    // Dips of 20 m each, 400 m may be lost in all.
    expect(dipping(15, 20)).toBe(true);
    expect(dipping(30, 20)).toBe(false);
  });

  it('do not depend on the height of the hill above the sea', () => {
    const turns = [0, 300, 250, 500, 400, 700, 680];
    for (const base of [-100, 0, 900, 4000]) expect(isRide(...turns.map((metres) => base + metres))).toBe(true);
  });
});

it('looks at its own fixes alone', () => {
  const liftAltitude = Float32Array.from([3000, 600, 900, 1200, 1500, 500]);
  expect(isUphillRide({ liftAltitude }, { first: 1, last: 4 })).toBe(true);
  expect(isUphillRide({ liftAltitude }, { first: 0, last: 4 })).toBe(false);
  expect(isUphillRide({ liftAltitude }, { first: 1, last: 5 })).toBe(false);
});
