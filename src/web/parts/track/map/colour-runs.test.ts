import { expect, it } from 'vitest';
import { trackData } from '#test/builders/track-data';
import { colourRuns } from './colour-runs.ts';
import { CLIMB_SCALE, type Colouring, colouringOf, scaleOf } from './colour-scale.ts';

type Columns = Parameters<typeof trackData>[0];

const climbRuns = (columns: Columns) => colourRuns(trackData(columns), 'climb', CLIMB_SCALE);
const climbs = (columns: Columns) => climbRuns(columns).features.map(({ properties }) => properties?.value);

function westOf([first]: readonly (readonly number[])[]): number {
  return first?.[0] ?? Number.NaN;
}

function valuesOf(columns: Columns, colouring: Colouring): readonly number[] {
  const track = trackData(columns);
  const scale = scaleOf(track, colouring);
  return scale === null ? [] : colourRuns(track, colouring, scale).features.map(({ properties }) => properties?.value);
}

it('joins fixes of the same climb into one piece, and all pieces of one climb in one feature, the highest last', () => {
  const { features } = climbRuns({ lift: [2, 2, 2, -1, -1, -1, 2, 2] });
  expect(features.map(({ properties }) => properties.value)).toEqual([-1, 0.5, 2]);
  expect(features.map(({ geometry }) => geometry.coordinates.map((piece) => piece.length))).toEqual([
    [3],
    [2, 2],
    [3, 2],
  ]);
});

it('leaves no gap between pieces', () => {
  const lng = [7, 7.1, 7.2, 7.3, 7.4, 7.5];
  const { features } = climbRuns({ lng, lift: [2, 2, -1, -1, 0, 3] });
  const pieces = features.flatMap(({ geometry }) => geometry.coordinates).toSorted((a, b) => westOf(a) - westOf(b));
  expect(pieces[0]?.[0]?.[0]).toBe(7);
  expect(pieces.slice(0, -1).map((piece) => piece.at(-1))).toEqual(pieces.slice(1).map(([first]) => first));
  expect(pieces.at(-1)?.at(-1)?.[0]).toBe(7.5);
});

it('rounds climb to quarters of a metre per second', () => {
  expect(climbs({ lift: [1.1, 1.1, 1.1] })).toEqual([1]);
  expect(climbs({ lift: [1.2, 1.2, 1.2] })).toEqual([1.25]);
});

it('clamps climb to the colour scale, -2 to 3 m/s', () => {
  expect(climbs({ lift: [-9, -9, -9] })).toEqual([-2]);
  expect(climbs({ lift: [12, 12, 12] })).toEqual([3]);
});

it('averages over fixes that the line leaves out', () => {
  expect(climbs({ lift: [0, 3, 3, 3, 1], line: [0, 4] })).toEqual([2]);
});

it('takes an unknown climb for level', () => {
  expect(climbs({ lift: [Number.NaN, Number.NaN, Number.NaN] })).toEqual([0]);
});

it('colours heights over the range of the flight, in at most 25 colours', () => {
  const altitude = Array.from({ length: 500 }, (_, i) => 1_000 + i * 4);
  const values = valuesOf({ altitude }, 'height');
  expect(values.length).toBeLessThanOrEqual(26);
  expect([values[0], values.at(-1)]).toEqual([1_000 - (1_000 % 84) + 84, 2_996]);
  expect(scaleOf(trackData({ altitude }), 'height')).toEqual({ lowest: 1_000, highest: 2_996, step: 84 });
  expect(values).toEqual(values.toSorted((a, b) => a - b));
});

it('colours the speed over the ground between two fixes of the line, to 72 km/h', () => {
  const east = 1 / Math.cos((46.6 * Math.PI) / 180);
  const metre = (east * 180) / (Math.PI * 6_371_000);
  expect(valuesOf({ lng: [7, 7 + 100 * metre, 7 + 200 * metre], seconds: [0, 10, 20] }, 'speed')).toEqual([10]);
  expect(valuesOf({ lng: [7, 7.1, 7.2], seconds: [0, 1, 2] }, 'speed')).toEqual([20]);
  expect(valuesOf({ lng: [7, 7.1, 7.2], seconds: [5, 5, 5] }, 'speed')).toEqual([0]);
});

it('has no scale of heights and climb for a track without altitudes, which is coloured by speed', () => {
  const known = trackData();
  const track = { ...known, analysis: { ...known.analysis, altitudeSource: null } };
  expect([scaleOf(track, 'height'), scaleOf(track, 'climb')]).toEqual([null, null]);
  const wanted = ['climb', 'height', 'speed'] as const;
  expect(wanted.map((colouring) => colouringOf(track, colouring))).toEqual(['speed', 'speed', 'speed']);
  const other = trackData({ altitude: [800, 810, 820] });
  expect(wanted.map((colouring) => colouringOf(other, colouring))).toEqual([...wanted]);
});

it('has a scale for a flight at one height', () => {
  expect(scaleOf(trackData({ altitude: [800, 800, 800] }), 'height')).toEqual({ lowest: 800, highest: 805, step: 5 });
});
