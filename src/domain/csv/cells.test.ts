import { describe, expect, it } from 'vitest';
import { blankOf } from '../fields/entity.ts';
import { FLIGHT } from '../fields/flight.ts';
import { GLIDER } from '../fields/glider.ts';
import { SITE } from '../fields/site.ts';
import { degrees, metres, minutes } from '../units.ts';
import { csvCells, readCells } from './cells.ts';
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
