import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ItemChange, LoadResponse } from '#contract/data';
import { writeFlights } from '#domain/csv/write-flights';
import type { Flight } from '#domain/flight';
import type { Glider } from '#domain/glider';
import type { Site } from '#domain/site';
import type { AltitudeUnit } from '#domain/units';
import { aFlight, aGlider, aSite, pilotInput } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { csvOfRecords, importCsv } from '#test/servers/csv-upload';
import { runningServer } from '#test/servers/running-server';
import { errorOf, loaded, problemsIn, rejectionIn, saved, signUpPilot, type Visitor } from '#test/servers/visitor';
import { joinRows } from '#web/parts/files/csv-text.ts';

const ADDED_ONE = { flightsNum: 1, sitesNum: 0, glidersNum: 0 };

describe.each(DATABASES)('importing flights on $name', ({ create }) => {
  const server = runningServer({}, create);
  let pilot: Visitor;

  beforeEach(async () => {
    pilot = await signUpPilot(server().url);
  });

  it('adds flights, and every new site and glider once', async () => {
    const response = await importCsv(
      pilot,
      [
        'date,airtime,altitude,site,launchAltitude,location,latitude,longitude,glider,remarks',
        '2026-05-03,75,1850,Kandel,1230,Waldkirch,48.06,8.02,Rush 6,"Grüße 🪂, שלום"',
        '2026-05-02,10,1240, kandel ,,,,,RUSH 6,',
        '2026-05-01,,,,,,,,,',
      ].join('\r\n'),
    );
    expect([response.status, response.body]).toEqual([200, { flightsNum: 3, sitesNum: 1, glidersNum: 1 }]);

    const { flights, sites, gliders, lastModified } = await loaded(pilot);
    expect(flights).toMatchObject([
      { id: 1, date: '2026-05-03', time: null, airtime: 75, altitude: 1_850, siteId: 1, gliderId: 1, hasTrack: false },
      { id: 2, date: '2026-05-02', airtime: 10, altitude: 1_240, siteId: 1, gliderId: 1, remarks: '' },
      { id: 3, date: '2026-05-01', airtime: 0, altitude: 0, siteId: null, gliderId: null },
    ]);
    expect(flights[0]).toMatchObject({ remarks: 'Grüße 🪂, שלום' });
    expect(sites).toMatchObject([{ id: 1, name: 'Kandel', location: 'Waldkirch', lat: 48.06, lng: 8.02 }]);
    expect(sites[0]).toMatchObject({ launchAltitude: 1_230 });
    expect(gliders).toMatchObject([{ id: 1, name: 'Rush 6', initialFlightNum: 0, initialAirtime: 0 }]);
    expect(lastModified).toBe(2);
  });

  it('reaches other screens like any change', async () => {
    const before = (await loaded(pilot)).lastModified;
    await importCsv(pilot, 'date,site\n2026-05-03,Kandel');
    const news = await loaded(pilot, before);
    expect([news.flights.length, news.sites.length, news.gliders.length]).toEqual([1, 1, 0]);
    expect((await saved(pilot, 'flight', aFlight())).savedId).toBe(2);
    expect((await saved(pilot, 'site', aSite({ name: 'Belchen' }))).savedId).toBe(2);
  });

  it('finds existing sites and gliders by name, and does not change them', async () => {
    await saved(pilot, 'site', aSite({ name: 'Kandel' }));
    await saved(pilot, 'glider', aGlider({ name: 'Rush 6', initialFlightNum: 9 }));
    const row = '2026-05-03,KANDEL,5,elsewhere,1,1,rush 6';
    const { body } = await importCsv(pilot, `date,site,launchAltitude,location,latitude,longitude,glider\n${row}`);
    expect(body).toEqual(ADDED_ONE);
    const { sites, gliders } = await loaded(pilot);
    expect(sites).toMatchObject([{ name: 'Kandel', location: 'Waldkirch', launchAltitude: 1_230, lat: 48.06 }]);
    expect(gliders).toMatchObject([{ name: 'Rush 6', initialFlightNum: 9 }]);
  });

  it('adds a site whose name a deleted one had', async () => {
    await saved(pilot, 'site', aSite());
    await saved(pilot, 'site', { id: 1, see: false });
    const { body } = await importCsv(pilot, 'date,site\n2026-05-03,Kandel');
    expect(body).toEqual({ flightsNum: 1, sitesNum: 1, glidersNum: 0 });
    expect((await loaded(pilot)).flights).toMatchObject([{ siteId: 2 }]);
  });

  it("ignores other pilots' sites", async () => {
    await saved(await signUpPilot(server().url), 'site', aSite());
    const { body } = await importCsv(pilot, 'date,site\n2026-05-03,Kandel');
    expect(body.sitesNum).toBe(1);
  });

  it("reads altitudes in the pilot's unit", async () => {
    await saved(pilot, 'pilot', pilotInput({ altitudeUnit: 'feet' }));
    await importCsv(pilot, 'date,altitude,site,launchAltitude\n2026-05-03,5001,Kandel,4001');
    const { flights, sites } = await loaded(pilot);
    expect(flights).toMatchObject([{ altitude: 5_001 / 3.28084 }]);
    expect(sites).toMatchObject([{ launchAltitude: 4_001 / 3.28084 }]);
  });

  it('lists every bad record with its number, and saves nothing of the file', async () => {
    const before = await loaded(pilot);
    const response = await importCsv(
      pilot,
      [
        'date,airtime,altitude,site,location,latitude,longitude,glider',
        '2026-05-03,75,1850,Kandel,,,,Rush 6',
        ',75,1850,,,,,',
        '03.05.2026,-1,1e3,,,,,',
        '2026-02-30,,,,Waldkirch,,,',
        `2026-05-03,,,${'x'.repeat(101)},,,,${'y'.repeat(101)}`,
        '2026-05-03,,,Kandel,,48.06,,',
        '2026-05-03,,,Kandel,,91,8,',
        '2026-05-03,,,Kandel,,north,east,',
        '2026-05-03,,,,,,,,more than the header',
      ].join('\n'),
    );
    expect(response.status).toBe(422);
    expect(errorOf(response)).toEqual({
      type: 'fileImportError',
      errors: [
        { row: 2, message: 'Date cannot be empty' },
        {
          row: 3,
          message:
            'Date must be in yyyy-mm-dd format; Airtime must be round number, greater than 0; Altitude must be number greater than 0',
        },
        { row: 4, message: 'Date must be in yyyy-mm-dd format; Site name cannot be empty' },
        {
          row: 5,
          message:
            'Site name exceeds maximum field length 100 characters; Glider name exceeds maximum field length 100 characters',
        },
        { row: 6, message: 'Require either both latitude and longitude or neither' },
        { row: 7, message: expect.stringMatching(/^Coordinates must be in Decimal Degrees format/) },
        { row: 8, message: expect.stringMatching(/^Coordinates must be in Decimal Degrees format/) },
        { row: 9, message: 'The record has more cells than the header row' },
      ],
    });
    expect(problemsIn(response).slice(0, 3)).toEqual([
      { row: 2, subject: 'flight', field: 'date', code: 'required' },
      { row: 3, subject: 'flight', field: 'date', code: 'notDate' },
      { row: 3, subject: 'flight', field: 'airtime', code: 'notWhole' },
    ]);
    expect(await loaded(pilot)).toEqual(before);
  });

  it('imports once what is sent twice with one key, and returns the same response', async () => {
    const key = randomUUID();
    const first = await importCsv(pilot, 'date,site\n2026-05-03,Kandel', key);
    const again = await importCsv(pilot, 'date,site\n2026-05-03,Kandel', key.toUpperCase());
    expect(again.body).toEqual(first.body);
    expect((await loaded(pilot)).flights).toHaveLength(1);

    await importCsv(pilot, 'date,site\n2026-05-03,Kandel', randomUUID());
    expect((await loaded(pilot)).flights).toHaveLength(2);
  });

  it('accepts a corrected file with the key of the rejected one', async () => {
    const key = randomUUID();
    expect((await importCsv(pilot, 'date\nsoon', key)).status).toBe(422);
    expect((await importCsv(pilot, 'date\n2026-05-03', key)).body).toEqual(ADDED_ONE);
  });

  it('rejects another file with the key of an imported one', async () => {
    const key = randomUUID();
    await importCsv(pilot, 'date\n2026-05-03', key);
    const rejected = await importCsv(pilot, 'date\n2026-05-04', key);
    expect([rejected.status, rejectionIn(rejected)]).toEqual([400, { code: 'keyReused' }]);
    expect((await loaded(pilot)).flights).toHaveLength(1);
  });

  it('rejects the key of another save', async () => {
    const key = randomUUID();
    await saved(pilot, 'flight', aFlight({ clientKey: key }));
    expect((await importCsv(pilot, 'date\n2026-05-03', key)).status).toBe(400);
    const other = randomUUID();
    await importCsv(pilot, 'date\n2026-05-03', other);
    const save = { dataType: 'flight', data: aFlight(), clientKey: other };
    expect((await pilot.post('/api/data', save)).status).toBe(400);
  });

  it('adds two concurrent files, and a site of both once', async () => {
    const files = ['2026-05-03', '2026-05-04'].map((date) => importCsv(pilot, `date,site\n${date},Kandel`));
    const responses = await Promise.all(files);
    expect(responses.map(({ body }) => body.sitesNum).sort()).toEqual([0, 1]);
    const { flights, sites } = await loaded(pilot);
    expect([flights.length, sites.length]).toEqual([2, 1]);
  });

  it('imports more records and sites than fit into one statement', async () => {
    const sites = Array.from({ length: 1_200 }, (_, index) => `2026-05-03,10,900,Spot ${index},,,,,,`);
    const response = await importCsv(pilot, [csvOfRecords(6_800).replace(/"[^"]*"/g, ''), ...sites].join('\r\n'));
    expect(response.body).toEqual({ flightsNum: 8_000, sitesNum: 1_240, glidersNum: 7 });
    const { flights } = await loaded(pilot);
    expect(flights).toHaveLength(8_000);
    expect(flights.at(-1)).toMatchObject({ id: 8_000, siteId: 1_240 });
  });

  it('restores the same logbook from an export in feet, which exports the same file', async () => {
    const altitudeUnit = 'feet';
    await fillLogbook(pilot, altitudeUnit);
    const before = await loaded(pilot);
    const file = exportOf(before, altitudeUnit);

    const other = await signUpPilot(server().url);
    await saved(other, 'pilot', pilotInput({ altitudeUnit }));
    const { body } = await importCsv(other, file);
    expect(body).toEqual({ flightsNum: 6, sitesNum: 3, glidersNum: 2 });

    const after = await loaded(other);
    expect(linesOf(after)).toEqual(linesOf(before));
    expect(exportOf(after, altitudeUnit)).toBe(file);
  });
});

/** Flights not in order of date, with everything that a spreadsheet could corrupt; altitudes are whole in the unit, as exports are. */
async function fillLogbook(pilot: Visitor, altitudeUnit: AltitudeUnit): Promise<void> {
  const perMetre = altitudeUnit === 'feet' ? 3.28084 : 1;
  await saved(pilot, 'pilot', pilotInput({ altitudeUnit }));
  await saved(pilot, 'site', aSite({ name: '=HYPERLINK("x")', launchAltitude: 4_001 / perMetre, lat: -0.0000005 }));
  await saved(
    pilot,
    'site',
    aSite({ name: '"Quoted; site", שלום', location: "'+cmd", lat: null, lng: null, launchAltitude: 4_035 / perMetre }),
  );
  await saved(pilot, 'site', aSite({ name: '<script>alert(1)</script>', location: '', launchAltitude: 0 }));
  await saved(pilot, 'glider', aGlider({ name: '@SUM(1)' }));
  await saved(pilot, 'glider', aGlider({ name: "'Ozone 🪂" }));
  const remarks = ['=1+1', "'=2", 'two\nlines\r\nand "quotes", too', ' spaces \t', '-', "''@x"];
  const times = ['09:05', null, '17:30', null, '08:00', null];
  for (const [index, text] of remarks.entries()) {
    await saved(
      pilot,
      'flight',
      aFlight({
        date: `2026-05-0${3 - Math.floor(index / 2)}`,
        time: times[index],
        siteId: index === 5 ? null : 1 + (index % 3),
        gliderId: index === 5 ? null : 1 + (index % 2),
        altitude: (5_001 + index) / perMetre,
        airtime: index * 7,
        remarks: text,
      }),
    );
  }
}

function exportOf(load: LoadResponse, unit: AltitudeUnit): string {
  return joinRows(writeFlights(logbookOf(load), unit));
}

function logbookOf({ flights, sites, gliders }: LoadResponse) {
  return { flights: byId<Flight>(flights), sites: byId<Site>(sites), gliders: byId<Glider>(gliders) };
}

/** Returns the lines of a logbook's CSV file, each a flight with its site and glider by name. */
function linesOf(load: LoadResponse): readonly object[] {
  const { flights, sites, gliders } = logbookOf(load);
  const placeOf = (id: number | null) => {
    const site = id === null ? undefined : sites.get(id);
    return site && { name: site.name, location: site.location, at: [site.lat, site.lng, site.launchAltitude] };
  };
  return [...flights.values()]
    .sort((a, b) => a.date.localeCompare(b.date) || Number(!a.time) - Number(!b.time) || a.id - b.id)
    .map(({ date, airtime, altitude, remarks, siteId, gliderId }) => ({
      ...{ date, airtime, altitude, remarks },
      site: placeOf(siteId),
      glider: gliderId === null ? undefined : gliders.get(gliderId)?.name,
    }));
}

function byId<Item extends { readonly id: number }>(items: readonly ItemChange<Item>[]): Map<number, Item> {
  return new Map(items.flatMap((item) => (item.see ? [[item.id, item]] : [])));
}
