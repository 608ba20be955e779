import { expect, it } from 'vitest';
import { heightTable, windTable } from './wind-table.ts';

const METRIC = { altitudeUnit: 'meters', distanceUnit: 'kilometers' } as const;
const IMPERIAL = { altitudeUnit: 'feet', distanceUnit: 'miles' } as const;
const WIND = { speedMps: 4, fromDegrees: 225, turns: 12.4 };
const PROFILE = {
  flight: WIND,
  bands: [
    { ...WIND, fromM: 1_000, speedMps: 2 },
    { ...WIND, fromM: 1_500, fromDegrees: 270 },
  ],
};

it('has the wind of the flight first, and then the bands from the top', () => {
  const { head, rows } = windTable(PROFILE, METRIC);
  expect(head).toEqual(['Height, m', 'Wind, km/h', 'Turns']);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Whole flight', '14 SW', '12'],
    ['1\u202f500 – 2\u202f000', '14 W', '12'],
    ['1\u202f000 – 1\u202f500', '7 SW', '12'],
  ]);
  expect(rows.every(({ stretch }) => stretch === null)).toBe(true);
});

it('has bands of 500 m in feet, too', () => {
  const { head, rows } = windTable(PROFILE, IMPERIAL);
  expect(head).toEqual(['Height, ft', 'Wind, mph', 'Turns']);
  expect(rows[2]?.cells).toEqual(['3\u202f281 – 4\u202f921', '4 SW', '12']);
});

it('has bands without a wind of the flight, and says when there is none', () => {
  expect(windTable({ ...PROFILE, flight: null }, METRIC).rows).toHaveLength(2);
  const { rows, empty } = windTable({ flight: null, bands: [] }, METRIC);
  expect([rows, empty]).toEqual([[], 'No wind: it takes three full circles to measure it.']);
});

it('has the times above heights from the top', () => {
  const times = [
    { heightM: 1_000, seconds: 5_400 },
    { heightM: 1_500, seconds: 245 },
  ];
  const { head, rows } = heightTable(times, METRIC);
  expect(head).toEqual(['Height, m', 'Time above']);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['1\u202f500', '4:05'],
    ['1\u202f000', '1 h 30'],
  ]);
  expect(heightTable(times, IMPERIAL).rows[0]?.cells[0]).toBe('4\u202f921');
});

it('says that altitudes are missing where nobody knows the heights', () => {
  expect(heightTable(null, METRIC)).toMatchObject({ rows: [], empty: 'No altitudes in this file.' });
});
