import { describe, expect, it } from 'vitest';
import { wireAirspaceOf } from '#domain/airspace/wire-airspace';
import { distanceBetween } from '#domain/geo';
import type { FlightScore } from '#domain/score/flight-score';
import { airspaceWith, rectangle } from '#test/builders/airspaces';
import { trackData } from '#test/builders/track-data';
import { colourOf, tokensOf } from '#test/web/colour-tokens';
import { contrast } from '#test/web/colour-vision';
import { airspaceFeatures, airspacesInReach, markFeatures, routeFeatures } from './layer-data.ts';

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

const UNITS = { altitudeUnit: 'meters', distanceUnit: 'kilometers' } as const;
const floorAt = (heightM: number) => wireAirspaceOf(airspaceWith({ lower: { heightM, datum: 'msl' } }));

describe('airspaces on the map', () => {
  it('are areas with what they ask for and what they are', () => {
    const polygon = [rectangle([46, 7], [47, 8]), rectangle([46.2, 7.2], [46.3, 7.3])];
    const { features } = airspaceFeatures([wireAirspaceOf(airspaceWith({ polygon }))], UNITS);
    expect(features.map(({ properties }) => properties)).toEqual([
      { demand: 'clearance', text: 'Home · CTR D · GND – no limit' },
    ]);
    expect(features[0]?.geometry.coordinates.map((ring) => [ring.length, ring[0], ring.at(-1)])).toEqual([
      [5, [7, 46], [7, 46]],
      [5, [7.2, 46.2], [7.2, 46.2]],
    ]);
  });

  it('do not go around the earth at 180°', () => {
    const ring = rectangle([-18, 179], [-17, -179]);
    const { features } = airspaceFeatures([wireAirspaceOf(airspaceWith({ polygon: [ring] }))], UNITS);
    expect(features[0]?.geometry.coordinates[0]?.map(([lng]) => lng)).toEqual([179, 181, 181, 179, 179]);
  });

  it('are those that begin at most 1,000 m above the flight; all where its height is not known', () => {
    const airspaces = [floorAt(0), floorAt(3_400), floorAt(3_401)];
    expect(airspacesInReach(airspaces, 2_400)).toEqual(airspaces.slice(0, 2));
    expect(airspacesInReach(airspaces, null)).toBe(airspaces);
  });

  it.each(['light', 'dark'] as const)('contrast with land and water, %s', (theme) => {
    const tokens = tokensOf('tokens.css', theme);
    for (const name of ['red', 'accent', 'violet', 'green'])
      for (const ground of ['land', 'water'])
        expect(contrast(colourOf(tokens, name), colourOf(tokens, ground)), name).toBeGreaterThanOrEqual(3);
  });
});
