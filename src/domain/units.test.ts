import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALTITUDE_UNITS,
  airtimeOf,
  altitudeIn,
  DEFAULT_ALTITUDE_UNIT,
  DEFAULT_DISTANCE_UNIT,
  distanceIn,
  hoursAndMinutes,
  metres,
  metresFrom,
  minutes,
  velocityIn,
} from './units.ts';

describe('altitudes', () => {
  it('converts by the documented factor: 1 m = 3.28084 ft', () => {
    expect(altitudeIn(metres(1), 'feet')).toBe(3);
    expect(altitudeIn(metres(1000), 'feet')).toBe(3281);
    expect(altitudeIn(metres(100_000), 'feet')).toBe(328_084);
  });

  it('rounds to whole numbers in both units', () => {
    expect(altitudeIn(metres(1524.3049), 'meters')).toBe(1524);
    expect(altitudeIn(metres(1524.5), 'meters')).toBe(1525);
    expect(altitudeIn(metres(0), 'feet')).toBe(0);
  });

  it('restores 5,001 ft', () => {
    expect(altitudeIn(metresFrom(5001, 'feet'), 'feet')).toBe(5001);
  });

  it('restores any whole altitude as typed, in either unit', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), fc.constantFrom(...ALTITUDE_UNITS), (typed, unit) => {
        expect(altitudeIn(metresFrom(typed, unit), unit)).toBe(typed);
      }),
    );
  });

  it('does not round metres that come from feet', () => {
    expect(metresFrom(5001, 'feet')).toBeCloseTo(1524.30475, 4);
    expect(metresFrom(1200, 'meters')).toBe(1200);
  });

  it('has a sign for each unit, and metres for a new pilot', () => {
    expect(DEFAULT_ALTITUDE_UNIT).toBe('meters');
  });
});

describe('vertical speeds', () => {
  it('are metres a second, or feet a minute by the factor 196.85', () => {
    expect(velocityIn(2, 'meters')).toBe(2);
    expect(velocityIn(2, 'feet')).toBeCloseTo(393.7, 10);
    expect(velocityIn(-1, 'feet')).toBeCloseTo(-196.85, 10);
  });
});

describe('distances', () => {
  it('are kilometres by 0.001 and miles by 0.000621371', () => {
    expect(distanceIn(metres(12_500), 'kilometers')).toBe(12.5);
    expect(distanceIn(metres(1_000_000), 'miles')).toBeCloseTo(621.371, 10);
    expect(DEFAULT_DISTANCE_UNIT).toBe('kilometers');
  });
});

describe('airtime', () => {
  it('is split into hours and minutes', () => {
    expect(hoursAndMinutes(minutes(0))).toEqual({ hours: 0, minutes: 0 });
    expect(hoursAndMinutes(minutes(59))).toEqual({ hours: 0, minutes: 59 });
    expect(hoursAndMinutes(minutes(60))).toEqual({ hours: 1, minutes: 0 });
    expect(hoursAndMinutes(minutes(200))).toEqual({ hours: 3, minutes: 20 });
  });

  it('accepts more than 59 minutes beside the hours', () => {
    expect(airtimeOf(1, 90)).toBe(150);
  });

  it('is the same after it was split and joined', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (airtime) => {
        const parts = hoursAndMinutes(minutes(airtime));
        expect(airtimeOf(parts.hours, parts.minutes)).toBe(airtime);
        expect(parts.minutes).toBeLessThan(60);
      }),
    );
  });
});
