import { describe, expect, it } from 'vitest';
import { type AirLeg, flownAir, type Recording } from '#test/builders/flown-air';
import { only } from '#test/builders/only';
import type { Glide } from './flight-phases.ts';
import { phasesOf } from './phases-of.ts';

const glides = (legs: readonly AirLeg[], recording: Recording = {}): readonly Glide[] =>
  phasesOf(flownAir(legs, recording).track).glides;

/** A course that swings so many degrees to both sides, every ten seconds. */
function swinging(degrees: number, swings = 24): readonly AirLeg[] {
  const turnS = 2;
  const legs = Array.from({ length: swings }, (_, i): readonly AirLeg[] => [
    { seconds: turnS, climb: -1, turn: ((i % 2 === 0 ? 2 : -2) * degrees) / turnS },
    { seconds: 8, climb: -1 },
  ]);
  return [{ seconds: 2, climb: -1, turn: -degrees / 2 }, ...legs.flat()];
}

describe('a glide is found', () => {
  it.each<[string, readonly AirLeg[]]>([
    ['in a straight flight of 60 s', [{ seconds: 60, climb: -1 }]],
    ['in a fast one of 35 s', [{ seconds: 35, speed: 20, climb: -1 }]],
    ['in a course that swings by 30°', swinging(30)],
    ['in a wide bend', [{ seconds: 120, climb: -1, turn: 0.5 }]],
    ['in level flight', [{ seconds: 120 }]],
    ['in a climb straight on', [{ seconds: 120, climb: 1.5 }]],
  ])('%s', (_, legs) => {
    expect(glides(legs)).toHaveLength(1);
  });
});

describe('a glide is not found', () => {
  it.each<[string, readonly AirLeg[]]>([
    ['in 45 s of slow flight: 450 m', [{ seconds: 45, climb: -1 }]],
    ['in 26 s of fast flight', [{ seconds: 26, speed: 22, climb: -1 }]],
    ['in a course that swings by 65°', swinging(65)],
    ['in circles', [{ seconds: 200, climb: -1, turn: 12 }]],
    ['on the ground', [{ seconds: 600, speed: 0 }]],
  ])('%s', (_, legs) => {
    expect(glides(legs)).toEqual([]);
  });
});

describe('the figures of a glide', () => {
  it.each([
    [8, -1, 8],
    [12, -1.5, 8],
    [10, -2, 5],
    [15, -1, 15],
  ])('at %d m/s with %d m/s are a glide ratio of %d', (speed, climb, ratio) => {
    const glide = only(glides([{ seconds: 200, speed, climb }]));
    expect(glide.glideRatio).toBeCloseTo(ratio, 0);
    expect(glide.meanSinkMps).toBeCloseTo(-climb, 2);
    expect(glide.meanSpeedMps).toBeCloseTo(speed, 0);
    expect(glide.heightLostM).toBeCloseTo(-200 * climb, 0);
  });

  it('have no ratio where less than 10 m was lost', () => {
    const ratioOf = (climb: number) => only(glides([{ seconds: 200, climb }])).glideRatio;
    expect(ratioOf(-0.045)).toBeNull();
    expect(ratioOf(-0.05)).toBeCloseTo(200, -1);
  });

  it('are known without altitudes as far as they need none', () => {
    const glide = only(glides([{ seconds: 200, climb: -1 }], { hasAltitude: false }));
    expect(glide).toMatchObject({ heightLostM: null, glideRatio: null, meanSinkMps: null, tailwindMps: null });
    expect(glide.straightM).toBeCloseTo(2000, -2);
  });

  it.each([1, 2, 5, 10, 20])('are the same with fixes every %d s', (every) => {
    const glide = only(glides([{ seconds: 400, climb: -1.25 }], { every }));
    expect([glide.durationS, glide.heightLostM, glide.glideRatio]).toEqual([400, 500, expect.closeTo(8, 0)]);
    expect(Math.abs(glide.trackM - 4000)).toBeLessThan(15);
  });

  it.each([
    { lat: 46, lng: 179.99 },
    { lat: -46, lng: -179.99 },
    { lat: 0, lng: 0 },
    { lat: 70, lng: -150 },
  ])('are the same at %j', (start) => {
    const glide = only(glides([{ seconds: 400, climb: -1.25 }], { start }));
    expect(Math.abs(glide.straightM - 4000)).toBeLessThan(15);
    expect(Math.abs(glide.trackM - 4000)).toBeLessThan(25);
  });

  it('are never a track shorter than the straight line', () => {
    for (const degrees of [0, 10, 20, 30, 40])
      for (const { straightM, trackM } of glides(swinging(degrees))) expect(trackM).toBeGreaterThanOrEqual(straightM);
  });

  it('grow along the track, not straight on, with the swing of the course', () => {
    const [least, more, most] = [0, 20, 40].map((degrees) => only(glides(swinging(degrees))));
    const detour = (glide: Glide | undefined): number => (glide?.trackM ?? 0) / (glide?.straightM ?? 1);
    expect(detour(least)).toBeLessThan(1.03);
    expect(detour(more)).toBeGreaterThan(detour(least));
    expect(detour(most)).toBeGreaterThan(detour(more));
  });
});

describe('a stop in a glide', () => {
  const circle = (seconds: number): AirLeg => ({ seconds, climb: -1, turn: 360 / seconds });

  it('splits it only when it lasts', () => {
    const [before, after]: readonly AirLeg[] = [
      { seconds: 200, climb: -1 },
      { seconds: 200, climb: -1 },
    ];
    const split = [before, circle(30), circle(30), circle(30), after].flatMap((leg) => leg ?? []);
    expect(glides(split)).toHaveLength(2);
  });
});
