import { expect, it } from 'vitest';
import type { RidgeStretch } from '#domain/phases/flight-phases';
import { trackData } from '#test/builders/track-data';
import { ridgeTable } from './ridge-table.ts';

const TRACK = trackData({ altitude: [1_500, 1_320, 1_410, 1_290, 1_400] });
const METRIC = { units: { altitudeUnit: 'meters', distanceUnit: 'kilometers' }, clock: 13 * 3_600 } as const;
const RIDGE: RidgeStretch = {
  startIndex: 1,
  endIndex: 3,
  durationS: 300,
  passes: 6,
  passLengthM: 760,
  gainM: -30,
  place: { lat: 46.6, lng: 7.2 },
};

it('tells of a stretch along a slope: when, how high, what it gained and how far it went', () => {
  const { head, rows } = ridgeTable([RIDGE], { track: TRACK, ...METRIC });
  expect(head).toEqual([
    'Start',
    'Duration',
    'From – to, m',
    'Gain, m',
    'Climb, m/s',
    'Passes',
    'Mean pass, km',
    'Distance, km',
  ]);
  const heights = '1\u202f290 – 1\u202f410';
  expect(rows[0]).toEqual({
    cells: ['13:00:10', '5:00', heights, '−30', '−0.1', '6', '0.8', '4.6'],
    stretch: { from: 1, to: 3 },
  });
});

it('tells of it in feet and miles', () => {
  const units = { altitudeUnit: 'feet', distanceUnit: 'miles' } as const;
  const { head, rows } = ridgeTable([RIDGE], { track: TRACK, units, clock: null });
  expect([head[2], head[4], head[7]]).toEqual(['From – to, ft', 'Climb, ft/min', 'Distance, mi']);
  expect(rows[0]?.cells.slice(2)).toEqual(['4\u202f232 – 4\u202f626', '−98', '−20', '6', '0.5', '2.8']);
});

it('says that there was none, or that altitudes are missing, without which nobody knows', () => {
  expect(ridgeTable([], { track: TRACK, ...METRIC }).empty).toBe('No soaring to and fro along a slope.');
  const flat = { ...TRACK, analysis: { ...TRACK.analysis, altitudeSource: null } };
  expect(ridgeTable([], { track: flat, ...METRIC }).empty).toBe('No altitudes in this file.');
});

it('stays finite for a stretch without time', () => {
  const { rows } = ridgeTable([{ ...RIDGE, durationS: 0, gainM: 0 }], { track: TRACK, ...METRIC });
  expect(rows[0]?.cells[4]).toBe('0.0');
});
