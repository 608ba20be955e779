import { describe, expect, it } from 'vitest';
import {
  isCsvType,
  isTrackForForm,
  MAX_FILE_BYTES,
  problemsOfCsvFile,
  problemsOfFileName,
  problemsOfIgcFile,
  problemsOfTrackFile,
} from './file.ts';

const codes = (name: string, size: number): readonly string[] =>
  problemsOfIgcFile({ name, size }).map((problem) => problem.code);

describe('problemsOfIgcFile', () => {
  it('accepts a name that contains .igc, in any case', () => {
    for (const name of ['flight.igc', 'FLIGHT.IGC', 'flight.igc.txt', '.igc'])
      expect(codes(name, 100), name).toEqual([]);
  });

  it('rejects any other name', () => {
    for (const name of ['flight.gpx', 'igc', 'flightigc', '']) expect(codes(name, 100), name).toEqual(['notIgc']);
  });

  it('accepts 2,097,152 bytes and not one more', () => {
    expect(MAX_FILE_BYTES).toBe(2_097_152);
    expect(codes('a.igc', 2_097_152)).toEqual([]);
    expect(codes('a.igc', 2_097_153)).toEqual(['fileTooLarge']);
  });

  it('finds both problems of one file', () => {
    expect(codes('a.gpx', 3_000_000)).toEqual(['notIgc', 'fileTooLarge']);
  });
});

it('a track from elsewhere than the form may have 8 MB', () => {
  const largest = 8 * 2 ** 20;
  expect(problemsOfTrackFile({ name: 'a.igc', size: largest })).toEqual([]);
  expect(problemsOfTrackFile({ name: 'a.gpx', size: largest + 1 }).map(({ code }) => code)).toEqual([
    'notIgc',
    'trackTooLarge',
  ]);
});

it('the form opens tracks that are not too large for it', () => {
  expect(isTrackForForm({ name: 'A.IGC', size: MAX_FILE_BYTES })).toBe(true);
  expect(isTrackForForm({ name: 'a.igc', size: MAX_FILE_BYTES + 1 })).toBe(false);
  expect(isTrackForForm({ name: 'a.gpx', size: 100 })).toBe(false);
});

describe('problemsOfFileName', () => {
  it('accepts 255 characters and no more', () => {
    expect(problemsOfFileName('🪂'.repeat(255))).toEqual([]);
    expect(problemsOfFileName('x'.repeat(256)).map(({ code }) => code)).toEqual(['tooLong']);
  });

  it('rejects U+0000', () => {
    expect(problemsOfFileName('a\0.igc').map(({ code }) => code)).toEqual(['badCharacters']);
  });
});

describe('problemsOfCsvFile', () => {
  const csvCodes = (name: string, type: string, size = 100): readonly string[] =>
    problemsOfCsvFile({ name, type, size }).map((problem) => problem.code);

  it('accepts the type text/csv under any name', () => {
    for (const type of ['text/csv', 'TEXT/CSV', 'text/csv; charset=utf-8']) {
      expect(csvCodes('flights.txt', type), type).toEqual([]);
    }
  });

  it("accepts a .csv name with no type or a spreadsheet's", () => {
    for (const type of ['', 'application/vnd.ms-excel', 'text/comma-separated-values']) {
      expect(csvCodes('FLIGHTS.CSV', type), type).toEqual([]);
      expect(csvCodes('flights.xls', type), type).toEqual(['notCsv']);
    }
  });

  it('rejects any other type, whatever the name', () => {
    for (const type of ['image/png', 'text/html', 'text/csvx']) {
      expect(csvCodes('flights.csv', type), type).toEqual(['notCsv']);
      expect(isCsvType(type), type).toBe(false);
    }
  });

  it('accepts 2,097,152 bytes and not one more, and finds both problems of one file', () => {
    expect(csvCodes('a.csv', 'text/csv', 2_097_152)).toEqual([]);
    expect(csvCodes('a.csv', 'text/csv', 2_097_153)).toEqual(['fileTooLarge']);
    expect(csvCodes('a.pdf', 'application/pdf', 3_000_000)).toEqual(['notCsv', 'fileTooLarge']);
  });
});
