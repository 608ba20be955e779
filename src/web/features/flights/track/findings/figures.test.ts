import { describe, expect, it } from 'vitest';
import type { FlightFigures } from '#domain/figures/flight-figures';
import { trackData } from '#test/builders/track-data';
import {
  compassText,
  distanceFigure,
  durationText,
  figureList,
  percentText,
  ratioFigure,
  speedFigure,
} from './figures.ts';

describe('figureList', () => {
  const TRACK = trackData({ altitude: [1_600, 2_640, 800] });
  const METRIC = { units: { altitudeUnit: 'meters', distanceUnit: 'kilometers' }, clock: 13 * 3_600 } as const;
  const FIGURES: FlightFigures = {
    version: 1,
    maxClimb: 4.2,
    maxSink: 3.1,
    meanSpeed: 8,
    maxSpeed: 15,
    trackLengthM: 42_400,
    straightDistanceM: 1_250,
    farthestDistanceM: 18_300,
    farthestIndex: 1,
    heightGainedM: 3_210,
    bestGlide: { from: 1, to: 2, distanceM: 3_000, heightLostM: 300, ratio: 10 },
    timesAbove: [],
    highestIndex: 1,
  };

  /** The figures as text by their labels. */
  function listed(
    ...[figures, track, options]: Parameters<typeof figureList>
  ): Readonly<Record<string, string | null>> {
    const entries = figureList(figures, track, options).map(({ label, figure, note }) => [
      label,
      figure && [figure.value, figure.unit, note].filter(Boolean).join(' '),
    ]);
    return Object.fromEntries(entries);
  }

  it('lists the figures of a flight in metres and kilometres', () => {
    expect(listed(FIGURES, TRACK, METRIC)).toEqual({
      'Highest point': '2\u202f640 m at 13:00:10',
      Launch: '1\u202f600 m',
      Landing: '800 m',
      'Height gained': '3\u202f210 m',
      'Max climb, 10 s': '+4.2 m/s',
      'Max sink, 10 s': '−3.1 m/s',
      'Mean speed': '29 km/h',
      'Max speed, 10 s': '54 km/h',
      'Track length': '42.4 km',
      'Farthest from launch': '18.3 km',
      'Launch to landing': '1.3 km',
      'Best glide, 1 km': '10.0 : 1 3.0 km, 300 m down',
    });
  });

  it('lists them in feet and miles', () => {
    const units = { altitudeUnit: 'feet', distanceUnit: 'miles' } as const;
    expect(listed(FIGURES, TRACK, { units, clock: null })).toMatchObject({
      'Highest point': '8\u202f661 ft 0:10',
      'Max climb, 10 s': '+827 ft/min',
      'Mean speed': '18 mph',
      'Track length': '26.3 mi',
    });
  });

  it('has no height where the file has none', () => {
    const heights = { maxClimb: null, maxSink: null, heightGainedM: null, bestGlide: null, highestIndex: null };
    const flat = { ...TRACK, analysis: { ...TRACK.analysis, altitudeSource: null } };
    const list = listed({ ...FIGURES, ...heights, meanSpeed: null, maxSpeed: null }, flat, METRIC);
    const known = Object.entries(list).filter(([, text]) => text !== null);
    expect(known.map(([label]) => label)).toEqual(['Track length', 'Farthest from launch', 'Launch to landing']);
  });

  it.each([
    [9.44, '9.4'],
    [99.9, '99.9'],
    [1_234, '1\u202f234'],
  ])('a glide ratio of %s is written %s', (ratio, value) => {
    expect(ratioFigure(ratio)).toEqual({ value, unit: ': 1' });
  });
});

describe('the texts of quantities', () => {
  const METRIC = { altitudeUnit: 'meters', distanceUnit: 'kilometers' } as const;
  const IMPERIAL = { altitudeUnit: 'feet', distanceUnit: 'miles' } as const;

  it('speeds are in kilometres or miles an hour', () => {
    expect(speedFigure(10, METRIC)).toEqual({ value: '36', unit: 'km/h' });
    expect(speedFigure(10, IMPERIAL)).toEqual({ value: '22', unit: 'mph' });
  });

  it('distances have a decimal', () => {
    expect(distanceFigure(52_340, METRIC)).toEqual({ value: '52.3', unit: 'km' });
    expect(distanceFigure(16_093, IMPERIAL)).toEqual({ value: '10.0', unit: 'mi' });
  });

  it.each([
    [0, '0:00'],
    [245, '4:05'],
    [599.7, '10 min'],
    [600, '10 min'],
    [3599, '1 h 00'],
    [4800, '1 h 20'],
  ])('%s s are %s', (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });

  it.each([
    [0, 'N'],
    [22, 'N'],
    [23, 'NE'],
    [90, 'E'],
    [225, 'SW'],
    [338, 'N'],
    [360, 'N'],
  ])('%s° is %s', (degrees, text) => {
    expect(compassText(degrees)).toBe(text);
  });

  it('shares are whole percents', () => {
    expect(percentText(0.224)).toBe('22 %');
  });
});
