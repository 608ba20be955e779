import { describe, expect, it } from 'vitest';
import { dhvXcFlights, leafFlights, xcontestFlights } from './read-json-flights.ts';

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
