import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankOf } from '../fields/entity.ts';
import { FLIGHT } from '../fields/flight.ts';
import { GLIDER } from '../fields/glider.ts';
import { SITE } from '../fields/site.ts';
import { ALTITUDE_UNITS, altitudeIn, degrees, metres, metresFrom, minutes } from '../units.ts';
import { csvCells, metresOf, readCells, readCsvDegrees, readCsvNumber, writeAltitude, writeNumber } from './cells.ts';
import { CSV_COLUMNS } from './columns.ts';

const FLOWN = { ...blankOf(FLIGHT), date: '2026-05-03', airtime: minutes(75), altitude: metres(1_524) };
const HOME = {
  ...blankOf(SITE),
  ...{ name: 'Home', lat: degrees(46.62525), lng: degrees(-7.2), launchAltitude: metres(1_200), remarks: 'grass' },
};

describe('the columns of a file of flights', () => {
  it('begin with the documented ones, and have each once', () => {
    const [first, ...others] = [CSV_COLUMNS.slice(0, 9), ...CSV_COLUMNS.slice(9)];
    expect(first).toEqual('date airtime altitude site launchAltitude location latitude longitude glider'.split(' '));
    expect(new Set(CSV_COLUMNS).size).toBe(CSV_COLUMNS.length);
    expect(others).toContain('remarks');
  });

  it('have every column of a flight', () => {
    const own = Object.values(FLIGHT.fields).flatMap(({ csv }) => csv ?? []);
    expect(own.filter((column) => !CSV_COLUMNS.includes(column))).toEqual([]);
  });
});

describe('the cells of an item', () => {
  it('are its values, in the unit of the pilot', () => {
    expect(csvCells(FLIGHT, FLOWN, 'meters')).toMatchObject({ date: '2026-05-03', airtime: '75', altitude: '1524' });
    expect(csvCells(FLIGHT, FLOWN, 'feet')).toMatchObject({ altitude: '5000', airtime: '75' });
    expect(csvCells(SITE, HOME, 'meters')).toMatchObject({
      ...{ site: 'Home', latitude: '46.62525', longitude: '-7.2', launchAltitude: '1200' },
    });
  });

  it('are only those of fields with a column', () => {
    const columns = Object.values(FLIGHT.fields).flatMap(({ csv }) => csv ?? []);
    expect(Object.keys(csvCells(FLIGHT, FLOWN, 'meters')).toSorted()).toEqual(columns.toSorted());
  });

  it('are empty of a place and a day that are not known', () => {
    expect(csvCells(SITE, { ...HOME, lat: null, lng: null }, 'meters')).toMatchObject({ latitude: '', longitude: '' });
  });

  it.each(['=1+1', '+1', '-1', '@cmd', '\tx'])(
    'are no formula for a spreadsheet, and the same when read: %j',
    (text) => {
      const cells = csvCells(FLIGHT, { ...FLOWN, remarks: text }, 'meters');
      expect(cells.remarks).not.toBe(text);
      expect(cells.remarks?.endsWith(text)).toBe(true);
      expect(readCells(FLIGHT, cells, 'meters').value.remarks).toBe(text);
    },
  );
});

describe('the values of cells', () => {
  it('are those that were written, in either unit', () => {
    for (const unit of ['meters', 'feet'] as const) {
      const { value, problems } = readCells(FLIGHT, csvCells(FLIGHT, FLOWN, unit), unit);
      expect(problems).toEqual([]);
      expect(value.altitude).toBeCloseTo(1_524, 0);
      expect(value).toMatchObject({ date: '2026-05-03', airtime: 75, siteId: null, tags: [] });
    }
    expect(readCells(SITE, csvCells(SITE, HOME, 'meters'), 'meters')).toEqual({ value: HOME, problems: [] });
  });

  it('are blank where a file has no such column', () => {
    const { value } = readCells(SITE, {}, 'meters');
    expect(value).toEqual(blankOf(SITE));
  });

  it.each([
    ['airtime', '1.5', 'notWhole'],
    ['airtime', 'long', 'noNumber'],
    ['altitude', 'high', 'notNumber'],
  ])('report a cell that is none: %s %j', (column, cell, code) => {
    const cells = { ...csvCells(FLIGHT, FLOWN, 'meters'), [column]: cell };
    const { problems } = readCells(FLIGHT, cells, 'meters');
    expect(problems).toEqual([expect.objectContaining({ subject: 'flight', code })]);
  });

  it('have no white space around lines and days, but keep that of texts', () => {
    const cells = { ...csvCells(FLIGHT, FLOWN, 'meters'), date: ' 2026-05-03 ', remarks: ' calm\n' };
    expect(readCells(FLIGHT, cells, 'meters').value).toMatchObject({ date: '2026-05-03', remarks: ' calm\n' });
    const glider = readCells(GLIDER, { glider: '  Wing ' }, 'meters').value;
    expect(glider.name).toBe('Wing');
  });
});

const read = (cell: string) => readCsvNumber(cell);

describe('a number in a cell', () => {
  it.each([
    ['1850', 1850],
    [' 1850 ', 1850],
    ['1850.5', 1850.5],
    ['007', 7],
    ['0', 0],
    ['', 0],
    ['  ', 0],
  ])('may be %j', (cell, value) => {
    expect(read(cell)).toEqual({ value, problems: [] });
  });

  it.each([
    '-1',
    '+1',
    '1e3',
    '1,850',
    '1850,5',
    '1 850',
    '0x10',
    'Infinity',
    'NaN',
    '1850 m',
    '.5',
    '5.',
    '١٢',
    '12345678901',
  ])('may not be %j', (cell) => {
    expect(read(cell)).toEqual({
      value: 0,
      problems: [{ code: 'notNumber' }],
    });
  });

  it('is written without an exponent', () => {
    expect([0, 1850, 1850.25, 1e-7, 1.5e-9, -3e-8].map(writeNumber)).toEqual([
      '0',
      '1850',
      '1850.25',
      '0.0000001',
      '0.0000000015',
      '-0.00000003',
    ]);
  });
});

describe('degrees in a cell', () => {
  it.each([
    ['47.8', 47.8],
    ['-122.5', -122.5],
    ['+8', 8],
    ['47,8', 47.8],
    ['47.8°', 47.8],
    [' 47.8 ° ', 47.8],
    ['0', 0],
  ])('may be %j', (cell, value) => {
    expect(readCsvDegrees(cell)).toBe(value);
  });

  it('may be left out', () => {
    expect(readCsvDegrees('')).toBeNull();
    expect(readCsvDegrees('  ')).toBeNull();
  });

  it.each(['N47.8', '47.8N', "47°48'", '47°48.5', '1e1', '47.8,8.0', '4 7', '.', '−47', 'x', '1234'])(
    'may not be %j',
    (cell) => {
      expect(readCsvDegrees(cell)).toBeNaN();
    },
  );
});

describe('an altitude in a cell', () => {
  it("is whole in the pilot's unit, as it is shown", () => {
    expect(writeAltitude(metres(1850), 'meters')).toBe('1850');
    expect(writeAltitude(metresFrom(5001, 'feet'), 'feet')).toBe('5001');
    expect(writeAltitude(metres(1900), 'feet')).toBe('6234');
    expect(writeAltitude(metres(0), 'feet')).toBe('0');
  });

  it.each(ALTITUDE_UNITS)('is shown as it was when it is read again, in a file in %s', (unit) => {
    const anyAltitude = fc.double({ min: 0, max: 12_000, noNaN: true }).map(metres);
    fc.assert(
      fc.property(anyAltitude, (altitude) => {
        const text = writeAltitude(altitude, unit);
        expect(text).toMatch(/^\d+$/);
        expect(altitudeIn(metresOf(Number(text), unit), unit)).toBe(altitudeIn(altitude, unit));
      }),
    );
  });

  it('in fractions of feet, as earlier files have it, is whole metres again', () => {
    expect(metresOf(6233.596, 'feet')).toBe(1_900);
  });

  it.each(ALTITUDE_UNITS)('is restored exactly when it is whole in the unit of the file: %s', (unit) => {
    const whole = Array.from({ length: 30_000 }, (_, typed) => metresOf(typed, unit));
    expect(whole.filter((altitude) => metresOf(Number(writeAltitude(altitude, unit)), unit) !== altitude)).toEqual([]);
  });
});
