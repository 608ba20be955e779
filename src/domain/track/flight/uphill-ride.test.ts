import { describe, expect, it } from 'vitest';
import { isUphillRide } from './uphill-ride.ts';

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
