import { expect, it } from 'vitest';
import { degrees, metres } from '#domain/units';
import { NO_ANSWERS, nextAnswers } from '../answers.ts';
import { fieldsOfNewSite, nameOfNewSite, typedNameOf } from './site-names.ts';

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

it('a new site is called by its coordinates until a name is found or typed', () => {
  expect(nameOfNewSite(SITE, NO_ANSWERS)).toBe('Launch 46.7 7.9');
  expect(nameOfNewSite(SITE, found)).toBe('Niesen');
  expect(nameOfNewSite(SITE, typed(' Niesen Kulm '))).toBe('Niesen Kulm');
  expect(nameOfNewSite({ ...SITE, name: 'Of the file' }, found)).toBe('Of the file');
  expect(nameOfNewSite({ ref: 's', name: '', place: null }, NO_ANSWERS)).toBe('Launch');
});

it('an emptied field stays empty while it is typed in, and the site keeps its name', () => {
  expect([typedNameOf(SITE, typed('')), nameOfNewSite(SITE, typed(''))]).toEqual(['', 'Niesen']);
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
