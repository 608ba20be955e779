import { describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES, problemsOfFileName, problemsOfIgcFile } from './file.ts';

const codes = (name: string, size: number): readonly string[] =>
  problemsOfIgcFile({ name, size }).map((problem) => problem.code);

describe('problemsOfIgcFile', () => {
  it('takes a name that contains .igc, in any case', () => {
    for (const name of ['flight.igc', 'FLIGHT.IGC', 'flight.igc.txt', '.igc'])
      expect(codes(name, 100), name).toEqual([]);
  });

  it('refuses any other name', () => {
    for (const name of ['flight.gpx', 'igc', 'flightigc', '']) expect(codes(name, 100), name).toEqual(['notIgc']);
  });

  it('takes 2,097,152 bytes and not one more', () => {
    expect(MAX_FILE_BYTES).toBe(2_097_152);
    expect(codes('a.igc', 2_097_152)).toEqual([]);
    expect(codes('a.igc', 2_097_153)).toEqual(['fileTooLarge']);
  });

  it('finds both problems of one file', () => {
    expect(codes('a.gpx', 3_000_000)).toEqual(['notIgc', 'fileTooLarge']);
  });
});

describe('problemsOfFileName', () => {
  it('takes 255 characters and no more', () => {
    expect(problemsOfFileName('🪂'.repeat(255))).toEqual([]);
    expect(problemsOfFileName('x'.repeat(256)).map(({ code }) => code)).toEqual(['tooLong']);
  });

  it('refuses U+0000', () => {
    expect(problemsOfFileName('a\0.igc').map(({ code }) => code)).toEqual(['badCharacters']);
  });
});
