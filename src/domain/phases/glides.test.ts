import { describe, expect, it } from 'vitest';
import { type AirLeg, flownAir, type Recording } from '#test/builders/flown-air';
import { only } from '#test/builders/only';
import type { Glide } from './flight-phases.ts';
import { phasesOf } from './phases-of.ts';

const CLIMB: AirLeg = { seconds: 100, climb: 2, turn: 18 };

describe('a glide', () => {
  it('has distance, height lost, glide ratio, sink and speed', () => {
    const glide = only(glides([{ seconds: 300, climb: -1.25 }]));
    expect(glide.durationS).toBe(300);
    expect(glide.straightM).toBeCloseTo(3000, -2);
    expect(glide.trackM).toBeCloseTo(3000, -2);
    expect(glide.heightLostM).toBe(375);
    expect(glide.glideRatio).toBeCloseTo(8, 1);
    expect(glide.meanSinkMps).toBe(1.25);
    expect(glide.meanSpeedMps).toBeCloseTo(10, 1);
    expect(glide.tailwindMps).toBeNull();
  });

  it('has no glide ratio when it climbed, or hardly sank', () => {
    const [climbed] = glides([{ seconds: 300, climb: 0.5 }]);
    expect([climbed?.heightLostM, climbed?.glideRatio, climbed?.meanSinkMps]).toEqual([-150, null, -0.5]);
    const [level] = glides([{ seconds: 300, climb: -0.02 }]);
    expect(level?.glideRatio).toBeNull();
  });

  it('knows head and tail wind from the circles of the flight', () => {
    const legs: AirLeg[] = [{ seconds: 300, climb: -1 }, CLIMB, { seconds: 200, climb: -1 }];
    // The first glide heads 40°.
    expect(glides(legs, { wind: { kmh: 18, from: 220 } })[0]?.tailwindMps).toBeCloseTo(5, 0);
    expect(glides(legs, { wind: { kmh: 18, from: 40 } })[0]?.tailwindMps).toBeCloseTo(-5, 0);
  });

  it('follows bends, and is longer along the track', () => {
    const bend: AirLeg[] = [
      { seconds: 150, climb: -1 },
      { seconds: 20, climb: -1, turn: 3 },
      { seconds: 150, climb: -1 },
    ];
    const found = glides(bend);
    expect(found).toHaveLength(1);
    expect((found[0]?.trackM ?? 0) - (found[0]?.straightM ?? 0)).toBeGreaterThan(200);
  });

  it('ends where the pilot turns back', () => {
    const found = glides([
      { seconds: 200, climb: -1 },
      { seconds: 12, climb: -1, turn: 15 },
      { seconds: 200, climb: -1 },
    ]);
    expect(found).toHaveLength(2);
    for (const { straightM } of found) expect(straightM).toBeGreaterThan(1500);
  });

  it('is at least 500 m long', () => {
    expect(glides([{ seconds: 45 }])).toEqual([]);
    expect(glides([{ seconds: 55 }])).toHaveLength(1);
  });

  it('does not grow by the noise of positions', () => {
    const [glide] = glides([{ seconds: 600, climb: -1 }], { noise: 3 });
    expect(glide?.trackM).toBeLessThan(6300);
  });

  it('shares its ends with the thermals', () => {
    const { thermals, glides: found } = phasesOf(
      flownAir([{ seconds: 200, climb: -1 }, CLIMB, { seconds: 200 }]).track,
    );
    expect(found[0]?.endIndex).toBe(thermals[0]?.startIndex);
    expect(found[1]?.startIndex).toBe(thermals[0]?.endIndex);
  });
});

function glides(legs: readonly AirLeg[], recording: Recording = {}): readonly Glide[] {
  return phasesOf(flownAir(legs, recording).track).glides;
}
