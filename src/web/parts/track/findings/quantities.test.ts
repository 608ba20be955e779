import { expect, it } from 'vitest';
import { compassText, distanceFigure, durationText, percentText, speedFigure } from './quantities.ts';

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
