import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dhvXcFlights, leafFlights, readJsonFlights, xcontestFlights } from './read-json-flights.ts';

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

describe('a flight of XContest', () => {
  const item = (stats: object, others: object = {}) => ({
    items: [{ pointStart: { time: '2026-05-03T08:31:00Z' }, utcOffsetStart: 7200, stats, ...others }],
  });
  const only = (stats: object, others: object = {}) => xcontestFlights(item(stats, others))[0];

  it.each([
    ['PT03H33M00S', 213],
    ['PT3H', 180],
    ['PT45M', 45],
    ['PT30S', 1],
    ['PT1M0.9S', 1],
    ['PT1H0M1S', 61],
    ['PT', null],
    ['P1D', null],
    ['3:33', null],
    ['pt3h', null],
    ['', null],
  ])('of %s has an airtime of %s min', (duration, airtime) => {
    expect(only({ duration })?.airtime).toBe(airtime);
  });

  it.each([
    [7200, '2026-05-03', '10:31'],
    ['7200', '2026-05-03', '10:31'],
    [-36_000, '2026-05-02', '22:31'],
    [57_600, '2026-05-04', '00:31'],
    [0, '2026-05-03', '08:31'],
    [null, '2026-05-03', null],
  ])('with an offset of %s s was on %s at %s', (utcOffsetStart, date, time) => {
    const flight = only({}, { utcOffsetStart });
    expect([flight?.date, flight?.time]).toEqual([date, time]);
  });

  it('has the short name of its glider before the long one', () => {
    expect(only({}, { glider: { name: 'Maker Wing 3', nameCompact: 'Wing 3' } })?.gliderName).toBe('Wing 3');
    expect(only({}, { glider: { name: 'Maker Wing 3' } })?.gliderName).toBe('Maker Wing 3');
  });

  it('is null without a time that can be read', () => {
    for (const time of ['', 'soon', '2026-13-01T00:00:00Z', null])
      expect(xcontestFlights({ items: [{ pointStart: { time } }] })).toEqual([null]);
  });

  it('has nothing that its JSON has not', () => {
    expect(only({})).toEqual({
      ...{ date: '2026-05-03', time: '10:31', airtime: null, altitude: null, launch: null },
      ...{ siteName: '', gliderName: '', remarks: '', trackPath: '' },
    });
  });
});

describe('a flight of DHV-XC', () => {
  const only = (named: object) => dhvXcFlights({ data: [{ FlightDate: '2026-05-03', ...named }] })[0];

  it.each([
    ['Maker', 'Wing 3', 'Maker Wing 3'],
    ['Maker', 'Maker Wing 3', 'Maker Wing 3'],
    ['MAKER', 'Maker Wing 3', 'Maker Wing 3'],
    ['', 'Wing 3', 'Wing 3'],
    ['Maker', '', 'Maker'],
    ['', '', ''],
  ])('of the brand %j and the glider %j is with %j', (GliderBrand, Glider, name) => {
    expect(only({ GliderBrand, Glider })?.gliderName).toBe(name);
  });

  it('is from the waypoint of its take-off, else from the place', () => {
    expect(only({ TakeoffWaypointName: 'Hill', TakeoffLocation: 'Town' })?.siteName).toBe('Hill');
    expect(only({ TakeoffWaypointName: ' ', TakeoffLocation: 'Town' })?.siteName).toBe('Town');
  });

  it('has numbers that are texts', () => {
    const flight = only({ FlightDuration: '4500', MaxAltitude: '1849.6', FirstLat: '46.5', FirstLng: '-7.25' });
    expect(flight).toMatchObject({ airtime: 75, altitude: 1850, launch: { lat: 46.5, lng: -7.25 } });
  });

  it('is null without a day, and never has a time', () => {
    expect(only({ FlightDate: 'soon' })).toBeNull();
    expect(only({ FlightDate: '2026-05-03 10:31:00' })).toMatchObject({ date: '2026-05-03', time: null });
  });
});

describe('a flight of the Leaf', () => {
  const flight = (named: object = {}) => leafFlights({ start: { time_local: '2026-05-03T10:31:00' }, ...named })[0];

  it('has the parts of its glider that are known', () => {
    expect(flight({ glider: { brand: 'Maker', model: 'Wing', size: 'M' } })?.gliderName).toBe('Maker Wing M');
    expect(flight({ glider: { brand: ' ', model: 'Wing', size: 22 } })?.gliderName).toBe('Wing');
    expect(flight()?.gliderName).toBe('');
  });

  it('has its notes and its tags', () => {
    const noted = (notes: object) => flight({ notes });
    expect(noted({ pilot_notes: 'calm', tags: ['thermal', '', 7, 'XC', 'xc'] })).toMatchObject({
      remarks: 'calm',
      tags: ['thermal', 'XC'],
    });
    expect(noted({ pilot_notes: 'calm', tags: 'thermal' })).not.toHaveProperty('tags');
    expect(noted({ pilot_notes: 'calm' })?.remarks).toBe('calm');
  });

  it('has tags that no flight can have on a line below its notes', () => {
    const long = 'a'.repeat(31);
    const noted = flight({ notes: { pilot_notes: 'calm', tags: ['lee, wind', 'thermal', long] } });
    expect(noted).toMatchObject({ remarks: `calm\nlee, wind, ${long}`, tags: ['thermal'] });
    const alone = flight({ notes: { tags: ['lee, wind'] } });
    expect(alone?.remarks).toBe('lee, wind');
    expect(alone).not.toHaveProperty('tags');
  });

  it('has as many tags as a flight can have, and the others on a line', () => {
    const tags = Array.from({ length: 22 }, (_, i) => `tag ${i}`);
    expect(flight({ notes: { tags } })).toMatchObject({ remarks: 'tag 20, tag 21', tags: tags.slice(0, 20) });
  });

  it('is at its first fix, else where it was started', () => {
    const here = { lat_deg: 46.5, lon_deg: 7.5 };
    const start = { time_local: '2026-05-03T10:31:00', location: { lat_deg: 46, lon_deg: 7 } };
    expect(flight({ start, first_fix: { location: here } })?.launch).toEqual({ lat: 46.5, lng: 7.5 });
    expect(flight({ start })?.launch).toEqual({ lat: 46, lng: 7 });
    expect(flight()?.launch).toBeNull();
  });

  it('has a track only when it was saved', () => {
    expect(flight({ track: { saved: true, path: '/tracks/1.igc' } })?.trackPath).toBe('/tracks/1.igc');
    for (const saved of [false, 'true', 1, undefined])
      expect(flight({ track: { saved, path: '/tracks/1.igc' } })?.trackPath).toBe('');
  });

  it('is none while its clock was not set, or has no day', () => {
    const start = { time_local: '2026-05-03T10:31:00' };
    expect(leafFlights({ start: { ...start, time_valid: true } })).toHaveLength(1);
    expect(leafFlights({ start: { ...start, time_valid: false } })).toEqual([]);
    for (const time_local of ['', 'soon', 7]) expect(leafFlights({ start: { time_local } })).toEqual([]);
  });
});
