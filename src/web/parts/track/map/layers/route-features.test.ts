import { describe, expect, it } from 'vitest';
import { distanceBetween } from '#domain/geo';
import type { FlightScore } from '#domain/score/flight-score';
import { trackData } from '#test/builders/track-data';
import { markFeatures, routeFeatures } from './route-features.ts';

const TRACK = trackData({ lat: [46, 46, 46.2, 46.1, 46.01], lng: [7, 7.3, 7.15, 7, 7] });
const TRIANGLE: FlightScore = {
  ruleSet: 'xcontest',
  version: 1,
  type: 'faiTriangle',
  distanceM: 70_000,
  points: 98,
  start: 0,
  turnpoints: [1, 2, 3],
  finish: 4,
  legsM: [25_000, 16_000, 29_000],
  gapM: 1_100,
  upperBound: 98,
  isProven: true,
};
const FREE: FlightScore = { ...TRIANGLE, type: 'freeFlight', legsM: [23_000, 25_000, 16_000, 10_000], gapM: null };
const kilometres = (metres: number) => `${metres / 1_000} km`;

/** Returns the features of a kind. */
function ofKind(score: FlightScore, kind: string) {
  return routeFeatures(TRACK, score, kilometres).features.filter(({ properties }) => properties?.kind === kind);
}

function coordinatesOf(score: FlightScore, kind: string): readonly unknown[] {
  return ofKind(score, kind).map(({ geometry }) => geometry.coordinates);
}

describe('a triangle', () => {
  it('has three legs from turnpoint to turnpoint, each with its length', () => {
    const [a, b, c] = [
      [7.3, 46],
      [7.15, 46.2],
      [7, 46.1],
    ];
    expect(coordinatesOf(TRIANGLE, 'leg')).toEqual([
      [a, b],
      [b, c],
      [c, a],
    ]);
    expect(coordinatesOf(TRIANGLE, 'turnpoint')).toEqual([a, b, c]);
    expect(ofKind(TRIANGLE, 'length').map(({ properties }) => properties?.text)).toEqual(['25 km', '16 km', '29 km']);
  });

  it('has the gap between its ends, and around its start the circle in which it is closed by its rules', () => {
    expect(coordinatesOf(TRIANGLE, 'gap')).toEqual([
      [
        [7, 46],
        [7, 46.01],
      ],
    ]);
    const [circle] = ofKind(TRIANGLE, 'closing');
    const corners = circle?.geometry.type === 'LineString' ? circle.geometry.coordinates : [];
    expect(corners.length).toBeGreaterThan(30);
    for (const [lng = 0, lat = 0] of corners) {
      expect(distanceBetween({ lat: 46, lng: 7 }, { lat, lng })).toBeCloseTo(0.2 * 70_000, 3);
    }
  });

  it('has a circle that does not run around the earth at 180°', () => {
    const pacific = trackData({ lat: [-16, -16, -15.8, -15.9, -15.99], lng: [179.99, 180.3, 180.15, 180, 180] });
    const { features } = routeFeatures(pacific, TRIANGLE, kilometres);
    const [circle] = features.filter(({ properties }) => properties?.kind === 'closing');
    const lngs = circle?.geometry.coordinates.map((position) => Number([position].flat()[0])) ?? [];
    expect(Math.max(...lngs) - Math.min(...lngs)).toBeLessThan(2);
    expect(lngs.length).toBeGreaterThan(70);
  });
});

it('has launch and landing as marks, which texts keep away from', () => {
  const marks = markFeatures(TRACK);
  expect(marks.map(({ properties }) => properties?.kind)).toEqual(['mark', 'mark']);
  const { launch, landing } = TRACK.analysis;
  expect(marks.map(({ geometry }) => geometry.coordinates)).toEqual(
    [launch, landing].map(({ lng, lat }) => [lng, lat]),
  );
});

describe('a free flight', () => {
  it('has four legs from its start to its end, and no circle', () => {
    expect(ofKind(FREE, 'leg')).toHaveLength(4);
    expect(ofKind(FREE, 'length').map(({ properties }) => properties?.text)).toEqual([
      '23 km',
      '25 km',
      '16 km',
      '10 km',
    ]);
    expect([...ofKind(FREE, 'gap'), ...ofKind(FREE, 'closing')]).toEqual([]);
  });

  it('has no length beside a leg that is much shorter than another', () => {
    const score = { ...FREE, legsM: [23_000, 100, 16_000, 10_000] };
    expect(ofKind(score, 'leg')).toHaveLength(4);
    expect(ofKind(score, 'length').map(({ properties }) => properties?.text)).toEqual(['23 km', '16 km', '10 km']);
  });

  it('leaves out legs of no length', () => {
    expect(ofKind({ ...FREE, turnpoints: [1, 1, 1], legsM: [23_000, 0, 0, 10_000] }, 'leg')).toHaveLength(2);
  });
});
