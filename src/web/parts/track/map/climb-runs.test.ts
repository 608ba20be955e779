import { expect, it } from 'vitest';
import { trackData } from '#test/builders/track-data';
import { climbRuns } from './climb-runs.ts';

const climbs = (track: Parameters<typeof climbRuns>[0]) =>
  climbRuns(track).features.map(({ properties }) => properties?.climb);

it('joins fixes of the same climb into one piece', () => {
  const { features } = climbRuns(trackData({ lift: [2, 2, 2, -1, -1, -1] }));
  expect(features).toHaveLength(3);
  expect(features[0]?.geometry.coordinates).toHaveLength(3);
});

it('leaves no gap between pieces', () => {
  const { features } = climbRuns(trackData({ lift: [2, 2, -1, -1, 0, 3] }));
  const ends = features.slice(0, -1).map(({ geometry }) => geometry.coordinates.at(-1));
  const starts = features.slice(1).map(({ geometry }) => geometry.coordinates[0]);
  expect(ends).toEqual(starts);
});

it('rounds climb to quarters of a metre per second', () => {
  expect(climbs(trackData({ lift: [1.1, 1.1, 1.1] }))).toEqual([1]);
  expect(climbs(trackData({ lift: [1.2, 1.2, 1.2] }))).toEqual([1.25]);
});

it('clamps climb to the colour scale, -2 to 3 m/s', () => {
  expect(climbs(trackData({ lift: [-9, -9, -9] }))).toEqual([-2]);
  expect(climbs(trackData({ lift: [12, 12, 12] }))).toEqual([3]);
});

it('averages over fixes that the line leaves out', () => {
  expect(climbs(trackData({ lift: [0, 3, 3, 3, 1], line: [0, 4] }))).toEqual([2]);
});

it('takes an unknown climb for level', () => {
  expect(climbs(trackData({ lift: [Number.NaN, Number.NaN, Number.NaN] }))).toEqual([0]);
});
