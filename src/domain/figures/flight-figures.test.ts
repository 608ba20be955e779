import { describe, expect, it } from 'vitest';
import { flownTrack } from '#test/builders/flown-track';
import { type FixDraft, flownPath, type Leg } from '#test/builders/igc';
import { FIGURES_VERSION, type FlightFigures, figuresOf } from './flight-figures.ts';

const START = { at: 36_000, lat: 47, lng: 11, altitude: 1500 };
const flownAlong = (legs: readonly Leg[], every = 1): FlightFigures =>
  figuresOf(flownTrack(flownPath(START, legs, every)));
const withoutAltitude = ({ at, lat, lng }: FixDraft): FixDraft => ({ at, lat, lng });

describe('the figures of a flight out and half way back', () => {
  const legs = [
    { seconds: 600, speed: 10, heading: 90, climb: -1 },
    { seconds: 100, speed: 0, climb: 3 },
    { seconds: 200, speed: 15, heading: 270, climb: -2 },
  ];
  const figures = flownAlong(legs);

  it('have a version', () => {
    expect(figures.version).toBe(FIGURES_VERSION);
  });

  it('have the distances along the track, straight, and to the farthest fix', () => {
    expect(figures.trackLengthM).toBeCloseTo(9000, -1);
    expect(figures.straightDistanceM).toBeCloseTo(3000, -1);
    expect(figures.farthestDistanceM).toBeCloseTo(6000, -1);
    expect(figures.farthestIndex).toBe(600);
  });

  it('have speeds over the ground', () => {
    expect(figures.meanSpeed).toBeCloseTo(10, 1);
    expect(figures.maxSpeed).toBeCloseTo(15, 1);
  });

  it('have no speed that is a jump of the position, and none of what is faster than gliders', () => {
    const glide: Leg = { seconds: 1200, speed: 10, heading: 90 };
    expect(flownAlong([glide, { seconds: 11, speed: 60, heading: 90 }, glide]).maxSpeed).toBeCloseTo(10, 1);
    expect(flownAlong([glide, { ...glide, speed: 60 }]).maxSpeed).toBeNull();
  });

  it('have climb and sink over 10 s', () => {
    expect(figures.maxClimb).toBeCloseTo(3, 5);
    expect(figures.maxSink).toBeCloseTo(2, 5);
  });

  it('have the height gained and the highest fix', () => {
    expect(figures.heightGainedM).toBeCloseTo(300, 5);
    expect(figures.highestIndex).toBe(0);
  });

  it('have the best glide, the one of 10:1', () => {
    expect(figures.bestGlide?.ratio).toBeCloseTo(10, 1);
  });

  it('are the same by a fix every 5 s', () => {
    const { farthestIndex, bestGlide, ...sparse } = flownAlong(legs, 5);
    expect(farthestIndex).toBe(120);
    expect(bestGlide?.ratio).toBeCloseTo(10, 1);
    expect(sparse.trackLengthM).toBeCloseTo(figures.trackLengthM, 1);
    expect([sparse.maxClimb, sparse.maxSink, sparse.heightGainedM]).toEqual([3, 2, 300]);
    expect(sparse.timesAbove).toEqual(figures.timesAbove);
  });
});

it('the highest speed is not below the mean speed on circles', () => {
  const { meanSpeed, maxSpeed } = flownAlong([{ seconds: 600, speed: 10, turn: 18 }]);
  expect(meanSpeed).toBeCloseTo(10, 1);
  expect(maxSpeed).toBeCloseTo(10, 1);
});

it('a flight that only sank has a highest climb below 0', () => {
  const { maxClimb, maxSink, heightGainedM } = flownAlong([{ seconds: 60, speed: 10, climb: -1 }]);
  expect([maxClimb, maxSink, heightGainedM]).toEqual([-1, 1, 0]);
});

it('without altitude, there are distances and speeds only', () => {
  const figures = figuresOf(flownTrack(flownPath(START, [{ seconds: 600, speed: 10 }]).map(withoutAltitude)));
  expect(figures.trackLengthM).toBeCloseTo(6000, -1);
  expect(figures).toMatchObject({ maxClimb: null, maxSink: null, heightGainedM: null });
  expect(figures).toMatchObject({ bestGlide: null, timesAbove: null, highestIndex: null });
});

describe('bad tracks', () => {
  const at = (index: number, fix: Partial<FixDraft> = {}): FixDraft => ({
    at: index,
    lat: 47,
    lng: 11,
    gnss: 900,
    ...fix,
  });
  const many = (count: number, fix: (i: number) => Partial<FixDraft>): readonly FixDraft[] =>
    Array.from({ length: count }, (_, i) => at(i, fix(i)));
  const still = { maxClimb: 0, maxSink: 0, maxSpeed: 0, trackLengthM: 0, heightGainedM: 0, bestGlide: null };

  it.each<[string, readonly FixDraft[], Partial<FlightFigures>]>([
    [
      'one fix',
      many(1, () => ({})),
      { meanSpeed: null, maxSpeed: null, maxClimb: null, trackLengthM: 0, highestIndex: 0 },
    ],
    ['two fixes', many(2, () => ({})), { meanSpeed: 0, maxSpeed: null, maxClimb: null, maxSink: null }],
    ['three fixes', many(3, (i) => ({ gnss: 900 + i })), { maxClimb: null, highestIndex: 2, heightGainedM: 0 }],
    ['6 h of standing', many(21_600, () => ({})), still],
    [
      'fixes hours apart',
      many(5, (i) => ({ at: 7200 * i, lat: 47 + i })),
      { maxSpeed: null, maxClimb: null, bestGlide: null },
    ],
    ['at the pole', many(40, (i) => ({ lat: 90, lng: i * 9 - 180 })), { maxClimb: 0, heightGainedM: 0 }],
  ])('%s', (_, fixes, expected) => {
    const figures = figuresOf(flownTrack(fixes));
    expect(figures).toMatchObject(expected);
    expect(JSON.parse(JSON.stringify(figures))).toEqual(figures);
  });

  it('over the antimeridian the distances are short', () => {
    const fixes = many(100, (i) => ({ lat: 0, lng: i < 50 ? 179.995 + i * 1e-4 : -180 + (i - 50) * 1e-4 }));
    const figures = figuresOf(flownTrack(fixes));
    expect(figures.trackLengthM).toBeCloseTo(99 * 11.12, 0);
    expect(figures.farthestDistanceM).toBeCloseTo(figures.straightDistanceM, 6);
  });

  it('40,000 fixes', () => {
    const figures = figuresOf(flownTrack(many(40_000, (i) => ({ lat: 47 + i * 1e-4, gnss: 4000 - (i % 3000) }))));
    expect(figures.trackLengthM).toBeCloseTo(3.9999 * 111_195, -3);
    expect(figures.heightGainedM).toBeCloseTo(13 * 2999, 0);
  });
});
