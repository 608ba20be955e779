import { describe, expect, it } from 'vitest';
import { type MovingPart, movingAlong } from '#test/builders/moving';
import { type Movement, movementOf } from './movement.ts';

function movementIn(parts: readonly MovingPart[], hasAltitude = true): Movement {
  const { moving, all } = movingAlong(parts);
  return movementOf({ ...moving, hasAltitude }, all);
}

const GLIDE: MovingPart = { seconds: 600, speed: 10, climb: -1.1 };
/** 5 m/s down a straight rope. */
const CABLE_CAR: MovingPart = { seconds: 300, speed: 5, climb: -1.5 };
const road = (seconds: number): MovingPart => ({ seconds, speed: 16 });

describe('what a movement is', () => {
  it.each<[Movement, string, readonly MovingPart[]]>([
    ['flight', 'a glide', [GLIDE]],
    ['flight', 'a climb and a glide', [{ seconds: 300, speed: 10, climb: 1.5 }, GLIDE]],
    ['flight', 'a top landing', [GLIDE, { ...GLIDE, climb: 1.1 }]],
    ['flight', 'a short glide that sinks by more than 30 m', [{ seconds: 100, speed: 10, climb: -0.4 }]],
    ['hop', 'a run across the field', [{ seconds: 100, speed: 4 }]],
    ['hop', 'a short glide that sinks by less than 30 m', [{ seconds: 100, speed: 10, climb: -0.2 }]],
    ['flight', 'two minutes on the level', [{ seconds: 120, speed: 8 }]],
    ['rideUp', 'a ride up by cable car', [{ ...CABLE_CAR, climb: 1.5 }]],
    ['cableCar', 'a ride down by cable car', [CABLE_CAR]],
    ['drive', 'a fast road', [road(600)]],
    ['drive', 'a road with stops', [road(150), { seconds: 20 }, road(150), { seconds: 20 }, road(150)]],
  ])('%s: %s', (movement, _, parts) => {
    expect(movementIn(parts)).toBe(movement);
  });
});

describe('a cable car', () => {
  it.each<[string, Partial<MovingPart>, Movement]>([
    ['just fast enough', { speed: 2.1 }, 'cableCar'],
    ['too slow', { speed: 1.9, climb: -1 }, 'flight'],
    ['just slow enough', { speed: 7.9 }, 'cableCar'],
    ['too fast', { speed: 8.1 }, 'flight'],
    ['just steep enough by time', { speed: 4, climb: -0.61 }, 'cableCar'],
    ['too flat by time', { speed: 4, climb: -0.59 }, 'flight'],
    ['just steep enough for its way', { speed: 7.5, climb: -0.91 }, 'cableCar'],
    ['too flat for its way', { speed: 7.5, climb: -0.89 }, 'flight'],
  ])('%s', (_, change, movement) => {
    expect(movementIn([{ ...CABLE_CAR, ...change }])).toBe(movement);
  });

  it.each([
    [20, 'cableCar'],
    [40, 'flight'],
  ] as const)('goes straight: with a bend of %d° it is a %s', (heading, movement) => {
    expect(movementIn([CABLE_CAR, { ...CABLE_CAR, heading }])).toBe(movement);
  });

  it('goes in any direction', () => {
    for (const heading of [0, 45, 90, 180, 301]) expect(movementIn([{ ...CABLE_CAR, heading }])).toBe('cableCar');
  });
});

describe('a movement without altitudes', () => {
  it.each<[Movement, readonly MovingPart[]]>([
    ['flight', [road(600)]],
    ['flight', [{ ...CABLE_CAR, climb: 0 }]],
    ['hop', [{ seconds: 100, speed: 10 }]],
  ])('is a %s of %j', (movement, parts) => {
    expect(movementIn(parts, false)).toBe(movement);
  });
});
