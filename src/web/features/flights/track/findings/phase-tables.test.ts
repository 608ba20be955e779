import { describe, expect, it } from 'vitest';
import type { Glide, PhaseTotals, RidgeStretch, Thermal } from '#domain/phases/flight-phases';
import { trackData } from '#test/builders/track-data';
import {
  glideTable,
  heightTable,
  ridgeTable,
  thermalTable,
  thermalTotals,
  windTable,
  windText,
} from './phase-tables.ts';

describe('thermalTable', () => {
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
    expect(thermalTable([], { track: TRACK, ...METRIC }).empty).toBe('No thermals found.');
    const flat = { ...TRACK, analysis: { ...TRACK.analysis, altitudeSource: null } };
    expect(thermalTable([], { track: flat, ...METRIC }).empty).toBe('No altitudes in this file.');
  });
});

describe('thermalTotals', () => {
  const METRIC = { altitudeUnit: 'meters', distanceUnit: 'kilometers' } as const;
  const TOTALS: PhaseTotals = {
    durationS: 3_600,
    thermalCount: 3,
    gainM: 1_240,
    meanClimbMps: 1.46,
    leftS: 300,
    rightS: 100,
    shares: { thermals: 0.236, glides: 0.5, ridges: 0, other: 0.264 },
  };

  it('sums up the thermals of a flight', () => {
    expect(thermalTotals(TOTALS, METRIC)).toEqual([
      '3 thermals',
      '1\u202f240 m gained',
      '+1.5 m/s on average',
      '24 % of the time circling',
      '75 % left, 25 % right',
    ]);
    const units = { altitudeUnit: 'feet', distanceUnit: 'miles' } as const;
    expect(thermalTotals(TOTALS, units).slice(1, 3)).toEqual(['4\u202f068 ft gained', '+287 ft/min on average']);
  });

  it.each([
    [199, 201, '50 % left, 50 % right'],
    [1, 7, '13 % left, 87 % right'],
    [7, 1, '88 % left, 12 % right'],
    [1, 2, '33 % left, 67 % right'],
    [0, 90, '0 % left, 100 % right'],
  ])('has sides of 100 %% together: %i s and %i s', (leftS, rightS, text) => {
    expect(thermalTotals({ ...TOTALS, leftS, rightS }, METRIC).at(-1)).toBe(text);
  });

  it('leaves out what is not known', () => {
    const unknown = { ...TOTALS, thermalCount: 1, gainM: null, meanClimbMps: null, shares: null, leftS: 0, rightS: 0 };
    expect(thermalTotals(unknown, METRIC)).toEqual(['1 thermal']);
  });

  it('is empty without thermals, however much was circled', () => {
    expect(thermalTotals({ ...TOTALS, thermalCount: 0 }, METRIC)).toEqual([]);
  });
});

describe('glideTable', () => {
  const TRACK = trackData();
  const METRIC = { units: { altitudeUnit: 'meters', distanceUnit: 'kilometers' }, clock: 13 * 3_600 } as const;
  const IMPERIAL = { units: { altitudeUnit: 'feet', distanceUnit: 'miles' }, clock: null } as const;
  const GLIDE: Glide = {
    startIndex: 0,
    endIndex: 2,
    durationS: 610,
    straightM: 6_440,
    trackM: 6_700,
    heightLostM: 700,
    glideRatio: 9.2,
    meanSinkMps: 1.15,
    meanSpeedMps: 11,
    tailwindMps: -2,
  };

  it('tells of a glide in the pilot’s units; it sinks below 0, a headwind is one', () => {
    const { head, rows } = glideTable([GLIDE], { track: TRACK, ...METRIC });
    expect(head).toEqual([
      'Start',
      'Distance, km',
      'Glide ratio',
      'Speed, km/h',
      'Duration',
      'Height lost, m',
      'Sink, m/s',
      'Tailwind, km/h',
    ]);
    expect(rows[0]).toEqual({
      cells: ['13:00:00', '6.4', '9.2', '40', '10 min', '700', '−1.1', '−7'],
      stretch: { from: 0, to: 2 },
    });
  });

  it('tells of it in feet and miles, since launch', () => {
    const { head, rows } = glideTable([GLIDE], { track: TRACK, ...IMPERIAL });
    expect([head[1], head[3], head[5], head[6], head[7]]).toEqual([
      'Distance, mi',
      'Speed, mph',
      'Height lost, ft',
      'Sink, ft/min',
      'Tailwind, mph',
    ]);
    expect(rows[0]?.cells.slice(1)).toEqual(['4.0', '9.2', '25', '10 min', '2\u202f297', '−226', '−4']);
  });

  it('has a dash for what is not known without altitudes and wind', () => {
    const flat = { ...GLIDE, heightLostM: null, glideRatio: null, meanSinkMps: null, tailwindMps: null };
    const { rows } = glideTable([flat], { track: TRACK, ...METRIC });
    expect(rows[0]?.cells).toEqual(['13:00:00', '6.4', '—', '40', '10 min', '—', '—', '—']);
  });

  it('keeps the order of the glides, and says when there is none', () => {
    const { rows } = glideTable([GLIDE, { ...GLIDE, startIndex: 1 }], { track: TRACK, ...METRIC });
    expect(rows.map(({ cells }) => cells[0])).toEqual(['13:00:00', '13:00:10']);
    expect(glideTable([], { track: TRACK, ...METRIC })).toMatchObject({ rows: [], empty: 'No glides found.' });
  });
});

describe('ridgeTable', () => {
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
    expect(ridgeTable([], { track: TRACK, ...METRIC }).empty).toBe('No soaring found.');
    const flat = { ...TRACK, analysis: { ...TRACK.analysis, altitudeSource: null } };
    expect(ridgeTable([], { track: flat, ...METRIC }).empty).toBe('No altitudes in this file.');
  });

  it('stays finite for a stretch without time', () => {
    const { rows } = ridgeTable([{ ...RIDGE, durationS: 0, gainM: 0 }], { track: TRACK, ...METRIC });
    expect(rows[0]?.cells[4]).toBe('0.0');
  });
});

describe('windTable and heightTable', () => {
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
    expect([rows, empty]).toEqual([[], 'Wind unknown: it takes three full circles to measure it.']);
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
});
