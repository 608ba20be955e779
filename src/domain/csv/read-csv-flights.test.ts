import { describe, expect, it } from 'vitest';
import { splitRows } from '#server/services/logbook/read-flights-file';
import { blankOf } from '../fields/entity.ts';
import { FLIGHT } from '../fields/flight.ts';
import { GLIDER } from '../fields/glider.ts';
import { metresFrom } from '../units.ts';
import { CSV_COLUMNS, type CsvCells, type CsvColumn } from './columns.ts';
import {
  type CsvHeader,
  cellsByColumn,
  type ImportedLogbook,
  isTooWide,
  itemsByName,
  MAX_RECORDS,
  MAX_ROWS,
  readCsvFlights,
  readCsvHeader,
  readRecord,
} from './read-csv-flights.ts';

const readText = (text: string, unit: 'meters' | 'feet') => readCsvFlights(splitRows(text, MAX_ROWS), unit);

const read = (...lines: string[]) => readText(lines.join('\n'), 'meters');

function logbookOf(...lines: string[]): ImportedLogbook {
  const reading = read(...lines);
  if (reading.state !== 'read') throw new Error(JSON.stringify(reading));
  return reading.logbook;
}

/** Each bad record as its number and the codes of its problems. */
function badRecordsOf(...lines: string[]): readonly string[] {
  const reading = read(...lines);
  if (reading.state !== 'wrong') return [];
  return reading.records.map(({ record, problems }) => `${record}: ${problems.map(({ code }) => code).join(' ')}`);
}

const unreadable = (code: string, field = 'csv') => ({
  state: 'unreadable',
  problem: { subject: 'file', field, code },
});

const { siteId: _site, gliderId: _glider, ...BLANK } = blankOf(FLIGHT);

describe('a file of flights', () => {
  it('becomes flights in its order, with each site and glider once', () => {
    const logbook = logbookOf(
      'date,airtime,altitude,site,glider,remarks',
      '2026-05-03,75,1850,Kandel,Rush 6,first',
      '2025-08-01,10,1300,KANDEL,Alpha,',
      '2026-05-04,5,,,rush 6,"no ""site"", two\nlines"',
    );
    expect(logbook.sites.map(({ name }) => name)).toEqual(['Kandel']);
    expect(logbook.gliders).toEqual([
      { ...blankOf(GLIDER), name: 'Rush 6' },
      { ...blankOf(GLIDER), name: 'Alpha' },
    ]);
    expect(logbook.flights).toEqual([
      { ...BLANK, date: '2026-05-03', airtime: 75, altitude: 1850, remarks: 'first', siteIndex: 0, gliderIndex: 0 },
      { ...BLANK, date: '2025-08-01', airtime: 10, altitude: 1300, siteIndex: 0, gliderIndex: 1 },
      {
        ...BLANK,
        date: '2026-05-04',
        airtime: 5,
        remarks: 'no "site", two\nlines',
        siteIndex: null,
        gliderIndex: 0,
      },
    ]);
  });

  it('may have a header and no record', () => {
    expect(logbookOf('date,site')).toEqual({ sites: [], gliders: [], flights: [] });
  });

  it('may have empty lines and lines of empty cells anywhere', () => {
    expect(logbookOf('', 'date,site', '', '2026-05-03,Kandel', ',', '  ,', '').flights).toHaveLength(1);
  });

  it('may name the same flight twice: both are kept, as pilots fly the same hill twice a day', () => {
    expect(logbookOf('date,site', '2026-05-03,Kandel', '2026-05-03,Kandel').flights).toHaveLength(2);
  });
});

describe('a site that several records name', () => {
  const HEADER = 'date,site,location,latitude,longitude,launchAltitude';

  it('is taken from the first of them', () => {
    const { sites } = logbookOf(HEADER, '2026-05-03,Kandel,Waldkirch,48.06,8.02,1230', '2026-05-04,kandel,x,1,2,3');
    expect(sites).toEqual([
      { name: 'Kandel', location: 'Waldkirch', lat: 48.06, lng: 8.02, launchAltitude: 1230, remarks: '' },
    ]);
  });

  it('gets what the first one leaves empty from the others, coordinates as a pair', () => {
    const { sites } = logbookOf(
      HEADER,
      '2026-05-03,Kandel,,,,',
      '2026-05-04,Kandel,Waldkirch,,,',
      '2026-05-05,Kandel,x,48.06,8.02,',
      '2026-05-06,Kandel,y,1,2,1230',
    );
    expect(sites).toEqual([
      { name: 'Kandel', location: 'Waldkirch', lat: 48.06, lng: 8.02, launchAltitude: 1230, remarks: '' },
    ]);
  });
});

describe('bad records', () => {
  it('are all reported by their numbers: the first after the header is 1', () => {
    expect(badRecordsOf('date,airtime', 'x,1', '2026-05-03,1', ',1', '2026-05-04,1.5', '2026-02-30,-5')).toEqual([
      '1: notDate',
      '3: required',
      '4: notWhole',
      '5: notDate notWhole',
    ]);
  });

  it('are counted with empty lines, from the header wherever it is', () => {
    expect(badRecordsOf('', '', 'date', '2026-05-03', '', 'x')).toEqual(['3: notDate']);
  });

  it('count once, whatever their number of lines', () => {
    expect(badRecordsOf('date,remarks', '2026-05-03,"three', 'lines', 'long"', 'x,')).toEqual(['2: notDate']);
  });

  it('reject the whole file', () => {
    expect(read('date', '2026-05-03', 'x')).not.toHaveProperty('logbook');
  });

  it('have more cells than the header', () => {
    expect(badRecordsOf('date,remarks', '2026-05-03,up, down', '2026-05-03,fine,,')).toEqual(['1: tooManyCells']);
  });

  it('open a quote that never closes, which includes the rest', () => {
    expect(badRecordsOf('date,remarks', '2026-05-03,fine', '2026-05-04,"oops', '2026-05-05,x')).toEqual([
      '2: openQuote',
    ]);
  });
});

describe('a file that cannot be read', () => {
  it('is empty, or has no header row', () => {
    for (const text of [
      '',
      '\ufeff',
      '\n\n',
      ' ',
      'sep=;',
      '2026-05-03,75,Kandel',
      '<html></html>',
      'PK\u0003\u0004\0',
    ]) {
      expect(readText(text, 'meters')).toEqual(unreadable('noHeader'));
    }
  });

  it('opens a quote in its header that never closes: no record would be left', () => {
    expect(read('date,"site', '2026-05-03,Kandel')).toEqual(unreadable('openQuote'));
  });

  it('has more records than a server can process in time', () => {
    const lines = Array.from({ length: MAX_RECORDS + 1 }, () => '2026-05-03');
    expect(read('date', ...lines.slice(1)).state).toBe('read');
    expect(read('date', ...lines)).toMatchObject({ problem: { code: 'tooManyRecords', max: MAX_RECORDS } });
    expect(read('\n'.repeat(2_000_000))).toMatchObject({ problem: { code: 'tooManyRecords' } });
  });
});

describe('30,000 records', () => {
  const lines = Array.from(
    { length: 30_000 },
    (_, index) => `2026-05-03,${index},1850,Site ${index % 300},"Glider ${index % 20}","a ""good"" flight"`,
  );

  it('are all read, with each site and glider once', () => {
    const { flights, sites, gliders } = logbookOf('date,airtime,altitude,site,glider,remarks', ...lines);
    expect([flights.length, sites.length, gliders.length]).toEqual([30_000, 300, 20]);
  });

  it('are all reported when all are bad', () => {
    expect(badRecordsOf('date,airtime,altitude,site,glider,remarks', ...lines.map((line) => `x${line}`))).toHaveLength(
      30_000,
    );
  });

  it('with one open quote are one bad record', () => {
    expect(badRecordsOf('date,remarks', '2026-05-03,"', ...lines.map((line) => line.replaceAll('"', '')))).toEqual([
      '1: openQuote',
    ]);
  });
});

/** A record with a date and the given cells. */
function cells(named: Partial<CsvCells>): CsvCells {
  const empty = Object.fromEntries(CSV_COLUMNS.map((column) => [column, ''])) as Record<CsvColumn, string>;
  return { ...empty, date: '2026-05-03', ...named };
}

const readOne = (named: Partial<CsvCells>) => readRecord(cells(named), 'meters');

/** Each problem as `subject.field code`. */
function problemsOf(named: Partial<CsvCells>): readonly string[] {
  const reading = readOne(named);
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
    expect(readOne(full)).toEqual({
      state: 'right',
      input: {
        flight: { ...FLIGHT_ALONE, airtime: 75, altitude: 1850, remarks: ' with Ann ' },
        site: { name: 'Kandel', location: 'Waldkirch', lat: 48.06, lng: 8.02, launchAltitude: 1230, remarks: '' },
        glider: { ...blankOf(GLIDER), name: 'Rush 6' },
      },
    });
  });

  it('needs only a date', () => {
    expect(readOne({})).toEqual({
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
    expect(readOne(guarded)).toMatchObject({
      input: { site: { name: '=Kandel', location: '@home' }, glider: { name: '+1' }, flight: { remarks: '-5 °C' } },
    });
  });

  it('keeps formulas, markup, emoji and right-to-left text as text', () => {
    const texts = ['=1+1', '<script>alert(1)</script>', '👨‍👩‍👧 🪂', 'טיסה ראשונה', '飞行'];
    for (const text of texts) {
      expect(readOne({ site: text, glider: text, remarks: text })).toMatchObject({
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

const first = <Item>(known: Item) => known;

describe('items by name', () => {
  it('are listed once, in the order in which they were named', () => {
    const gliders = itemsByName<{ name: string }>(first);
    expect(['Rush', 'Alpha', 'Rush'].map((name) => gliders.add({ name }))).toEqual([0, 1, 0]);
    expect(gliders.items).toEqual([{ name: 'Rush' }, { name: 'Alpha' }]);
  });

  it('are the same whatever their case, surrounding blanks and Unicode form', () => {
    const sites = itemsByName<{ name: string }>(first);
    const names = ['Zürich', ' ZÜRICH ', 'Zu\u0308rich', 'zürich'];
    expect(names.map((name) => sites.add({ name }))).toEqual([0, 0, 0, 0]);
    expect(sites.items).toEqual([{ name: 'Zürich' }]);
  });

  it('are different by anything else', () => {
    const sites = itemsByName<{ name: string }>(first);
    const names = ['Zürich', 'Zurich', 'Zürich 2', '👍', '👎', '__proto__', 'constructor'];
    expect(names.map((name) => sites.add({ name }))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('are merged by the given function', () => {
    const counts = itemsByName<{ name: string; count: number }>((known, again) => ({
      ...known,
      count: known.count + again.count,
    }));
    counts.add({ name: 'Kandel', count: 1 });
    counts.add({ name: 'KANDEL', count: 2 });
    expect(counts.items).toEqual([{ name: 'Kandel', count: 3 }]);
  });
});
