import { describe, expect, it } from 'vitest';
import { foundRow, foundTrack, knownFlight, LAUNCH, savedFlight } from '#test/builders/import-flights';
import { blankOf } from '../../fields/entity.ts';
import { SITE } from '../../fields/site.ts';
import { degrees, metres, minutes } from '../../units.ts';
import { fillEmpty, haveSameValues } from '../fill-empty.ts';
import type { FoundFlight } from '../found-flight.ts';
import { dayFlightOfFound, dayFlightOfKnown, plainName } from './match-day.ts';
import { fillsAnything } from './match-flights.ts';

describe('a found flight fills', () => {
  const empty = knownFlight({ id: 1 });
  const full = {
    ...savedFlight(1, { key: 'a' }),
    ...{ siteName: 'Home', gliderName: 'Wing', remarks: 'calm', time: '10:00' },
  };

  it.each<[string, Partial<FoundFlight>]>([
    ['a time', { time: '10:00' }],
    ['midnight', { time: '00:00' }],
    ['an airtime', { airtime: minutes(1) }],
    ['an altitude', { altitude: metres(1) }],
    ['a site', { siteName: 'Home' }],
    ['a glider', { gliderName: 'Wing' }],
    ['remarks', { remarks: 'calm' }],
    ['a track', { track: foundTrack({ key: 'a' }).track }],
  ])('%s that an entry lacks, and none that it has', (_, named) => {
    const found = foundRow({ key: 'f', ...named });
    expect(fillsAnything(found, empty)).toBe(true);
    expect(fillsAnything(found, full)).toBe(false);
  });

  it('nothing with nothing', () => {
    expect(fillsAnything(foundRow({ key: 'f' }), empty)).toBe(false);
    expect(fillsAnything(foundRow({ key: 'f', airtime: minutes(0), altitude: metres(0) }), empty)).toBe(false);
  });

  it('nothing by another value, which would replace what the pilot has entered', () => {
    const other = foundRow({ key: 'f', time: '11:00', airtime: minutes(5), siteName: 'Elsewhere', remarks: 'windy' });
    expect(fillsAnything(other, full)).toBe(false);
  });

  it('nothing by its launch or its day', () => {
    expect(fillsAnything(foundRow({ key: 'f', launch: LAUNCH, date: '2020-01-01' }), empty)).toBe(false);
  });
});

describe('the empty values of an item', () => {
  const blank = blankOf(SITE);
  const own = { ...blank, name: 'Home', remarks: 'mine' };

  it('are filled by those offered, and no others', () => {
    const offered = { ...blank, name: 'Other', location: 'Town', launchAltitude: metres(1_200), remarks: 'theirs' };
    const filled = fillEmpty(SITE.fields, own, offered);
    expect(filled).toEqual({ ...own, location: 'Town', launchAltitude: metres(1_200) });
    expect(fillEmpty(SITE.fields, filled, offered)).toEqual(filled);
  });

  it('stay empty where nothing is offered', () => {
    expect(fillEmpty(SITE.fields, own, blank)).toEqual(own);
    expect(fillEmpty(SITE.fields, blank, own)).toEqual(own);
  });

  it('are the same in two items only when all are', () => {
    expect(haveSameValues(SITE.fields, own, { ...own })).toBe(true);
    expect(haveSameValues(SITE.fields, own, { ...own, remarks: '' })).toBe(false);
    expect(haveSameValues(SITE.fields, own, { ...own, lat: degrees(46) })).toBe(false);
  });
});

describe('a flight as it is compared within its day', () => {
  it('counts its start in minutes since midnight', () => {
    const startOf = (time: string | null) => dayFlightOfFound(foundRow({ key: 'f', time })).start;
    expect(['00:00', '00:01', '10:31', '23:59', null].map(startOf)).toEqual([0, 1, 631, 1439, null]);
  });

  it('has no airtime and altitude of 0 in the logbook: nobody entered them', () => {
    expect(dayFlightOfKnown(knownFlight({ id: 3 }))).toEqual({
      ...{ key: '3', start: null, airtime: null, altitude: null, place: null, siteName: '' },
    });
    const known = knownFlight({ id: 3, airtime: minutes(1), altitude: metres(1), time: '10:00', siteName: ' Home' });
    expect(dayFlightOfKnown(known)).toMatchObject({ airtime: 1, altitude: 1, start: 600, siteName: 'home' });
  });

  it('is at its launch, or at the site of the logbook', () => {
    expect(dayFlightOfFound(foundRow({ key: 'f', launch: LAUNCH })).place).toBe(LAUNCH);
    expect(dayFlightOfKnown(knownFlight({ id: 3, siteCoordinates: LAUNCH })).place).toBe(LAUNCH);
  });

  it.each([
    [' Home ', 'home'],
    ['HÖHE', 'höhe'],
    ['', ''],
    ['a  b', 'a  b'],
  ])('has the name %j as %j', (name, plain) => {
    expect(plainName(name)).toBe(plain);
  });
});
