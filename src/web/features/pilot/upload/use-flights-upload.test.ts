import { describe, expect, it } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import { importable, importFailureOf, type UploadState } from './use-flights-upload.ts';

const FILE = { fileName: 'flights.csv', content: 'data:text/csv;base64,', clientKey: 'a key' };
const NONE_ADDED = { flightsNum: 0, sitesNum: 0, glidersNum: 0 };

describe('an upload', () => {
  it('can be imported once its file is read, and again after a failure', () => {
    const failure = { kind: 'message', message: 'No.', canRetry: true } as const;
    expect(importable({ state: 'chosen', ...FILE })).toMatchObject(FILE);
    expect(importable({ state: 'failed', failure, ...FILE })).toMatchObject(FILE);
  });

  it.each<[UploadState]>([
    [{ state: 'none' }],
    [{ state: 'reading', fileName: 'flights.csv' }],
    [{ state: 'rejected', fileName: 'flights.pdf', message: 'File must be .csv format.' }],
    [{ state: 'importing', ...FILE }],
    [{ state: 'imported', fileName: 'flights.csv', added: NONE_ADDED }],
  ])('cannot be imported while it is %j', (upload) => {
    expect(importable(upload)).toBeNull();
  });
});

describe('a failed import', () => {
  it('lists its bad records', () => {
    const records = [{ row: 2, message: 'Date cannot be empty' }];
    expect(importFailureOf(new CallError('fileImportError', { errors: records }))).toEqual({
      kind: 'records',
      records,
    });
  });

  it.each([
    [new CallError('fileImportError'), "Couldn't import your file. Please, check file format.", false],
    [new CallError('fileImportError', { message: 'File must be .csv format.' }), 'File must be .csv format.', false],
    [new CallError('fileImportError', { errors: [] }), "Couldn't import your file. Please, check file format.", false],
    [new CallError('DBWriteError'), "Sorry, couldn't save the data, try again later.", true],
    [new CallError('other'), "Couldn't import your file", true],
    [new CallError('other', { message: 'Error occurred.' }), 'Error occurred.', true],
    [new CallError('other', { message: 'No imports on Sundays.' }), 'No imports on Sundays.', true],
    [new CallError('validationError'), 'Validation failed.', false],
  ])('shows the message of %s, or that the import failed', (error, message, canRetry) => {
    expect(importFailureOf(error)).toEqual({ kind: 'message', message, canRetry });
  });

  it('counts as a write error when the response has no error', () => {
    expect(importFailureOf(new CallError('DBReadError'))).toMatchObject({
      message: "Sorry, couldn't save the data, try again later.",
    });
  });

  it('leaves an ended session to the frame', () => {
    expect(importFailureOf(new CallError('authenticationError'))).toBeNull();
    expect(importFailureOf(new CallError('userMismatch'))).toBeNull();
  });
});
