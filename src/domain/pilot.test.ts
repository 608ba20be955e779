import { describe, expect, it } from 'vitest';
import { type PilotInput, problemsOfPilot } from './pilot.ts';
import { minutes } from './units.ts';

const input: PilotInput = {
  userName: 'Ada',
  initialFlightNum: 3,
  initialAirtime: minutes(45),
  altitudeUnit: 'feet',
  distanceUnit: 'miles',
};

const problemsWith = (change: Partial<PilotInput>): readonly string[] =>
  problemsOfPilot({ ...input, ...change }).map(({ field, code }) => `${field} ${code}`);

describe('problemsOfPilot', () => {
  it('finds no problem in a whole pilot, nor with one without a name', () => {
    expect(problemsOfPilot(input)).toEqual([]);
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
