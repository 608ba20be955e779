import { describe, expect, it } from 'vitest';
import { degrees, metres } from '#domain/units';
import { byId, logbookSite } from '#test/builders/logbook-items';
import { NO_ANSWERS, nextAnswers, type ReviewEvent } from './answers.ts';
import { fieldsOfNewSite, nameOfNewSite, namesOfNewSites } from './site-names.ts';

const place = { lat: degrees(46.7), lng: degrees(7.9) };
const SITE = { ref: 's', name: '', place };
const FOUND = {
  name: 'Niesen',
  location: 'Wimmis',
  coordinates: { lat: degrees(46.6), lng: degrees(7.6) },
  launchAltitude: metres(2_330),
};
const found = nextAnswers(NO_ANSWERS, { type: 'siteFound', ref: 's', details: FOUND });
const typed = (name: string) => nextAnswers(found, { type: 'siteNamed', ref: 's', name });

it('a new site is called by the nearest town until a name is found or typed', () => {
  const near = (distance: number) =>
    nextAnswers(NO_ANSWERS, {
      type: 'placesFound',
      places: new Map([['s', { name: 'Thun', distance: metres(distance) }]]),
    });
  expect(nameOfNewSite(SITE, NO_ANSWERS)).toBe('Launch');
  expect(nameOfNewSite(SITE, near(20_400))).toBe('Thun, launch');
  expect(nameOfNewSite(SITE, near(1_200_000))).toBe('Launch near Thun, 1200 km');
  expect(nameOfNewSite(SITE, found)).toBe('Niesen');
  expect(nameOfNewSite(SITE, typed(' Niesen Kulm '))).toBe('Niesen Kulm');
  expect(nameOfNewSite({ ...SITE, name: 'Of the file' }, found)).toBe('Of the file');
  expect(nameOfNewSite({ ref: 's', name: '', place: null }, NO_ANSWERS)).toBe('Launch');
});

it('a site whose field is emptied keeps its name', () => {
  expect(nameOfNewSite(SITE, typed(''))).toBe('Niesen');
});

it('a new site is saved with what was found, else at the middle of its launches', () => {
  expect(fieldsOfNewSite(SITE, found)).toEqual({
    name: 'Niesen',
    location: 'Wimmis',
    lat: 46.6,
    lng: 7.6,
    launchAltitude: 2_330,
    remarks: '',
  });
  expect(fieldsOfNewSite(SITE, NO_ANSWERS)).toMatchObject({ location: '', lat: 46.7, lng: 7.9, launchAltitude: 0 });
});

it('a new site has what a table says of it, and only the rest of what was found', () => {
  const details = { location: 'Thun', launchAltitude: null };
  expect(fieldsOfNewSite({ ...SITE, name: 'Niesen', details }, found)).toMatchObject({
    ...{ name: 'Niesen', location: 'Thun', launchAltitude: 2_330, ...place },
  });
});

describe('the names that new sites get', () => {
  const HILL = { lat: degrees(48.06), lng: degrees(8.02) };
  const own = byId(logbookSite({ id: 1, name: 'Near Hill', ...HILL }));
  const newSite = (ref: string, lat: number, lng: number) => ({
    ref,
    name: '',
    place: { lat: degrees(lat), lng: degrees(lng) },
  });
  const sites = [newSite('ch', 46.42, 8.12), newSite('gr', 39.9, 22.4), newSite('de', 48.063, 8.02)];
  const answersOf = (...events: readonly ReviewEvent[]) => events.reduce(nextAnswers, NO_ANSWERS);
  const lookedUp = sites.map(
    ({ ref }): ReviewEvent => ({
      type: 'siteFound',
      ref,
      details: { name: 'Near Hill', location: '', coordinates: null, launchAltitude: null },
    }),
  );

  it('join a site of the name where both may be one place, and are numbered elsewhere', () => {
    expect([...namesOfNewSites(sites, own, answersOf(...lookedUp)).values()]).toEqual([
      { name: 'Near Hill 2', joins: null },
      { name: 'Near Hill 3', joins: null },
      { name: 'Near Hill', joins: 'own' },
    ]);
    const again = [...sites, newSite('ch2', 46.423, 8.12)];
    const named = answersOf(...lookedUp, { type: 'siteNamed', ref: 'ch2', name: 'near hill 2' });
    expect(namesOfNewSites(again, own, named).get('ch2')).toEqual({ name: 'near hill 2', joins: 'new' });
  });

  it('leave out those in whose place another site is taken', () => {
    const answers = answersOf(...lookedUp, { type: 'siteReplaced', ref: 'ch', choice: { kind: 'none' } });
    expect(namesOfNewSites(sites, own, answers).get('gr')).toEqual({ name: 'Near Hill 2', joins: null });
  });
});
