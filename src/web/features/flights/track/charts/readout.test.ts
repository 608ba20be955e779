import { describe, expect, it } from 'vitest';
import { trackData } from '#test/builders/track-data';
import { formatClimb, readoutAt, spokenReadout } from './readout.ts';

const METRIC = { altitudeUnit: 'meters', distanceUnit: 'kilometers' } as const;
const IMPERIAL = { altitudeUnit: 'feet', distanceUnit: 'miles' } as const;
const track = trackData({
  seconds: [0, 5160, 5170],
  altitude: [1600, 2053, 2050],
  lift: [0, 1.26, -2.04],
  distance: [0, 10_840, 10_900],
  glide: [Number.NaN, 12.4, 3.26],
});

describe('readoutAt', () => {
  it('uses metres and kilometres', () => {
    expect(readoutAt(track, 1, { units: METRIC, clock: 12 * 3600 + 59 * 60 })).toMatchObject({
      time: '14:25',
      altitude: { value: '2\u202f053', unit: 'm' },
      climb: { value: '+1.3', unit: 'm/s' },
      distance: { value: '10.8', unit: 'km' },
      glide: { value: '12', unit: ': 1' },
    });
  });

  it('uses feet, feet per minute and miles', () => {
    expect(readoutAt(track, 2, { units: IMPERIAL, clock: null })).toMatchObject({
      time: '1 h 26',
      altitude: { value: '6\u202f726', unit: 'ft' },
      climb: { value: '−402', unit: 'ft/min' },
      distance: { value: '6.8', unit: 'mi' },
      glide: { value: '3.3' },
    });
  });

  it('has no glide where there is no height to lose', () => {
    expect(readoutAt(track, 0, { units: METRIC, clock: null }).glide).toBeNull();
  });
});

describe('the height above the ground', () => {
  const ground = Float32Array.of(1590, 1213, 2080);

  it('is that above the ground below each fix, in the unit of altitudes', () => {
    expect(readoutAt(track, 1, { units: METRIC, clock: null, ground }).aboveGround).toEqual({
      value: '840',
      unit: 'm',
    });
    const { aboveGround } = readoutAt(track, 1, { units: IMPERIAL, clock: null, ground });
    expect(aboveGround).toEqual({ value: '2\u202f756', unit: 'ft' });
  });

  it('is never below 0', () => {
    expect(readoutAt(track, 2, { units: METRIC, clock: null, ground }).aboveGround?.value).toBe('0');
  });

  it('is not known without ground, nor without altitudes', () => {
    expect(readoutAt(track, 1, { units: METRIC, clock: null }).aboveGround).toBeNull();
    const flat = { ...track, analysis: { ...track.analysis, altitudeSource: null } };
    expect(readoutAt(flat, 1, { units: METRIC, clock: null, ground }).aboveGround).toBeNull();
  });

  it('is spoken after the altitude', () => {
    const words = spokenReadout(readoutAt(track, 1, { units: METRIC, clock: null, ground }));
    expect(words).toContain('altitude 2\u202f053 m, 840 m above ground, climb');
  });
});

it('shows the seconds of a short flight', () => {
  const short = trackData({ seconds: [0, 118, 240] });
  expect(readoutAt(short, 1, { units: METRIC, clock: null }).time).toBe('1:58');
  expect(readoutAt(short, 1, { units: METRIC, clock: 36_000 }).time).toBe('10:01:58');
});

it('describes a reading in words', () => {
  const words = spokenReadout(readoutAt(track, 0, { units: METRIC, clock: 36_000 }));
  expect(words).toBe('10:00, altitude 1\u202f600 m, climb 0.0 m/s, 0.0 km from launch, no glide ratio to landing');
});

it('shows no sign for a climb that rounds to zero', () => {
  expect(formatClimb(-0.04, METRIC)).toBe('0.0');
  expect(formatClimb(Number.NaN, METRIC)).toBe('0.0');
});
