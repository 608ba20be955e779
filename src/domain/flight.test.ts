import { describe, expect, it } from 'vitest';
import { problemsOf } from './fields/entity.ts';
import { FLIGHT, type FlightInput } from './fields/flight.ts';
import { altitudeAboveLaunch } from './flight.ts';
import { metres, minutes } from './units.ts';

const input: FlightInput = {
  date: '2026-05-03',
  time: '12:59',
  siteId: 1,
  gliderId: 2,
  altitude: metres(2640),
  airtime: minutes(102),
  remarks: 'Late start.',
  tags: ['tandem'],
};

const problemsWith = (change: Partial<FlightInput>): readonly string[] =>
  problemsOf(FLIGHT, { ...input, ...change }).map(({ field, code }) => `${field} ${code}`);

describe('problemsOf a flight', () => {
  it('finds no problem in a whole flight', () => {
    expect(problemsOf(FLIGHT, input)).toEqual([]);
  });

  it('requires only the date', () => {
    const bare = {
      time: null,
      siteId: null,
      gliderId: null,
      altitude: metres(0),
      airtime: minutes(0),
      remarks: '',
      tags: [],
    };
    expect(problemsWith(bare)).toEqual([]);
    expect(problemsWith({ date: '' })).toEqual(['date required']);
  });

  it('rejects a date that does not exist', () => {
    expect(problemsWith({ date: '2026-02-30' })).toEqual(['date notDate']);
    expect(problemsWith({ date: '1899-12-31' })).toEqual(['date notDate']);
  });

  it('rejects a time that does not exist', () => {
    expect(problemsWith({ time: '24:00' })).toEqual(['time notTime']);
    expect(problemsWith({ time: '' })).toEqual(['time notTime']);
  });

  it('accepts an altitude in fractions of a metre, and rejects one below 0', () => {
    expect(problemsWith({ altitude: metres(1524.30479) })).toEqual([]);
    expect(problemsWith({ altitude: metres(-1) })).toEqual(['altitude notNumber']);
  });

  it('rejects an airtime that is not in whole minutes', () => {
    expect(problemsWith({ airtime: minutes(1.5) })).toEqual(['airtime notWhole']);
    expect(problemsWith({ airtime: minutes(-1) })).toEqual(['airtime notWhole']);
  });

  it('accepts remarks of 10,000 characters and no more', () => {
    expect(problemsWith({ remarks: '🪂'.repeat(10_000) })).toEqual([]);
    expect(problemsWith({ remarks: 'x'.repeat(10_001) })).toEqual(['remarks tooLong']);
  });

  it('finds every problem, not just the first', () => {
    expect(problemsWith({ date: 'soon', time: 'noon', remarks: '\0' })).toEqual([
      'date notDate',
      'time notTime',
      'remarks badCharacters',
    ]);
  });
});

describe('altitudeAboveLaunch', () => {
  it('is the difference of the maximum and the launch', () => {
    expect(altitudeAboveLaunch(input, { launchAltitude: metres(1627) })).toBe(1013);
    expect(altitudeAboveLaunch(input, { launchAltitude: metres(2700) })).toBe(-60);
  });

  it('is null when the launch altitude is unknown', () => {
    expect(altitudeAboveLaunch(input, { launchAltitude: metres(0) })).toBeNull();
  });
});
