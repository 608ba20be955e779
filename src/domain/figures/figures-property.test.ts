import fc from 'fast-check';
import { expect, it } from 'vitest';
import { flownTrack } from '#test/builders/flown-track';
import type { FixDraft } from '#test/builders/igc';
import { type FlightFigures, figuresOf } from './flight-figures.ts';

/** A millionth: sums of distances are rounded. */
const ROUNDING = 1 + 1e-6;
/** In metres: so much are longitudes beside 180° rounded. */
const ROUNDING_M = 1e-6;

const anyStep = fc.record({
  seconds: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 10_000 })),
  north: fc.oneof(fc.double({ min: -1e-3, max: 1e-3, noNaN: true }), fc.double({ min: -20, max: 20, noNaN: true })),
  east: fc.oneof(fc.double({ min: -1e-3, max: 1e-3, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true })),
  up: fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3000, max: 3000 })),
});

const anyFixes = fc
  .tuple(
    fc.double({ min: -90, max: 90, noNaN: true }),
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.array(anyStep, { maxLength: 80 }),
  )
  .map(([lat, lng, steps]) => {
    const fixes = [{ at: 0, lat, lng, gnss: 1000 }];
    for (const { seconds, north, east, up } of steps) {
      const last = fixes.at(-1) ?? { at: 0, lat, lng, gnss: 0 };
      fixes.push({
        at: last.at + seconds,
        lat: Math.max(-90, Math.min(90, last.lat + north)),
        lng: ((((last.lng + east + 180) % 360) + 360) % 360) - 180,
        gnss: last.gnss + up,
      });
    }
    return fixes;
  });

function onAnyFlight(check: (figures: FlightFigures, fixes: readonly FixDraft[]) => void): void {
  fc.assert(
    fc.property(anyFixes, (fixes) => {
      check(figuresOf(flownTrack(fixes)), fixes);
    }),
    { numRuns: 300 },
  );
}

it('all figures are numbers that JSON can hold', () => {
  onAnyFlight((figures) => expect(JSON.parse(JSON.stringify(figures))).toEqual(figures));
});

it('the track is no shorter than the way to the farthest fix, and that no shorter than the way to the last', () => {
  onAnyFlight(({ trackLengthM, farthestDistanceM, straightDistanceM }) => {
    expect(trackLengthM * ROUNDING + ROUNDING_M).toBeGreaterThanOrEqual(farthestDistanceM);
    expect(farthestDistanceM + ROUNDING_M).toBeGreaterThanOrEqual(straightDistanceM);
  });
});

it('the times above heights fall, from the whole flight', () => {
  onAnyFlight(({ timesAbove }, fixes) => {
    const seconds = (timesAbove ?? []).map((above) => above.seconds);
    expect(seconds[0]).toBe(fixes.at(-1)?.at);
    expect(seconds.every((time, i) => i === 0 || time <= (seconds[i - 1] ?? 0) * ROUNDING)).toBe(true);
  });
});

it('what is gained reaches from the first fix to the highest, but for less than a turn of 10 m', () => {
  onAnyFlight(({ heightGainedM, highestIndex }, fixes) => {
    const highest = fixes[highestIndex ?? 0]?.gnss ?? 0;
    expect(highest).toBe(Math.max(...fixes.map(({ gnss = 0 }) => gnss)));
    expect((heightGainedM ?? 0) + 10).toBeGreaterThan(highest - 1000);
  });
});

it('climb and sink are those of some 10 s', () => {
  onAnyFlight(({ maxClimb, maxSink, maxSpeed }) => {
    if (maxClimb === null || maxSink === null) return;
    expect(maxClimb).toBeGreaterThanOrEqual(-maxSink);
    expect(Math.max(Math.abs(maxClimb), Math.abs(maxSink))).toBeLessThanOrEqual(30);
    expect(maxSpeed ?? 0).toBeLessThanOrEqual(100 * ROUNDING);
  });
});

it('the best glide is straight, long, and loses height', () => {
  onAnyFlight(({ bestGlide }, fixes) => {
    if (bestGlide === null) return;
    const { from, to, distanceM, heightLostM, ratio } = bestGlide;
    expect((fixes[to]?.at ?? 0) - (fixes[from]?.at ?? 0)).toBeGreaterThanOrEqual(60);
    expect(distanceM * ROUNDING).toBeGreaterThanOrEqual(1000);
    expect(heightLostM).toBeCloseTo((fixes[from]?.gnss ?? 0) - (fixes[to]?.gnss ?? 0), 3);
    expect(ratio).toBeCloseTo(distanceM / heightLostM, 6);
  });
});
