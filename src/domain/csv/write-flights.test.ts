import { describe, expect, it } from 'vitest';
import { byId, logbookFlight, logbookGlider, logbookSite } from '#test/builders/logbook-items';
import { joinRows } from '#web/parts/files/csv-text.ts';
import { degrees, metres, metresFrom, minutes } from '../units.ts';
import { type ExportedCsv, writeFlights as writeRows } from './write-flights.ts';

const writeFlights = (logbook: ExportedCsv, unit: 'meters' | 'feet') => joinRows(writeRows(logbook, unit));

const HEADER = 'date,airtime,altitude,site,launchAltitude,location,latitude,longitude,glider,remarks,tags';
const NOTHING: ExportedCsv = { flights: byId(), sites: byId(), gliders: byId() };

/** The lines of a file, without its byte order mark. */
function linesOf(named: Partial<ExportedCsv>, unit: 'meters' | 'feet' = 'meters'): readonly string[] {
  return writeFlights({ ...NOTHING, ...named }, unit)
    .slice(1)
    .split('\r\n');
}

const KANDEL = logbookSite({
  id: 4,
  name: 'Kandel',
  location: 'Waldkirch, Germany',
  lat: degrees(48.0622),
  lng: degrees(-8.02),
  launchAltitude: metres(1230),
});

describe('an export', () => {
  it('is a header row for an empty logbook', () => {
    expect(writeFlights(NOTHING, 'meters')).toBe(`\ufeff${HEADER}\r\n`);
  });

  it('has a row for each flight, with its site and glider', () => {
    const flights = byId(logbookFlight({ id: 1, siteId: 4, gliderId: 2, remarks: 'with Ann' }));
    const gliders = byId(logbookGlider({ id: 2, name: 'Rush 6' }));
    expect(linesOf({ flights, sites: byId(KANDEL), gliders })).toEqual([
      HEADER,
      '2026-05-03,75,1850,Kandel,1230,"Waldkirch, Germany",48.0622,-8.02,Rush 6,with Ann,',
      '',
    ]);
  });

  it('has empty cells for missing values and deleted items', () => {
    const flights = byId(logbookFlight({ id: 1 }), logbookFlight({ id: 2, siteId: 99, gliderId: 99 }));
    expect(linesOf({ flights }).slice(1, 3)).toEqual(['2026-05-03,75,1850,,,,,,,,', '2026-05-03,75,1850,,,,,,,,']);
  });

  it("has its altitudes in the pilot's unit", () => {
    const flights = byId(logbookFlight({ id: 1, siteId: 4, altitude: metresFrom(6001, 'feet') }));
    expect(linesOf({ flights, sites: byId({ ...KANDEL, location: '' }) }, 'feet')[1]).toBe(
      '2026-05-03,75,6001,Kandel,4035,,48.0622,-8.02,,,',
    );
  });

  it('is in order of flight, oldest first; times of day order its rows and are left out', () => {
    const flights = byId(
      logbookFlight({ id: 1, date: '2026-05-03', airtime: minutes(4) }),
      logbookFlight({ id: 2, date: '2026-05-03', airtime: minutes(3), time: '15:00' }),
      logbookFlight({ id: 3, date: '2026-05-03', airtime: minutes(2), time: '09:00' }),
      logbookFlight({ id: 4, date: '2025-12-31', airtime: minutes(1) }),
      logbookFlight({ id: 5, date: '2026-05-03', airtime: minutes(5) }),
    );
    const airtimes = linesOf({ flights }).slice(1, -1);
    expect(airtimes.map((line) => line.split(',')[1])).toEqual(['1', '2', '3', '4', '5']);
    expect(airtimes.join()).not.toContain(':');
  });

  it('quotes cells that a reader would split, one of another language, too', () => {
    const remarks = ['a,b', 'a\nb', 'a\r\nb', 'say "hi"', ' a', 'a ', 'Tour;=1+1', 'a\t=1', 'a|=1'];
    for (const text of remarks) {
      const flights = byId(logbookFlight({ id: 1, remarks: text }));
      const file = writeFlights({ ...NOTHING, flights }, 'meters');
      expect(file.endsWith(`,"${text.replaceAll('"', '""')}",\r\n`)).toBe(true);
    }
  });

  it('has no cell that a spreadsheet would run', () => {
    const evil = '=HYPERLINK(1)';
    const flights = byId(logbookFlight({ id: 1, siteId: 4, gliderId: 2, remarks: '@SUM(1)', tags: ['=a'] }));
    const sites = byId({ ...KANDEL, name: evil, location: '+1' });
    const gliders = byId(logbookGlider({ id: 2, name: '-1' }));
    expect(linesOf({ flights, sites, gliders })[1]).toBe(
      `2026-05-03,75,1850,'${evil},1230,'+1,48.0622,-8.02,'-1,'@SUM(1),'=a`,
    );
  });

  it('has tags as they are typed, separated by commas', () => {
    const flights = byId(logbookFlight({ id: 1, tags: ['hike & fly', 'XC'] }));
    expect(linesOf({ flights })[1]).toBe('2026-05-03,75,1850,,,,,,,,"hike & fly, XC"');
  });

  it('does not change the logbook', () => {
    const flights = byId(logbookFlight({ id: 2, date: '2026-05-03' }), logbookFlight({ id: 1, date: '2025-05-03' }));
    linesOf({ flights });
    expect([...flights.keys()]).toEqual([2, 1]);
  });
});
