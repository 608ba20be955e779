import { expect, it } from 'vitest';
import type { TableField } from '../table-mapping.ts';
import { unitsOfHeaders } from './units-of-headers.ts';

const unitsOf = (field: TableField, header: string) => unitsOfHeaders([{ column: 0, header, field }]);

it.each([
  ['Duration (sec)', 'seconds'],
  ['duree (en secondes)', 'seconds'],
  ['Dauer in Sekunden', 'seconds'],
  ['duration_s', 'seconds'],
  ['Airtime [min]', 'minutes'],
  ['Minuten', 'minutes'],
  ['Flight hours', 'hours'],
  ['Duration (h)', 'hours'],
  ['Heures', 'hours'],
  ['Duration', 'auto'],
  ['Flugdauer', 'auto'],
])('airtimes under %j are in %s', (header, unit) => {
  expect(unitsOf('duration', header).durationIn).toBe(unit);
});

it.each([
  ['Altitude (ft)', 'ft'],
  ['Max altitude in feet', 'ft'],
  ['Altitude (m)', 'm'],
  ['Max altitude', 'm'],
  ['Altitude after', 'm'],
])('altitudes under %j are in %s', (header, unit) => {
  expect(unitsOf('altitude', header).altitudeIn).toBe(unit);
});

it.each([
  ['launch_time_utc', 'utc'],
  ['Time (GMT)', 'utc'],
  ['Start [UTC]', 'utc'],
  ['Time', 'local'],
  ['Heure locale', 'local'],
])('times under %j are %s', (header, timeIs) => {
  expect(unitsOf('time', header).timeIs).toBe(timeIs);
});

it('a column of something else says nothing of units', () => {
  expect(unitsOf('remarks', 'UTC (ft, sec)')).toEqual({ timeIs: 'local', altitudeIn: 'm', durationIn: 'auto' });
});
