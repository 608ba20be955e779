import { describe, expect, it } from 'vitest';
import type { Site } from '#domain/site';
import type { FlightProposal } from '#domain/track/proposal';
import { metres, minutes } from '#domain/units';
import { fieldsOfLast, fieldsOfProposal, fieldsOfSledRide, whenOfProposal } from './proposed-fields.ts';

const site: Site = {
  id: 4,
  name: 'Vounetz',
  location: '',
  lat: null,
  lng: null,
  launchAltitude: metres(1627),
  remarks: '',
  createdAt: '2026-01-01T00:00:00Z',
};
const proposal: FlightProposal<Site> = {
  date: '2025-05-31',
  time: '12:59',
  utcTime: '10:59',
  timeZoneId: 'Europe/Zurich',
  site,
  altitude: metres(3268),
  airtime: minutes(200),
};

describe('choosing a track', () => {
  it('fills date, time, site, max altitude, hours and minutes', () => {
    expect(fieldsOfProposal(proposal, 'meters')).toEqual({
      date: '2025-05-31',
      time: '12:59',
      siteId: '4',
      altitude: '3268',
      hours: '3',
      minutes: '20',
    });
  });

  it('fills the altitude in the unit of the form', () => {
    expect(fieldsOfProposal(proposal, 'feet').altitude).toBe('10722');
  });

  it('keeps the time when no time zone was found', () => {
    expect(fieldsOfProposal({ ...proposal, time: null, timeZoneId: null }, 'meters')).not.toHaveProperty('time');
    expect(whenOfProposal({ ...proposal, time: null })).toEqual({ date: '2025-05-31' });
  });

  it('keeps the site when none was found', () => {
    expect(fieldsOfProposal({ ...proposal, site: null }, 'meters')).not.toHaveProperty('siteId');
  });

  it('keeps altitude and airtime when the track has none', () => {
    const fields = fieldsOfProposal({ ...proposal, altitude: null, airtime: null }, 'meters');
    expect(Object.keys(fields)).toEqual(['date', 'time', 'siteId']);
  });

  it('empties the hours for a flight under an hour', () => {
    expect(fieldsOfProposal({ ...proposal, airtime: minutes(46) }, 'meters')).toMatchObject({
      hours: '',
      minutes: '46',
    });
  });
});

describe('ticking sled ride', () => {
  it("sets the altitude to the site's launch altitude, in the pilot's unit", () => {
    expect(fieldsOfSledRide(site, 'meters')).toEqual({ altitude: '1627', altitudeUnit: 'meters', origin: 1627 });
    expect(fieldsOfSledRide(site, 'feet')).toEqual({ altitude: '5338', altitudeUnit: 'feet', origin: 1627 });
  });

  it('fills nothing where the launch altitude of the site is unknown', () => {
    expect(fieldsOfSledRide({ ...site, launchAltitude: metres(0) }, 'meters')).toBeNull();
  });
});

describe('a flight like the last one', () => {
  const last = { siteId: 4, gliderId: 2, altitude: metres(1000), airtime: minutes(102), tags: ['tandem', 'soaring'] };

  it('has its site and glider, its altitude in the unit of the form, and its airtime', () => {
    expect(fieldsOfLast(last, 'feet')).toEqual({
      siteId: '4',
      gliderId: '2',
      altitude: '3281',
      hours: '1',
      minutes: '42',
      tags: 'tandem, soaring',
    });
  });

  it('has nothing that the last one has not', () => {
    const bare = { siteId: null, gliderId: null, altitude: metres(0), airtime: minutes(0), tags: [] };
    const nothing = { siteId: '', gliderId: '', altitude: '', hours: '', minutes: '', tags: '' };
    expect(fieldsOfLast(bare, 'meters')).toEqual(nothing);
  });
});
