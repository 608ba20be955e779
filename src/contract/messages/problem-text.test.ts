import { describe, expect, it } from 'vitest';
import type { FieldName } from '#domain/problem';
import type { ProblemCode } from '#domain/problem-codes';
import { NUMBERS } from './en/formats.ts';
import { PROBLEMS } from './en/problems.ts';
import { problemText, textsByField } from './problem-text.ts';

const words = (name: FieldName, code: ProblemCode): string => problemText(PROBLEMS, { ...name, code });

describe('problemText', () => {
  it('names the field', () => {
    expect(words({ subject: 'flight', field: 'date' }, 'required')).toBe('Date cannot be empty');
    expect(words({ subject: 'site', field: 'name' }, 'required')).toBe('Site name cannot be empty');
    expect(words({ subject: 'glider', field: 'name' }, 'required')).toBe('Glider name cannot be empty');
    expect(problemText(PROBLEMS, { subject: 'pilot', field: 'userName', code: 'tooLong', max: 100 })).toBe(
      'Pilot name exceeds maximum field length 100 characters',
    );
    expect(problemText(PROBLEMS, { subject: 'flight', field: 'remarks', code: 'tooLong', max: 10_000 })).toBe(
      'Remarks exceeds maximum field length 10000 characters',
    );
  });

  it('has the numbers of a page as the page has them', () => {
    const messages = { ...PROBLEMS, whole: NUMBERS.whole };
    expect(problemText(messages, { subject: 'flight', field: 'remarks', code: 'tooLong', max: 10_000 })).toBe(
      'Remarks exceeds maximum field length 10\u202f000 characters',
    );
  });

  it('names a column as the file does', () => {
    const doubled = words({ subject: 'file', field: 'remarks' }, 'doubledColumn');
    expect(doubled).toBe('Column remarks stands more than once in the header row');
  });

  it('requires whole numbers in forms and numbers in the API', () => {
    expect(words({ subject: 'flight', field: 'hours' }, 'noNumber')).toBe('Airtime must be a number');
    expect(words({ subject: 'flight', field: 'hours' }, 'notWhole')).toBe(
      'Airtime must be round number, greater than 0',
    );
    expect(words({ subject: 'site', field: 'launchAltitude' }, 'notWhole')).toBe(
      'Launch Altitude must be round number, greater than 0',
    );
    expect(words({ subject: 'glider', field: 'initialFlightNum' }, 'notWhole')).toBe(
      'Initial number of flights must be round number, greater than 0',
    );
    expect(words({ subject: 'flight', field: 'altitude' }, 'notNumber')).toBe('Altitude must be number greater than 0');
  });

  it('names the formats of date, time and coordinates', () => {
    expect(words({ subject: 'flight', field: 'date' }, 'notDate')).toBe('Date must be in yyyy-mm-dd format');
    expect(words({ subject: 'flight', field: 'time' }, 'notTime')).toBe('Time must be in hh:mm format');
    expect(words({ subject: 'site', field: 'coordinates' }, 'notCoordinates')).toBe(
      'Coordinates must be in Decimal Degrees format, like 38.8897°, -77.0089° or 45.455678 56.452332',
    );
    expect(words({ subject: 'site', field: 'coordinates' }, 'halfCoordinates')).toBe(
      'Require either both latitude and longitude or neither',
    );
  });

  it('has messages for problems only the server can find', () => {
    expect(words({ subject: 'site', field: 'name' }, 'nameTaken')).toBe('Site with this name already exists');
    expect(words({ subject: 'glider', field: 'name' }, 'nameTaken')).toBe('Glider with this name already exists');
    expect(words({ subject: 'flight', field: 'siteId' }, 'gone')).toBe('Site you chose does no longer exist');
    expect(words({ subject: 'flight', field: 'gliderId' }, 'gone')).toBe('Glider you chose does no longer exist');
    expect(words({ subject: 'account', field: 'email' }, 'emailTaken')).toBe('User with this email already exists');
    expect(words({ subject: 'account', field: 'email' }, 'notEmail')).toBe('You provided not valid email');
    expect(words({ subject: 'account', field: 'password' }, 'passwordTooShort')).toBe(
      'Password must be at least 8 characters',
    );
  });

  it('says what is wrong with a file', () => {
    expect(words({ subject: 'file', field: 'igc' }, 'notIgc')).toBe('File must be .igc format.');
    expect(words({ subject: 'file', field: 'igc' }, 'fileTooLarge')).toBe('File must be less than 2MB');
    expect(words({ subject: 'file', field: 'igc' }, 'noFixes')).toBe('No flight records in IGC file.');
    expect(words({ subject: 'file', field: 'igc' }, 'notReadable')).toBe("Couldn't parse your IGC file.");
  });

  it('names the field of a query as its place in a form, and a column of a file as its header does', () => {
    expect(words({ subject: 'site', field: 'latLngString' }, 'required')).toBe('Coordinates cannot be empty');
    expect(words({ subject: 'file', field: 'launchAltitude' }, 'doubledColumn')).toBe(
      'Column launchAltitude stands more than once in the header row',
    );
  });
});

describe('textsByField', () => {
  it('keeps the first problem of each field', () => {
    expect(
      textsByField(PROBLEMS, [
        { subject: 'site', field: 'name', code: 'required' },
        { subject: 'site', field: 'name', code: 'nameTaken' },
        { subject: 'site', field: 'coordinates', code: 'notCoordinates' },
      ]),
    ).toMatchObject({ name: 'Site name cannot be empty', coordinates: expect.stringContaining('Decimal Degrees') });
  });

  it('joins both problems of a file', () => {
    expect(
      textsByField(PROBLEMS, [
        { subject: 'file', field: 'igc', code: 'notIgc' },
        { subject: 'file', field: 'igc', code: 'fileTooLarge' },
      ]),
    ).toEqual({ igc: 'File must be .igc format. File must be less than 2MB' });
  });

  it('is empty without problems', () => {
    expect(textsByField(PROBLEMS, [])).toEqual({});
  });
});
