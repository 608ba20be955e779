import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_ROWS, readCsvFlights } from '#domain/csv/read-csv-flights';
import { type ExportedCsv, writeFlights as rowsOf } from '#domain/csv/write-flights';
import type { Flight } from '#domain/flight';
import type { Glider } from '#domain/glider';
import { presetsIn } from '#domain/import/table/presets';
import { proposeMapping } from '#domain/import/table/propose-mapping';
import { readRows } from '#domain/import/table/read-rows';
import { compareFlights } from '#domain/order/numbering';
import type { Site } from '#domain/site';
import { cleanTags } from '#domain/tags';
import { nameKey } from '#domain/text';
import {
  ALTITUDE_UNITS,
  type AltitudeUnit,
  altitudeIn,
  degrees,
  type Metres,
  metres,
  metresFrom,
  minutes,
} from '#domain/units';
import { splitRows } from '#server/services/logbook/read-flights-file';
import { byId, logbookFlight, logbookGlider, logbookSite } from '#test/builders/logbook-items';
import { joinRows } from '#web/parts/files/csv-text.ts';

const writeFlights = (logbook: ExportedCsv, unit: AltitudeUnit) => joinRows(rowsOf(logbook, unit));

/** Returns the logbook of an empty account after the import of a file: ids are in the order of the file. */
function imported(text: string, unit: AltitudeUnit): ExportedCsv {
  const reading = readCsvFlights(splitRows(text, MAX_ROWS), unit);
  if (reading.state !== 'read') throw new Error(JSON.stringify(reading));
  const { flights, sites, gliders } = reading.logbook;
  const idOf = (index: number | null) => (index === null ? null : index + 1);
  return {
    sites: byId(...sites.map((site, index) => logbookSite({ ...site, id: index + 1 }))),
    gliders: byId(...gliders.map((glider, index) => logbookGlider({ ...glider, id: index + 1 }))),
    flights: byId(
      ...flights.map(({ siteIndex, gliderIndex, ...fields }, index) =>
        logbookFlight({ ...fields, id: index + 1, siteId: idOf(siteIndex), gliderId: idOf(gliderIndex) }),
      ),
    ),
  };
}

/** Returns what an import must restore of each flight, in the order flown: altitudes as they are shown. */
function comparable({ flights, sites, gliders }: ExportedCsv, unit: AltitudeUnit) {
  const siteOf = ({ siteId }: Flight) => {
    const site = siteId === null ? undefined : sites.get(siteId);
    return site && [site.name, site.location, site.lat, site.lng, altitudeIn(site.launchAltitude, unit)];
  };
  return [...flights.values()].sort(compareFlights).map((flight) => ({
    date: flight.date,
    airtime: flight.airtime,
    altitude: altitudeIn(flight.altitude, unit),
    site: siteOf(flight),
    glider: flight.gliderId === null ? undefined : gliders.get(flight.gliderId)?.name,
    remarks: flight.remarks,
    tags: flight.tags,
  }));
}

const NO_SITES = byId<Site>();
const NO_GLIDERS = byId<Glider>();

const CHARACTERS = fc.constantFrom(
  'a',
  'Z',
  'é',
  '🪂',
  'ש',
  '字',
  '"',
  "'",
  ',',
  ';',
  '=',
  '-',
  '@',
  ' ',
  '\t',
  '\n',
  '\r',
  '<',
);
const anyText = fc.string({ unit: CHARACTERS, maxLength: 12 });
/** In one line, control characters are refused. */
const anyTrimmed = anyText.map((text) => text.replaceAll(/[\t\r\n]/g, ' ').trim());
const anyName = anyTrimmed.filter((name) => name !== '');
/** Whole numbers in the unit in which the pilot typed them, which may differ from the current one. */
const anyAltitude: fc.Arbitrary<Metres> = fc
  .tuple(fc.nat({ max: 30_000 }), fc.constantFrom(...ALTITUDE_UNITS))
  .map(([typed, unit]) => metresFrom(typed, unit));
const anyCoordinate = (most: number) =>
  fc.integer({ min: -most * 1e7, max: most * 1e7 }).map((n) => degrees(n / 1e7 + 0));

const anySites = fc.uniqueArray(
  fc.record({
    name: anyName,
    location: anyTrimmed,
    place: fc.option(fc.record({ lat: anyCoordinate(90), lng: anyCoordinate(180) })),
    launchAltitude: anyAltitude,
  }),
  { maxLength: 4, selector: ({ name }) => nameKey(name) },
);
/** A comma separates tags, and a control character would not be saved. */
const anyTag = anyText.map((text) => text.replaceAll(/[,\t\r\n]/g, ' '));
const anyGliders = fc.uniqueArray(anyName, { maxLength: 3, selector: nameKey });
const anyFlights = fc.array(
  fc.record({
    date: fc.constantFrom('1900-01-01', '2024-02-29', '2026-05-03', '2026-05-04', '2099-12-31'),
    time: fc.option(fc.constantFrom('00:00', '09:30', '23:59')),
    airtime: fc.nat({ max: 2_000 }).map(minutes),
    altitude: anyAltitude,
    remarks: anyText,
    tags: fc.array(anyTag, { maxLength: 4 }).map(cleanTags),
    site: fc.nat({ max: 4 }),
    glider: fc.nat({ max: 3 }),
  }),
  { maxLength: 12 },
);

/** Any logbook; an index beyond the sites or gliders means a flight without one. */
const anyLogbook: fc.Arbitrary<ExportedCsv> = fc.record({ anySites, anyGliders, anyFlights }).map((drawn) => ({
  sites: byId(
    ...drawn.anySites.map(({ place, ...site }, index) =>
      logbookSite({ ...site, id: index + 11, lat: place?.lat ?? null, lng: place?.lng ?? null }),
    ),
  ),
  gliders: byId(...drawn.anyGliders.map((name, index) => logbookGlider({ name, id: index + 21 }))),
  flights: byId(
    ...drawn.anyFlights.map(({ site, glider, ...fields }, index) =>
      logbookFlight({
        ...fields,
        id: index + 31,
        siteId: site < drawn.anySites.length ? site + 11 : null,
        gliderId: glider < drawn.anyGliders.length ? glider + 21 : null,
      }),
    ),
  ),
}));

describe.each(ALTITUDE_UNITS)('a logbook in %s, exported and imported into an empty account', (unit) => {
  it('has equal dates, order, airtimes, altitudes, sites, gliders, remarks and tags', () => {
    fc.assert(
      fc.property(anyLogbook, (logbook) => {
        expect(comparable(imported(writeFlights(logbook, unit), unit), unit)).toEqual(comparable(logbook, unit));
      }),
      { numRuns: 300 },
    );
  });

  it('is exported as the same file again', () => {
    fc.assert(
      fc.property(anyLogbook, (logbook) => {
        const file = writeFlights(logbook, unit);
        expect(writeFlights(imported(file, unit), unit)).toBe(file);
      }),
      { numRuns: 300 },
    );
  });

  it('is the same file again for altitudes of any length and texts with blanks around them', () => {
    const altitude = metres(1523.123456789012);
    const site = logbookSite({ id: 1, name: 'Kandel', location: '  Waldkirch ', launchAltitude: metres(1 / 3) });
    const logbook = {
      flights: byId(logbookFlight({ id: 1, siteId: 1, altitude, remarks: ' \r\n ' })),
      sites: byId(site),
      gliders: NO_GLIDERS,
    };
    const file = writeFlights(logbook, unit);
    const again = imported(file, unit);
    expect(writeFlights(again, unit)).toBe(file);
    expect(altitudeIn(again.flights.get(1)?.altitude ?? metres(0), unit)).toBe(altitudeIn(altitude, unit));
    expect(again.flights.get(1)?.remarks).toBe(' \r\n ');
  });
});

it('converts a file in feet when a pilot who uses metres imports it', () => {
  const logbook = {
    flights: byId(logbookFlight({ id: 1, altitude: metresFrom(6000, 'feet') })),
    sites: NO_SITES,
    gliders: NO_GLIDERS,
  };
  expect(imported(writeFlights(logbook, 'feet'), 'meters').flights.get(1)?.altitude).toBe(6000);
});

it('exports and reads back 10,000 flights', () => {
  const flights = byId(
    ...Array.from({ length: 10_000 }, (_, index) =>
      logbookFlight({ id: index + 1, siteId: 1 + (index % 50), altitude: metres(index), remarks: 'one, "two"\nthree' }),
    ),
  );
  const sites = byId(...Array.from({ length: 50 }, (_, index) => logbookSite({ id: index + 1 })));
  const again = imported(writeFlights({ flights, sites, gliders: NO_GLIDERS }, 'feet'), 'feet');
  expect(again.flights.size).toBe(10_000);
});

it('is read as a table with the same tags, checked as those of the form', () => {
  const tagged = [['hike & fly', 'XC'], ["'=a", 'é 🪂'], [], ['=1+1', '-', 'none']];
  const flights = byId(...tagged.map((tags, index) => logbookFlight({ id: index + 1, tags })));
  const rows = rowsOf({ flights, sites: NO_SITES, gliders: NO_GLIDERS }, 'meters');
  const table = { rows, sheet: null, delimiter: ',', encoding: 'utf-8' } as const;
  const { mapping, known } = proposeMapping(table, presetsIn('meters'));
  const read = readRows(table, mapping);
  expect([known, read.refused]).toEqual(['Wingbook', []]);
  expect(read.flights.map(({ tags = [] }) => tags)).toEqual(tagged);
});

it.each(ALTITUDE_UNITS)('is read as a table with the same altitudes and sites, in %s', (unit) => {
  const typed = [1_500, 5_001, 9_999, 1_001];
  const site = logbookSite({
    ...{ id: 1, name: '=Hill', location: '@Waldkirch;=1', lat: degrees(48.1), lng: degrees(8.1) },
    launchAltitude: metresFrom(1_001, unit),
  });
  const flights = typed.map((altitude, i) =>
    logbookFlight({ id: i + 1, siteId: 1, altitude: metresFrom(altitude, unit) }),
  );
  const rows = rowsOf({ flights: byId(...flights), sites: byId(site), gliders: NO_GLIDERS }, unit);
  const table = { rows, sheet: null, delimiter: ',', encoding: 'utf-8' } as const;
  const read = readRows(table, proposeMapping(table, presetsIn(unit)).mapping);
  expect(read.refused).toEqual([]);
  expect(read.flights.map(({ altitude }) => altitude && altitudeIn(altitude, unit))).toEqual(typed);
  for (const { siteName, siteDetails, launch } of read.flights) {
    expect([siteName, siteDetails?.location, launch]).toEqual(['=Hill', '@Waldkirch;=1', { lat: 48.1, lng: 8.1 }]);
    expect(altitudeIn(siteDetails?.launchAltitude ?? metres(0), unit)).toBe(1_001);
  }
});
