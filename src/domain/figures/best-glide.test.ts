import { describe, expect, it } from 'vitest';
import { flownTrack } from '#test/builders/flown-track';
import { flownPath, type Leg } from '#test/builders/igc';
import { lengthsAlong, swingsOf } from './along-track.ts';
import { type BestGlide, bestGlideOf } from './best-glide.ts';

const START = { at: 36_000, lat: 47, lng: 11, altitude: 2500 };

function bestOn(legs: readonly Leg[], every = 1): BestGlide | null {
  const flown = flownTrack(flownPath(START, legs, every));
  const altitude = flown.altitude ?? new Float32Array();
  return bestGlideOf({ flown: { ...flown, altitude }, lengths: lengthsAlong(flown), swings: swingsOf(altitude) });
}

describe('the best glide', () => {
  it('is the one of the highest ratio over 1 km', () => {
    const best = bestOn([
      { seconds: 300, speed: 10, climb: -1.25 },
      { seconds: 300, speed: 10, climb: -1 },
      { seconds: 300, speed: 10, climb: -2 },
    ]);
    expect(best?.ratio).toBeCloseTo(10, 1);
    expect(best?.from).toBeGreaterThanOrEqual(300);
    expect(best?.to).toBeLessThanOrEqual(600);
    expect(best?.distanceM).toBeGreaterThanOrEqual(1000);
    expect(best?.distanceM).toBeLessThan(1070);
  });

  it('takes a minute at least', () => {
    const best = bestOn([{ seconds: 120, speed: 30, climb: -3 }]);
    expect(best && best.to - best.from).toBe(60);
    expect(best?.distanceM).toBeCloseTo(1800, -1);
  });

  it.each<[string, readonly Leg[]]>([
    ['shorter than 1 km', [{ seconds: 90, speed: 10, climb: -1 }]],
    ['of circles', [{ seconds: 600, speed: 10, climb: -1, turn: 18 }]],
    [
      'of a right angle within each kilometre',
      Array.from({ length: 9 }, (_, i) => ({ seconds: 50, speed: 10, climb: -1, heading: 90 * i })),
    ],
    ['that lift carries, sinking less than any glider', [{ seconds: 600, speed: 10, climb: -0.6 }]],
    ['that a tail wind and lift carry', [{ seconds: 300, speed: 25, climb: -0.5 }]],
    ['that climbs', [{ seconds: 600, speed: 10, climb: 1 }]],
  ])('is null for a flight %s', (_, legs) => {
    expect(bestOn(legs)).toBeNull();
  });

  it('does not span a climb', () => {
    const legs = [
      { seconds: 200, speed: 10, climb: -1 },
      { seconds: 20, speed: 10, climb: 1.5 },
      { seconds: 200, speed: 10, climb: -1 },
    ];
    expect(bestOn(legs)?.ratio).toBeCloseTo(10, 1);
  });

  it('is not measured over a gap, which may hide turns', () => {
    expect(bestOn([{ seconds: 600, speed: 10, climb: -1 }], 30)).toBeNull();
    expect(bestOn([{ seconds: 600, speed: 10, climb: -1 }], 20)?.ratio).toBeCloseTo(10, 1);
  });
});
