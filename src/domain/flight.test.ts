import { describe, expect, it } from 'vitest';
import { altitudeAboveLaunch, type FlightFacts, problemsOfFlight } from './flight.ts';
import { metres, minutes } from './units.ts';

const facts: FlightFacts = {
  date: '2026-05-03',
  time: '12:59',
  siteId: 1,
  gliderId: 2,
  altitude: metres(2640),
  airtime: minutes(102),
  remarks: 'Late start.',
};

const problemsWith = (change: Partial<FlightFacts>): readonly string[] =>
  problemsOfFlight({ ...facts, ...change }).map(({ field, code }) => `${field} ${code}`);

describe('problemsOfFlight', () => {
  it('finds nothing wrong with a whole flight', () => {
    expect(problemsOfFlight(facts)).toEqual([]);
  });

  it('asks for nothing but the date', () => {
    const bare = { time: null, siteId: null, gliderId: null, altitude: metres(0), airtime: minutes(0), remarks: '' };
    expect(problemsWith(bare)).toEqual([]);
    expect(problemsWith({ date: '' })).toEqual(['date required']);
  });

  it('refuses a date that is no day', () => {
    expect(problemsWith({ date: '2026-02-30' })).toEqual(['date notDate']);
    expect(problemsWith({ date: '1899-12-31' })).toEqual(['date notDate']);
  });

  it('refuses a time that no clock shows', () => {
    expect(problemsWith({ time: '24:00' })).toEqual(['time notTime']);
    expect(problemsWith({ time: '' })).toEqual(['time notTime']);
  });

  it('takes an altitude in fractions of a metre, and refuses one below 0', () => {
    expect(problemsWith({ altitude: metres(1524.30479) })).toEqual([]);
    expect(problemsWith({ altitude: metres(-1) })).toEqual(['altitude notNumber']);
  });

  it('refuses an airtime that is not in whole minutes', () => {
    expect(problemsWith({ airtime: minutes(1.5) })).toEqual(['airtime notWhole']);
    expect(problemsWith({ airtime: minutes(-1) })).toEqual(['airtime notWhole']);
  });

  it('takes remarks of 10,000 characters and no more', () => {
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
  it('is what lies between the launch and the maximum', () => {
    expect(altitudeAboveLaunch(facts, { launchAltitude: metres(1627) })).toBe(1013);
    expect(altitudeAboveLaunch(facts, { launchAltitude: metres(2700) })).toBe(-60);
  });

  it('is unknown where the altitude of the launch is', () => {
    expect(altitudeAboveLaunch(facts, { launchAltitude: metres(0) })).toBeNull();
  });
});
