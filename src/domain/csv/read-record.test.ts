import { describe, expect, it } from 'vitest';
import { blankOf } from '../fields/entity.ts';
import { FLIGHT } from '../fields/flight.ts';
import { GLIDER } from '../fields/glider.ts';
import { metresFrom } from '../units.ts';
import { CSV_COLUMNS, type CsvCells, type CsvColumn } from './columns.ts';
import { readRecord } from './read-record.ts';

/** A record with a date and the given cells. */
function cells(named: Partial<CsvCells>): CsvCells {
  const empty = Object.fromEntries(CSV_COLUMNS.map((column) => [column, ''])) as Record<CsvColumn, string>;
  return { ...empty, date: '2026-05-03', ...named };
}

const read = (named: Partial<CsvCells>) => readRecord(cells(named), 'meters');

/** Each problem as `subject.field code`. */
function problemsOf(named: Partial<CsvCells>): readonly string[] {
  const reading = read(named);
  if (reading.state === 'right') return [];
  return reading.problems.map(({ subject, field, code }) => `${subject}.${field} ${code}`);
}

const FLIGHT_ALONE = { ...blankOf(FLIGHT), date: '2026-05-03' };

describe('a record', () => {
  it('has all fields of a flight, its site and its glider', () => {
    const full = {
      date: ' 2026-05-03 ',
      airtime: '75',
      altitude: '1850',
      site: ' Kandel ',
      launchAltitude: '1230',
      location: ' Waldkirch ',
      latitude: '48.06',
      longitude: '8.02',
      glider: ' Rush 6 ',
      remarks: ' with Ann ',
    };
    expect(read(full)).toEqual({
      state: 'right',
      input: {
        flight: { ...FLIGHT_ALONE, airtime: 75, altitude: 1850, remarks: ' with Ann ' },
        site: { name: 'Kandel', location: 'Waldkirch', lat: 48.06, lng: 8.02, launchAltitude: 1230, remarks: '' },
        glider: { ...blankOf(GLIDER), name: 'Rush 6' },
      },
    });
  });

  it('needs only a date', () => {
    expect(read({})).toEqual({
      state: 'right',
      input: { flight: FLIGHT_ALONE, site: null, glider: null },
    });
    expect(problemsOf({ date: '' })).toEqual(['flight.date required']);
    expect(problemsOf({ date: ' ' })).toEqual(['flight.date required']);
  });

  it("has its altitudes in the pilot's unit", () => {
    const feet = readRecord(cells({ altitude: '6000', site: 'Kandel', launchAltitude: '4035' }), 'feet');
    expect(feet).toMatchObject({
      input: { flight: { altitude: metresFrom(6000, 'feet') }, site: { launchAltitude: metresFrom(4035, 'feet') } },
    });
  });

  it('loses the apostrophes that an export has added before formulas', () => {
    const guarded = { site: "'=Kandel", location: "'@home", glider: "'+1", remarks: "'-5 °C" };
    expect(read(guarded)).toMatchObject({
      input: { site: { name: '=Kandel', location: '@home' }, glider: { name: '+1' }, flight: { remarks: '-5 °C' } },
    });
  });

  it('keeps formulas, markup, emoji and right-to-left text as text', () => {
    const texts = ['=1+1', '<script>alert(1)</script>', '👨‍👩‍👧 🪂', 'טיסה ראשונה', '飞行'];
    for (const text of texts) {
      expect(read({ site: text, glider: text, remarks: text })).toMatchObject({
        input: { site: { name: text }, glider: { name: text }, flight: { remarks: text } },
      });
    }
  });
});

describe('a bad record', () => {
  it.each([
    '03.05.2026',
    '5/3/2026',
    '2026-5-3',
    '2026-02-30',
    '1899-12-31',
    '2100-01-01',
    '2026-05-03T10:00',
    '46145',
  ])('has the date %j', (date) => {
    expect(problemsOf({ date })).toEqual(['flight.date notDate']);
  });

  it.each(['-1', '75.5', '99999999999', '2147483648'])('has the airtime %j, which is not a whole number', (airtime) => {
    expect(problemsOf({ airtime })).toEqual(['flight.airtime notWhole']);
  });

  it.each(['1:15', '75 min', '1e2'])('has the airtime %j, which is not a number', (airtime) => {
    expect(problemsOf({ airtime })).toEqual(['flight.airtime noNumber']);
  });

  it.each(['-1', '1,850', '1850 m', '1e3', '9999999999'])('has the altitude %j', (altitude) => {
    expect(problemsOf({ altitude })).toEqual(['flight.altitude notNumber']);
    expect(problemsOf({ site: 'Kandel', launchAltitude: altitude })).toEqual(['site.launchAltitude notNumber']);
  });

  it('names a site or a glider of 101 characters; 100 are allowed, counted in code points', () => {
    expect(problemsOf({ site: 'x'.repeat(101), glider: 'y'.repeat(101) })).toEqual([
      'site.name tooLong',
      'glider.name tooLong',
    ]);
    expect(problemsOf({ site: 'x'.repeat(100), glider: '🪂'.repeat(100) })).toEqual([]);
    expect(problemsOf({ glider: '🪂'.repeat(101) })).toEqual(['glider.name tooLong']);
  });

  it('has a location of more than 1,000 or remarks of more than 10,000 characters', () => {
    expect(problemsOf({ site: 'Kandel', location: 'x'.repeat(1_000), remarks: 'y'.repeat(10_000) })).toEqual([]);
    expect(problemsOf({ site: 'Kandel', location: 'x'.repeat(1_001), remarks: 'y'.repeat(10_001) })).toEqual([
      'flight.remarks tooLong',
      'site.location tooLong',
    ]);
  });

  it('has a place for its site, but no name', () => {
    for (const place of [{ location: 'Waldkirch' }, { latitude: '48', longitude: '8' }, { latitude: 'x' }]) {
      expect(problemsOf(place)).toEqual(['site.name required']);
    }
    expect(problemsOf({ launchAltitude: '1230' })).toEqual([]);
    expect(problemsOf({ launchAltitude: 'high' })).toEqual(['site.launchAltitude notNumber']);
  });

  it('has half of a pair of coordinates', () => {
    expect(problemsOf({ site: 'Kandel', latitude: '48.06' })).toEqual(['site.coordinates halfCoordinates']);
    expect(problemsOf({ site: 'Kandel', longitude: '8.02' })).toEqual(['site.coordinates halfCoordinates']);
  });

  it.each([
    ['90.1', '8'],
    ['48', '-180.1'],
    ['N48', '8'],
    ['48', 'east'],
    ['48.06 8.02', '8'],
  ])('has the coordinates %j %j', (latitude, longitude) => {
    expect(problemsOf({ site: 'Kandel', latitude, longitude })).toEqual(['site.coordinates notCoordinates']);
  });

  it('has characters that no database can store', () => {
    expect(problemsOf({ remarks: 'a\0b', site: '\ud800', glider: '\0' })).toEqual([
      'flight.remarks badCharacters',
      'site.name badCharacters',
      'glider.name badCharacters',
    ]);
  });

  it('reports all its problems at once', () => {
    expect(problemsOf({ date: 'x', airtime: 'x', altitude: 'x', site: 'Kandel', latitude: '48' })).toEqual([
      'flight.date notDate',
      'flight.airtime noNumber',
      'flight.altitude notNumber',
      'site.coordinates halfCoordinates',
    ]);
  });
});
