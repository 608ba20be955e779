import { describe, expect, it } from 'vitest';
import { bytesOf, positionRecord } from '#test/builders/igc';
import type { IgcHeaders } from './igc-file.ts';
import { parseIgc } from './parse-igc.ts';

const FIX = positionRecord({ at: 43_200, lat: 47, lng: 11 });

describe('the date', () => {
  it.each([
    ['the old form', 'HFDTE310525', '2025-05-31'],
    ['the new form', 'HFDTEDATE:310525,02', '2025-05-31'],
    ['a space after the colon', 'HFDTEDATE: 310525', '2025-05-31'],
    ['a flight number without a comma', 'HFDTEDATE:31052502', '2025-05-31'],
    ['a colon without a name', 'HFDTE:310525', '2025-05-31'],
    ['a year in full', 'HFDTEDATE:01062024', '2024-06-01'],
    ['a year in full and a flight number', 'HFDTE01061998,02', '1998-06-01'],
    ['2020 and a flight number without a comma', 'HFDTEDATE:01062001', '2020-06-01'],
    ['2019 and a flight number without a comma', 'HFDTEDATE:01061901', '2019-06-01'],
    ['the last century', 'HFDTE310598', '1998-05-31'],
    ['the first year of recorders', 'HFDTE010180', '1980-01-01'],
    ['the last year of recorders', 'HFDTE311269', '2069-12-31'],
    ['another source of the header', 'HODTE310525', '2025-05-31'],
    ['lower case', 'hfdte310525', '2025-05-31'],
    ['slashes', 'HFDTEDATE:31/05/25', '2025-05-31'],
    ['dots and a year in full', 'HFDTEDATE:31.05.2025', '2025-05-31'],
    ['dashes and a flight number', 'HFDTEDATE:31-05-25,01', '2025-05-31'],
    ['blanks', 'HFDTE 31 05 25', '2025-05-31'],
    ['ISO 8601', 'HFDTEDATE:2025-05-31', '2025-05-31'],
    ['ISO 8601 without separators', 'HFDTE20240601', '2024-06-01'],
    ['years first with slashes', 'HFDTEDATE:2025/5/31', '2025-05-31'],
    ['single digits', 'HFDTE1.6.24', '2024-06-01'],
    ['single digits without separators', 'HFDTE:3526', '2026-05-03'],
    ['a month by name', 'HFDTEDATE:31-May-2025', '2025-05-31'],
    ['the month first, where it can be nothing else', 'HFDTEDATE:05/31/25', '2025-05-31'],
  ])('is read in %s', (_, record, date) => {
    expect(headersOf(record).date).toBe(date);
  });

  it.each([
    'HFDTE010679',
    'HFDTE01061979',
    'HFDTE010670',
    'HFDTE',
    'HFDTE33',
    'HFDTE310225',
    'HFDTE000000',
    'HFDTEDATE:',
    'HFDTEabcdef',
    'HFDTE17.09.75',
    'HFDTE1970-01-01',
    'HFDTE11126',
    'HFDTE31/31/25',
  ])('is unknown by %s', (record) => {
    expect(headersOf(record).date).toBeNull();
  });

  it('includes the number of the flight', () => {
    expect(headersOf('HFDTEDATE:310525,02').flightNumberOfDay).toBe(2);
    expect(headersOf('HFDTEDATE:01062001').flightNumberOfDay).toBe(1);
    expect(headersOf('HFDTE310525').flightNumberOfDay).toBeNull();
    expect(headersOf('HFDTEDATE:01062024').flightNumberOfDay).toBeNull();
    expect(headersOf('HFDTEDATE:31-05-25,3').flightNumberOfDay).toBe(3);
    expect(headersOf('HFDTEDATE:310525,00').flightNumberOfDay).toBeNull();
  });

  it('applies to fixes before it', () => {
    expect(timesOf([FIX, 'HFDTE310525', FIX])).toEqual(['2025-05-31T12:00:00', '2025-05-31T12:00:00']);
  });

  it('changes at a second header of another day', () => {
    const records = ['HFDTE310525', FIX, 'HFDTE010625', FIX];
    expect(timesOf(records)).toEqual(['2025-05-31T12:00:00', '2025-06-01T12:00:00']);
    expect(headersOf(...records).date).toBe('2025-05-31');
  });

  it('stays after midnight when the first header comes again', () => {
    const [late, early] = [86_399, 0].map((at) => positionRecord({ at, lat: 47, lng: 11 }));
    const records = ['HFDTE310525', late ?? '', 'HFDTE310525', early ?? ''];
    expect(timesOf(records)).toEqual(['2025-05-31T23:59:59', '2025-06-01T00:00:00']);
  });
});

describe('texts', () => {
  it.each([
    ['pilot', 'HFPLTPILOTINCHARGE:Ann Example', 'Ann Example'],
    ['pilot', 'HFPLTPILOT: Ann Example  ', 'Ann Example'],
    ['pilot', 'HPPLTPilot:Ann: Example', 'Ann: Example'],
    ['pilot', 'HFPLTAnn Example', 'Ann Example'],
    ['copilot', 'HFCM2CREW2:Bo Example', 'Bo Example'],
    ['gliderType', 'HFGTYGLIDERTYPE:Fast Wing 3', 'Fast Wing 3'],
    ['gliderId', 'HFGIDGLIDERID:D-1234', 'D-1234'],
    ['site', 'HFSITSite:Some Hill', 'Some Hill'],
    ['recorderType', 'HFFTYFRTYPE:Maker,Model', 'Maker,Model'],
  ] as const)('%s is read from %s', (field, record, value) => {
    expect(headersOf(record)[field]).toBe(value);
  });

  it.each(['HFGTYGLIDERTYPE:', 'HFGTYGLIDERTYPE:NKN', 'HFGTYGLIDERTYPE: not set '])(
    'nothing is known by %s',
    (record) => {
      expect(headersOf(record).gliderType).toBe('');
    },
  );

  it('come from the first header with a value', () => {
    expect(headersOf('HFPLTPILOT:', 'HFPLTPILOT:Ann', 'HOPLTPILOT:Bo').pilot).toBe('Ann');
  });

  it('are not changed by headers of other kinds, even those named like a property of every object', () => {
    expect(headersOf('HFDTM100GPSDATUM:WGS84', 'HFALGALTGPS:GEO', 'HF')).toEqual(headersOf());
  });
});

function headersOf(...records: readonly string[]): IgcHeaders {
  return parseIgc(bytesOf(records.join('\r\n'))).headers;
}

function timesOf(records: readonly string[]): readonly string[] {
  const { time } = parseIgc(bytesOf(records.join('\n'))).fixes;
  return Array.from(time, (seconds) => new Date(seconds * 1000).toISOString().slice(0, 19));
}
