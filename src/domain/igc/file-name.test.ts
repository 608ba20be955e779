import { describe, expect, it } from 'vitest';
import { composeIgcFileName, downloadName } from './file-name.ts';

const INPUT = { date: '2025-05-31', recorderSerial: 'X12', pilotName: 'Jane Doe', flightNumberOfDay: 1 };

describe('composeIgcFileName', () => {
  it('names day, recorder, pilot and flight of the day', () => {
    expect(composeIgcFileName(INPUT)).toBe('2025-05-31-X12-JD-01.igc');
  });

  it('leaves out unknown parts', () => {
    expect(composeIgcFileName({ ...INPUT, recorderSerial: '', pilotName: '' })).toBe('2025-05-31-01.igc');
  });

  it('keeps only characters of a serial that every file system accepts', () => {
    expect(composeIgcFileName({ ...INPUT, recorderSerial: '../S/N_1:2' })).toBe('2025-05-31-SN12-JD-01.igc');
  });

  it.each([
    ['jane van doe', 'JVD'],
    ['Åsa Öberg', 'ÅÖ'],
    ['  Jane  ', 'J'],
    ['Jean-Luc O\u2019Neil', 'JLON'],
    ['🪂 Jane', 'J'],
    ['山田 太郎', '山太'],
  ])('uses the initials of %s', (pilotName, initials) => {
    expect(composeIgcFileName({ ...INPUT, pilotName })).toBe(`2025-05-31-X12-${initials}-01.igc`);
  });

  it('does not grow with an invalid serial', () => {
    expect(composeIgcFileName({ ...INPUT, recorderSerial: 'x'.repeat(500) }).length).toBeLessThan(100);
  });

  it('counts beyond nine', () => {
    expect(composeIgcFileName({ ...INPUT, flightNumberOfDay: 12 })).toBe('2025-05-31-X12-JD-12.igc');
  });
});

it.each([
  ['track\u202egci.exe', 'trackgci.exe'],
  ['\u2066a\u2069\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u2067\u2068.igc', 'a.igc'],
  ['טיסה.igc', 'טיסה.igc'],
  ['Flug 🪂 1.igc', 'Flug 🪂 1.igc'],
])('offers %j as %j', (name, offered) => {
  expect(downloadName(name)).toBe(offered);
});
