import { describe, expect, it } from 'vitest';
import { problemsOf } from './fields/entity.ts';
import { PILOT, type PilotInput } from './fields/pilot.ts';
import { minutes } from './units.ts';

const input: PilotInput = {
  userName: 'Ada',
  initialFlightNum: 3,
  initialAirtime: minutes(45),
  altitudeUnit: 'feet',
  distanceUnit: 'miles',
  homeLeague: 'xcontest',
  currencyRules: [],
  language: 'browser',
  checkEmails: 'off',
};

const problemsWith = (change: Partial<PilotInput>): readonly string[] =>
  problemsOf(PILOT, { ...input, ...change }).map(({ field, code }) => `${field} ${code}`);

describe('problemsOf a pilot', () => {
  it('finds no problem in a whole pilot, nor with one without a name', () => {
    expect(problemsOf(PILOT, input)).toEqual([]);
    expect(problemsWith({ userName: '' })).toEqual([]);
  });

  it('accepts a name of 100 characters and no more', () => {
    expect(problemsWith({ userName: '🪂'.repeat(100) })).toEqual([]);
    expect(problemsWith({ userName: '🪂'.repeat(101) })).toEqual(['userName tooLong']);
  });

  it('requires whole numbers, at least 0, of flights and minutes before Wingbook', () => {
    expect(problemsWith({ initialFlightNum: -1 })).toEqual(['initialFlightNum notWhole']);
    expect(problemsWith({ initialAirtime: minutes(0.5) })).toEqual(['initialAirtime notWhole']);
  });
});
