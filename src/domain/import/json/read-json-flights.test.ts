import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJsonFlights } from './read-json-flights.ts';

const XCONTEST = {
  list: { numberItems: 1 },
  items: [
    {
      pointStart: { time: '2026-05-03T22:31:10Z', latitude: 46.69, longitude: 7.86, altitude: 1_600 },
      utcOffsetStart: 7_200,
      takeoff: { name: 'Amisbühl', countryIso: 'CH' },
      glider: { name: 'MAKER Swift 6', nameCompact: 'Swift 6' },
      stats: { duration: 'PT03H33M20S', altitudeMax: 3_120.4 },
      comment: ' Long ',
      league: { route: { type: 'FREE_FLIGHT', distance: 80 } },
    },
  ],
};
const DHV_XC = {
  success: true,
  data: [
    {
      IDFlight: '1',
      FlightDate: '2026-05-03',
      FlightStartTime: '2026-05-03 10:12:00',
      FlightDuration: '3601',
      FirstLat: '46.69',
      FirstLng: '7.86',
      TakeoffWaypointName: 'Amisbühl',
      TakeoffLocation: 'Beatenberg',
      MaxAltitude: '3120',
      GliderBrand: 'Maker',
      Glider: 'Swift 6',
    },
  ],
};
const LEAF = {
  schema: 'leaf.logbook.flight',
  schema_version: 'v0.1.0',
  flight_id: '00ab12cd',
  clock: { timezone_offset_minutes: 120 },
  start: { time_valid: true, time_utc: '2026-05-03T08:12:00Z', time_local: '2026-05-03T10:12:00' },
  first_fix: { location: { lat_deg: 46.69, lon_deg: 7.86, altitude_m: 1_600 } },
  metrics: { duration_seconds: 3_599, max_altitude_m: 3_120 },
  track: { saved: true, format: 'igc', path: '/tracks/2026-05-03.igc' },
  glider: { brand: 'Maker', model: 'Swift 6', size: null },
  site: { launch_name: null },
  notes: { pilot_notes: 'Long', tags: ['xc', 'wind'] },
};
const PLACE = { lat: 46.69, lng: 7.86 };

describe('the JSON of another logbook', () => {
  it('of XContest has local times by their offset from UTC', () => {
    expect(readJsonFlights(XCONTEST)).toEqual([
      {
        date: '2026-05-04',
        time: '00:31',
        airtime: 214,
        altitude: 3_120,
        launch: PLACE,
        siteName: 'Amisbühl',
        gliderName: 'Swift 6',
        remarks: 'Long',
        trackPath: '',
      },
    ]);
  });

  it('of XContest without an offset has no time of day', () => {
    const items = XCONTEST.items.map(({ utcOffsetStart, ...item }) => item);
    expect(readJsonFlights({ items })).toMatchObject([{ date: '2026-05-03', time: null }]);
  });

  it('of DHV-XC is all texts, and has no time that is surely local', () => {
    expect(readJsonFlights(DHV_XC)).toEqual([
      {
        date: '2026-05-03',
        time: null,
        airtime: 61,
        altitude: 3_120,
        launch: PLACE,
        siteName: 'Amisbühl',
        gliderName: 'Maker Swift 6',
        remarks: '',
        trackPath: '',
      },
    ]);
  });

  it('of the Leaf names its track', () => {
    expect(readJsonFlights(LEAF)).toEqual([
      {
        date: '2026-05-03',
        time: '10:12',
        airtime: 60,
        altitude: 3_120,
        launch: PLACE,
        siteName: '',
        gliderName: 'Maker Swift 6',
        remarks: 'Long',
        tags: ['xc', 'wind'],
        trackPath: '/tracks/2026-05-03.igc',
      },
    ]);
  });

  it('of the Leaf is no flight while its clock was not set', () => {
    expect(readJsonFlights({ ...LEAF, start: { time_valid: false } })).toEqual([]);
  });

  it('is unknown without the keys of one of them', () => {
    for (const json of [null, 5, 'x', [], {}, { items: [{}] }, { data: [] }, { schema: 'other' }]) {
      expect(readJsonFlights(json)).toBeNull();
    }
  });

  it('has null for items without a day, and leaves out values that cannot be', () => {
    const item = { ...XCONTEST.items[0], stats: { duration: 'P3D', altitudeMax: 1e6 }, glider: null, takeoff: 'x' };
    const lost = { ...item, pointStart: { time: 'yesterday' } };
    expect(readJsonFlights({ items: [item, lost] })).toMatchObject([
      { airtime: null, altitude: null, gliderName: '', siteName: '' },
      null,
    ]);
    const nowhere = { ...item, pointStart: { time: '2026-05-03T10:00:00Z', latitude: 0, longitude: 0 } };
    expect(readJsonFlights({ items: [nowhere] })).toMatchObject([{ launch: null }]);
  });

  it('never throws, whatever stands in place of its values', () => {
    const item = fc.record(
      {
        pointStart: fc.jsonValue(),
        utcOffsetStart: fc.jsonValue(),
        stats: fc.jsonValue(),
        IDFlight: fc.jsonValue(),
        FlightDate: fc.jsonValue(),
      },
      { requiredKeys: ['pointStart', 'IDFlight'] },
    );
    fc.assert(
      fc.property(item, (value) => {
        expect(readJsonFlights({ items: [value] })).not.toBeNull();
        expect(readJsonFlights({ data: [value] })).not.toBeNull();
        expect(readJsonFlights({ ...value, schema: 'leaf.logbook.flight' })).not.toBeNull();
      }),
    );
  });
});
