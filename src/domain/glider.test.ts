import { describe, expect, it } from 'vitest';
import { blankOf, problemsOf } from './fields/entity.ts';
import { GLIDER, type GliderInput } from './fields/glider.ts';
import { minutes } from './units.ts';

const input: GliderInput = {
  ...blankOf(GLIDER),
  name: 'Zeno 2',
  initialFlightNum: 12,
  initialAirtime: minutes(600),
};

const problemsWith = (change: Partial<GliderInput>): readonly string[] =>
  problemsOf(GLIDER, { ...input, ...change }).map(({ field, code }) => `${field} ${code}`);

describe('problemsOf a glider', () => {
  it('finds no problem in a whole glider, nor with a name alone', () => {
    expect(problemsOf(GLIDER, input)).toEqual([]);
    expect(problemsWith({ initialFlightNum: 0, initialAirtime: minutes(0) })).toEqual([]);
  });

  it('requires a name of at most 100 characters', () => {
    expect(problemsWith({ name: '' })).toEqual(['name required']);
    expect(problemsWith({ name: 'x'.repeat(100) })).toEqual([]);
    expect(problemsWith({ name: 'x'.repeat(101) })).toEqual(['name tooLong']);
  });

  it('requires whole numbers, at least 0, of flights and minutes', () => {
    expect(problemsWith({ initialFlightNum: 1.5 })).toEqual(['initialFlightNum notWhole']);
    expect(problemsWith({ initialFlightNum: -1 })).toEqual(['initialFlightNum notWhole']);
    expect(problemsWith({ initialAirtime: minutes(0.5) })).toEqual(['initialAirtime notWhole']);
  });

  it('has a real day of a check or none, and whole limits', () => {
    expect(problemsWith({ checkedOn: '2026-03-01', checkMonths: 24, checkHours: 150, checkFlights: 200 })).toEqual([]);
    expect(problemsWith({ checkedOn: '2026-02-30', checkMonths: 0.5 })).toEqual([
      'checkedOn notDate',
      'checkMonths notWhole',
    ]);
  });

  it('accepts remarks of 10,000 characters and no more', () => {
    expect(problemsWith({ remarks: 'x'.repeat(10_000) })).toEqual([]);
    expect(problemsWith({ remarks: 'x'.repeat(10_001) })).toEqual(['remarks tooLong']);
  });
});
