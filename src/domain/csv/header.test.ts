import { describe, expect, it } from 'vitest';
import { CSV_COLUMNS } from './columns.ts';
import { type CsvHeader, cellsByColumn, isTooWide, readCsvHeader } from './header.ts';

function headerOf(...names: string[]): CsvHeader {
  const reading = readCsvHeader(names);
  if (reading.state === 'wrong') throw new Error(reading.problem.code);
  return reading.header;
}

describe('the columns', () => {
  it('are the documented ones, in their order', () => {
    expect(CSV_COLUMNS.join(' ')).toBe(
      'date airtime altitude site launchAltitude location latitude longitude glider remarks tags',
    );
  });
});

describe('the header row', () => {
  it('may name the columns in any order', () => {
    const header = headerOf('site', 'date', 'airtime');
    expect(cellsByColumn(['Kandel', '2026-05-03', '75'], header)).toMatchObject({
      date: '2026-05-03',
      airtime: '75',
      site: 'Kandel',
    });
  });

  it('may name them in any case, with spaces, hyphens or underscores', () => {
    const names = ['DATE', ' Launch Altitude ', 'launch_altitude', 'Launch-altitude', 'launchaltitude'];
    for (const name of names.slice(1)) {
      expect(cellsByColumn(['2026-05-03', '1230'], headerOf('Date', name)).launchAltitude).toBe('1230');
    }
    expect(headerOf(names[0] ?? '').places.get('date')).toBe(0);
  });

  it('needs only the date; missing columns are empty', () => {
    const cells = cellsByColumn(['2026-05-03'], headerOf('date'));
    expect(Object.keys(cells)).toEqual([...CSV_COLUMNS]);
    expect(Object.values(cells).filter((cell) => cell !== '')).toEqual(['2026-05-03']);
  });

  it('may have columns of other names, which are ignored', () => {
    const header = headerOf('wind', 'date', '', '__proto__', '', 'constructor');
    expect(cellsByColumn(['NW', '2026-05-03', 'x', 'y', 'z', 'w'], header)).toEqual(
      cellsByColumn(['2026-05-03'], headerOf('date')),
    );
  });

  it('is missing when no cell is date', () => {
    const problem = { subject: 'file', field: 'csv', code: 'noHeader' };
    expect(readCsvHeader([])).toEqual({ state: 'wrong', problem });
    expect(readCsvHeader(['2026-05-03', '75', 'Kandel'])).toEqual({ state: 'wrong', problem });
    expect(readCsvHeader(['dates', 'site'])).toEqual({ state: 'wrong', problem });
  });

  it('is wrong when it names a column twice', () => {
    expect(readCsvHeader(['date', 'site', 'Site'])).toEqual({
      state: 'wrong',
      problem: { subject: 'file', field: 'site', code: 'doubledColumn' },
    });
  });
});

describe('a row', () => {
  it('may be short: missing cells are empty', () => {
    expect(cellsByColumn(['2026-05-03'], headerOf('date', 'site')).site).toBe('');
  });

  it('may have only empty cells beyond the header', () => {
    const header = headerOf('date', 'site');
    expect(isTooWide(['2026-05-03', 'Kandel', '', ' '], header)).toBe(false);
    expect(isTooWide(['2026-05-03', 'Kandel', '', 'Waldkirch'], header)).toBe(true);
  });
});
