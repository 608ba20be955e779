// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { trackData } from '#test/builders/track-data';
import type { TrackData } from '#web/parts/track/track-data.ts';
import { createCursor } from '#web/ui/chart/cursor.ts';
import { createHighlight } from '#web/ui/chart/highlight.ts';
import { chartsOfTrack, TrackCharts } from './track-charts.tsx';

const UNITS = { altitudeUnit: 'meters', distanceUnit: 'kilometers' } as const;

afterEach(cleanup);

function renderCharts(track: TrackData): void {
  const links = { cursor: createCursor(track.seconds.length, 0), highlight: createHighlight() };
  render(<TrackCharts track={track} units={UNITS} clock={null} {...links} />);
}

it('says that nothing can be drawn where all fixes have the same time', () => {
  renderCharts(trackData({ seconds: [0, 0, 0] }));
  expect(screen.queryAllByRole('figure')).toEqual([]);
  expect(screen.getByText('All fixes have the same time: there is nothing to draw over it.')).toBeTruthy();
});

const METRIC = { altitudeUnit: 'meters', distanceUnit: 'kilometers' } as const;
const IMPERIAL = { altitudeUnit: 'feet', distanceUnit: 'miles' } as const;
const options = { units: METRIC, clock: null, narrow: false };
const track = trackData({
  altitude: [1600, 2600, 900],
  lift: [0.5, 3.2, -2.4],
  distance: [0, 8000, 4000],
  glide: [4, Number.NaN, 9],
});

it('shows altitude, lift, distance from launch and glide ratio to the landing spot', () => {
  expect(chartsOfTrack(track, options).map(({ title }) => title)).toEqual([
    'Altitude',
    'Lift',
    'Distance from launch',
    'Glide ratio to landing spot',
  ]);
});

it('shows the distance alone where the file has no altitudes', () => {
  const flat = { ...track, analysis: { ...track.analysis, altitudeSource: null } };
  expect(chartsOfTrack(flat, options).map(({ title }) => title)).toEqual(['Distance from launch']);
});

it('shows none of a track that takes no time: a line over no time is not seen', () => {
  for (const seconds of [[0], [0, 0, 0]]) {
    const moment = { ...track, seconds: Uint32Array.from(seconds) };
    expect(chartsOfTrack(moment, options)).toEqual([]);
  }
});

it('says why there is no line of the glide ratio: the landing is as high as the flight', () => {
  const standing = trackData({ altitude: [900, 900, 900], glide: [Number.NaN, Number.NaN, Number.NaN] });
  expect(chartsOfTrack(standing, options).map(({ summary }) => summary)[3]).toBe('no height to lose');
});

it('uses one time axis for all', () => {
  const charts = chartsOfTrack(track, options).map(({ chart }) => chart());
  expect(new Set(charts.map(({ x }) => x)).size).toBe(1);
  expect(new Set(charts.map(({ xTicks }) => xTicks)).size).toBe(1);
});

it("uses the pilot's units", () => {
  const [altitude, lift, distance] = chartsOfTrack(track, { ...options, units: IMPERIAL });
  expect([altitude?.unit, lift?.unit, distance?.unit]).toEqual(['ft', 'ft/min', 'mi']);
  expect(altitude?.summary).toBe('2\u202f953 to 8\u202f530 ft');
  expect(altitude?.chart().y[0]).toBeCloseTo(5249, 0);
  expect(lift?.chart().y[1]).toBeCloseTo(629.9, 1);
  expect(distance?.chart().y[1]).toBeCloseTo(4.97, 2);
});

it('summarises each line', () => {
  expect(chartsOfTrack(track, options).map(({ summary }) => summary)).toEqual([
    '900 to 2\u202f600 m',
    '−2.4 to +3.2 m/s',
    'up to 8.0 km',
    '',
  ]);
});

it('includes zero where it is meaningful', () => {
  const [, lift, distance, glide] = chartsOfTrack(track, options);
  expect(lift?.chart().range[0]).toBeLessThan(0);
  expect(distance?.chart().range[0]).toBe(0);
  expect(glide?.chart().range[0]).toBe(0);
});

it('leaves a gap where there is no glide ratio', () => {
  expect(chartsOfTrack(track, options)[3]?.chart().y[1]).toBeNull();
});

it('formats the values of an axis', () => {
  const label = chartsOfTrack(track, options)[0]?.chart().yLabel;
  expect([2000, -4, 0.5].map((value) => label?.(value))).toEqual(['2\u202f000', '−4', '0.5']);
});

it('scales the axis of the glide ratio to the flight, not to the spikes of the landing', () => {
  const height = (index: number) => (index < 80 ? 2000 - 18 * index : 580 - 2 * (index - 80));
  const altitude = Array.from({ length: 100 }, (_, index) => height(index));
  const glide = altitude.map((_, index) => (index < 80 ? 7 : 7 + 4 * (index % 5)));
  const flown = trackData({ altitude, lift: glide, distance: glide, glide });
  const chart = chartsOfTrack(flown, options)[3]?.chart();
  expect(chart?.range[1]).toBeLessThan(9);
  expect(chart?.y[99]).toBe(23);
});

it('scales the axis of the glide ratio to the whole of a flight that was never high', () => {
  const low = trackData({ altitude: [540, 520, 500], lift: [0, 0, 0], distance: [0, 1, 2], glide: [8, 9, 9] });
  expect(chartsOfTrack(low, options)[3]?.chart().range[1]).toBeGreaterThan(9);
});
