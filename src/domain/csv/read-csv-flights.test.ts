import { describe, expect, it } from 'vitest';
import { splitRows } from '#server/services/logbook/read-flights-file';
import { blankOf } from '../fields/entity.ts';
import { FLIGHT } from '../fields/flight.ts';
import { GLIDER } from '../fields/glider.ts';
import { type ImportedLogbook, MAX_RECORDS, MAX_ROWS, readCsvFlights } from './read-csv-flights.ts';

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

  it('may have semicolons or tabs, a byte order mark, and any line ends', () => {
    const wanted = logbookOf('date,site', '2026-05-03,Kandel');
    const texts = [
      '\ufeffdate;site\r\n2026-05-03;Kandel\r\n',
      'sep=;\r\ndate;site\r\n2026-05-03;Kandel',
      '"Date"\t"Site"\r"2026-05-03"\t"Kandel"\r',
    ];
    for (const text of texts) expect(readText(text, 'meters')).toEqual({ state: 'read', logbook: wanted });
  });

  it('may have columns in any case and order, unknown ones, and none but the date', () => {
    const wanted = logbookOf('date,site', '2026-05-03,Kandel');
    expect(logbookOf('Wind,SITE,Date', 'NW,Kandel,2026-05-03')).toEqual(wanted);
    expect(logbookOf('date', '2026-05-03').flights).toHaveLength(1);
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

  it('names a column twice', () => {
    expect(read('date,Glider,GLIDER', '2026-05-03,a,b')).toEqual(unreadable('doubledColumn', 'glider'));
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
