import { expect, it } from 'vitest';
import type { Thermal } from '#domain/phases/flight-phases';
import { trackData } from '#test/builders/track-data';
import { thermalTable, windText } from './thermal-table.ts';

/** 100 m above the thermal’s own altitudes on the mean. */
const TRACK = trackData({ altitude: [1_500, 1_702, 2_188] });
const METRIC = { units: { altitudeUnit: 'meters', distanceUnit: 'kilometers' }, clock: 13 * 3_600 } as const;
const THERMAL: Thermal = {
  startIndex: 1,
  endIndex: 2,
  durationS: 245,
  altitudeInM: 1_600,
  altitudeOutM: 2_090,
  gainM: 490,
  meanClimbMps: 2,
  best30sMps: null,
  turns: 12.4,
  direction: 'left',
  drift: { speedMps: 4, towardDegrees: 45 },
  place: { lat: 46.6, lng: 7.2 },
  wind: { speedMps: 4, fromDegrees: 225, turns: 12.4 },
};

it('tells of a thermal in the pilot’s units, with a dash for what is not known', () => {
  const { head, rows } = thermalTable([THERMAL], { track: TRACK, ...METRIC });
  expect(head).toEqual([
    'Start',
    'Gain, m',
    'Climb, m/s',
    'Best 30 s, m/s',
    'Duration',
    'From – to, m',
    'Turns',
    'Wind, km/h',
  ]);
  const heights = '1\u202f700 – 2\u202f190';
  expect(rows[0]?.cells).toEqual(['13:00:10', '490', '+2.0', '—', '4:05', heights, '12 left', '14 SW']);
  expect(rows[0]?.stretch).toEqual({ from: 1, to: 2 });
  const units = { altitudeUnit: 'feet', distanceUnit: 'miles' } as const;
  const imperial = thermalTable([THERMAL], { track: TRACK, clock: null, units });
  expect(imperial.head[7]).toBe('Wind, mph');
  expect(imperial.rows[0]?.cells.slice(1, 3)).toEqual(['1\u202f608', '+394']);
  expect(windText(null, units)).toBe('—');
});

it('says that none was found, or that altitudes are missing, without which nobody knows', () => {
  expect(thermalTable([], { track: TRACK, ...METRIC }).empty).toBe('No circling in lift was found.');
  const flat = { ...TRACK, analysis: { ...TRACK.analysis, altitudeSource: null } };
  expect(thermalTable([], { track: flat, ...METRIC }).empty).toBe('No altitudes in this file.');
});
