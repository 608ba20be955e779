import { describe, expect, it } from 'vitest';
import { trackData } from '#test/builders/track-data';
import { colourOf, tokensOf } from '#test/web/colour-tokens';
import { contrast } from '#test/web/colour-vision';
import { CLIMB_SCALE, type Colouring, colourAt, colouringOf, colourRuns, scaleOf } from './track-colours.ts';

const LEAST = 3;
const STEPS = 8;

/** The colours of the scale as the map draws them: the tokens' colours, and steps between them. */
function drawnColours(tokens: ReadonlyMap<string, string>, scale: string): readonly string[] {
  const stops = [1, 2, 3, 4, 5].map((step) => colourOf(tokens, `${scale}-${step}`));
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1];
    if (next === undefined) return [stop];
    return Array.from({ length: STEPS }, (_, step) => between(stop, next, step / STEPS));
  });
}

function between(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((start) => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    return Math.round((a ?? 0) + share * ((b ?? 0) - (a ?? 0)));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

describe.each(['light', 'dark'] as const)('the track on the map, %s', (theme) => {
  const tokens = tokensOf('tokens.css', theme);
  const casing = colourOf(tokens, 'climb-casing');

  it.each([
    ['climb', 'land'],
    ['climb', 'water'],
    ['ramp', 'land'],
    ['ramp', 'water'],
  ])('coloured by the %s scale contrasts with %s, by itself or by its casing', (scale, under) => {
    const ground = colourOf(tokens, under);
    for (const colour of drawnColours(tokens, scale)) {
      const byItself = contrast(colour, ground);
      const byCasing = Math.min(contrast(colour, casing), contrast(casing, ground));
      expect(Math.max(byItself, byCasing), `${colour} on ${ground}`).toBeGreaterThanOrEqual(LEAST);
    }
  });
});

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

const COLOURS = ['var(--a)', 'var(--b)', 'var(--c)'];

it('has the colours themselves at the ends and where they lie between', () => {
  expect([0, 0.5, 1].map((share) => colourAt(COLOURS, share))).toEqual(COLOURS);
});

it('mixes the two colours on both sides', () => {
  expect(colourAt(COLOURS, 0.125)).toBe('color-mix(in srgb, var(--a), var(--b) 25%)');
  expect(colourAt(COLOURS, 0.75)).toBe('color-mix(in srgb, var(--b), var(--c) 50%)');
});
