import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALTITUDE_UNITS, metres, metresFrom, minutes } from '../units.ts';
import { entryOf, readEntry } from './entity.ts';
import { FLIGHT, type FlightEntry, type FlightInput } from './flight.ts';

const entry: FlightEntry = {
  date: '2026-05-03',
  time: '12:59',
  siteId: '4',
  gliderId: '2',
  altitude: '5001',
  altitudeUnit: 'feet',
  hours: '1',
  minutes: '42',
  remarks: 'Late start.',
  tags: 'tandem, soaring',
};

const inputOf = (typed: FlightEntry, before?: FlightInput): FlightInput => {
  const read = readEntry(FLIGHT, typed, before);
  if (read.state === 'wrong') throw new Error(JSON.stringify(read.problems));
  return read.input;
};

const problemsWith = (change: Partial<FlightEntry>): readonly string[] => {
  const read = readEntry(FLIGHT, { ...entry, ...change });
  return read.state === 'wrong' ? read.problems.map(({ field, code }) => `${field} ${code}`) : [];
};

describe('reading the form of a flight', () => {
  it('reads all fields, in metres and minutes', () => {
    expect(inputOf(entry)).toEqual({
      date: '2026-05-03',
      time: '12:59',
      siteId: 4,
      gliderId: 2,
      altitude: metresFrom(5001, 'feet'),
      airtime: 102,
      remarks: 'Late start.',
      tags: ['tandem', 'soaring'],
    });
  });

  it('uses defaults for empty optional fields', () => {
    const bare = { time: '', siteId: '', gliderId: '', altitude: '', hours: '', minutes: '', remarks: '', tags: '' };
    expect(inputOf({ ...entry, ...bare })).toEqual({
      date: '2026-05-03',
      time: null,
      siteId: null,
      gliderId: null,
      altitude: 0,
      airtime: 0,
      remarks: '',
      tags: [],
    });
  });

  it('ignores white space around date and time', () => {
    expect(inputOf({ ...entry, date: ' 2026-05-03 ', time: ' 12:59 ' })).toMatchObject({
      date: '2026-05-03',
      time: '12:59',
    });
  });

  it('accepts more than 59 minutes', () => {
    expect(inputOf({ ...entry, hours: '', minutes: '90' }).airtime).toBe(90);
  });

  it('requires a date', () => {
    expect(problemsWith({ date: '' })).toEqual(['date required']);
    expect(problemsWith({ date: '  ' })).toEqual(['date required']);
  });

  it('requires whole numbers, and names the field', () => {
    expect(problemsWith({ altitude: '12.5' })).toEqual(['altitude notWhole']);
    expect(problemsWith({ hours: '-1' })).toEqual(['hours notWhole']);
    expect(problemsWith({ minutes: '1e1' })).toEqual(['minutes noNumber']);
  });

  it('rejects an airtime too long to be stored', () => {
    expect(problemsWith({ hours: '2147483647' })).toEqual(['airtime notWhole']);
  });

  it('finds every problem at once', () => {
    const tags = 'x'.repeat(31);
    expect(problemsWith({ date: '2026-02-30', time: '9:00', altitude: 'high', hours: 'x', tags })).toEqual([
      'date notDate',
      'time notTime',
      'tags tagTooLong',
      'hours noNumber',
      'altitude noNumber',
    ]);
  });
});

describe('a flight that is opened and saved again', () => {
  const anyInput = fc.record({
    date: fc.constantFrom('1900-01-01', '2026-05-03'),
    time: fc.option(fc.constantFrom('00:00', '23:59')),
    siteId: fc.option(fc.nat(1_000_000)),
    gliderId: fc.option(fc.nat(1_000_000)),
    altitude: fc.double({ min: 0, max: 20_000, noNaN: true }).map(metres),
    airtime: fc.nat(100_000).map(minutes),
    remarks: fc.string({ unit: 'grapheme', maxLength: 50 }),
    tags: fc.constantFrom([], ['tandem'], ['hike & fly', 'évasion']),
  });

  it('is exactly the same flight, in either unit', () => {
    fc.assert(
      fc.property(anyInput, fc.constantFrom(...ALTITUDE_UNITS), (input, unit) => {
        expect(inputOf(entryOf(FLIGHT, input, unit), input)).toEqual(input);
      }),
    );
  });

  it('uses the typed altitude when it has changed', () => {
    const before = { ...inputOf(entry), altitude: metres(1524.4) };
    expect(inputOf({ ...entry, altitude: '1524', altitudeUnit: 'meters' }, before).altitude).toBe(1524.4);
    expect(inputOf({ ...entry, altitude: '1525', altitudeUnit: 'meters' }, before).altitude).toBe(1525);
  });

  it('shows quantities of 0 and missing values as empty fields', () => {
    const bare = inputOf({ ...entry, time: '', siteId: '', altitude: '0', hours: '0', minutes: '0' });
    expect(entryOf(FLIGHT, bare, 'meters')).toMatchObject({
      time: '',
      siteId: '',
      altitude: '',
      hours: '',
      minutes: '',
    });
  });
});
