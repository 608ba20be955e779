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
    ['flight', 'a straight sled ride of three minutes', [{ seconds: 180, speed: 8, climb: -1.1 }]],
    ['flight', 'a straight glide against the wind', [{ seconds: 300, speed: 6, climb: -1.15 }]],
    ['flight', 'soaring to and fro on the level', beats(10, 0.3)],
    [
      'flight',
      'a wind as fast as the glider, with lift',
      [...beats(6, 0.8, 5), { seconds: 300, speed: 0.5, climb: 0.3 }],
    ],
    ['flight', 'soaring along a coast, there and back once', coast()],
    ['flight', 'a slow glide in the evening, at an even speed', [{ seconds: 900, speed: 9.5, climb: -0.45 }]],
    ['flight', 'a spiral dive and a glide', [GLIDE, ...spiral(), { ...GLIDE, seconds: 120 }]],
    ['flight', 'a fast ridge at one height after the other', coast(16)],
    ['hop', 'a run across the field', [{ seconds: 100, speed: 4 }]],
    ['hop', 'a short glide that sinks by less than 30 m', [{ seconds: 100, speed: 10, climb: -0.2 }]],
    [
      'hop',
      'hops that the wind pushes back, for minutes',
      [
        { seconds: 154, speed: 3.8 },
        { seconds: 60, speed: 3.4 },
      ],
    ],
    ['run', 'a run down a path', [{ seconds: 400, speed: 4.3, climb: -0.4 }]],
    ['run', 'a walk up', [{ seconds: 4000, speed: 1.3, climb: 0.02 }]],
    ['rideUp', 'a ride up by cable car', [{ ...CABLE_CAR, climb: 1.5 }]],
    ['drive', 'a fast road', [road(600)]],
    [
      'drive',
      'a road on which it gets faster and slower',
      Array.from({ length: 6 }, () => [road(40), { seconds: 20, speed: 9 }]).flat(),
    ],
    ['drive', 'a road with stops', [road(150), { seconds: 20 }, road(150), { seconds: 20 }, road(150)]],
    ['doubtful', 'a straight and steep way down, as that of a cable car', [CABLE_CAR]],
    ['doubtful', 'a run down a steep path', [{ seconds: 400, speed: 4.3, climb: -0.9 }]],
    ['doubtful', 'a level road for four minutes', [{ seconds: 240, speed: 11, climb: 0.2 }]],
    ['doubtful', 'a short road up', [{ seconds: 200, speed: 9, climb: 0.4 }]],
    [
      'doubtful',
      'a slow way down, with a stop',
      [{ seconds: 900, speed: 8, climb: -0.45 }, { seconds: 60 }, { seconds: 900, speed: 8, climb: -0.45 }],
    ],
    [
      'doubtful',
      'a way down as a glider sinks, with a stop',
      [{ seconds: 400, speed: 10, climb: -0.8 }, { seconds: 30 }, { seconds: 400, speed: 10, climb: -0.8 }],
    ],
    ['doubtful', 'a fast road down a mountain', [{ seconds: 900, speed: 19, climb: -0.9 }]],
    ['doubtful', 'a ferry', [{ seconds: 1800, speed: 8 }]],
    ['doubtful', 'a way down on skis', [{ seconds: 300, speed: 10, climb: -3 }]],
    [
      'doubtful',
      'a way down with rests',
      Array.from({ length: 4 }, () => [{ ...GLIDE, seconds: 150 }, { seconds: 20 }]).flat(),
    ],
    ['doubtful', 'a serpentine', Array.from({ length: 12 }, (_, i) => hairpin(i)).flat()],
    ['doubtful', 'what is faster than any glider', [{ seconds: 900, speed: 60, climb: -2.5 }]],
  ])('%s: %s', (movement, _, parts) => {
    expect(movementIn(parts)).toBe(movement);
  });

  it('is a flight where it circles up, however fast the wind, and however level it is else', () => {
    const circles = (climb: number): readonly MovingPart[] =>
      Array.from({ length: 40 }, (_, i) => ({ seconds: 4, speed: 10, climb, heading: 72 * i }));
    const level: MovingPart = { seconds: 400, speed: 22 };
    expect(movementIn([...circles(2), level, level])).toBe('flight');
    expect(movementIn([level, level])).toBe('drive');
  });

  it('is a flight where it ends near its top only when it circles up', () => {
    const climb: readonly MovingPart[] = Array.from({ length: 60 }, (_, i) => ({
      seconds: 4,
      speed: 9,
      climb: 1,
      heading: 72 * i,
    }));
    expect(movementIn(climb)).toBe('flight');
    expect(movementIn([{ seconds: 240, speed: 9, climb: 1 }])).toBe('rideUp');
  });
});

describe('a movement without altitudes', () => {
  it.each<[Movement, readonly MovingPart[]]>([
    ['doubtful', [road(600)]],
    ['flight', [{ seconds: 600, speed: 9 }]],
    ['hop', [{ seconds: 100, speed: 10 }]],
  ])('is a %s of %j', (movement, parts) => {
    expect(movementIn(parts, false)).toBe(movement);
  });
});

/** To and fro, up one way and down the other. */
function beats(speed: number, climb: number, back = speed): readonly MovingPart[] {
  return Array.from({ length: 20 }, (_, i) =>
    i % 2 ? { seconds: 60, speed: back, climb: -climb, heading: 180 } : { seconds: 60, speed, climb },
  );
}

/** Along a line and back, up and down with other heights on the way back. */
function coast(speed = 8): readonly MovingPart[] {
  return Array.from({ length: 40 }, (_, i) => ({
    seconds: 40,
    speed,
    climb: 0.6 * Math.cos(i * 1.1),
    heading: Math.floor(i / 14) % 2 ? 180 : 0,
  }));
}

function spiral(): readonly MovingPart[] {
  return Array.from({ length: 40 }, (_, i) => ({ seconds: 1, speed: 13, climb: -8, heading: 55 * i }));
}

function hairpin(index: number): readonly MovingPart[] {
  const heading = index % 2 ? 100 : 260;
  return [
    { seconds: 50, speed: 11, climb: -0.8, heading },
    { seconds: 8, speed: 4.5, climb: -0.3, heading: 180 },
  ];
}
