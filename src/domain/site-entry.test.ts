import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SiteFacts } from './site.ts';
import { readSiteEntry, type SiteEntry, siteEntryOf } from './site-entry.ts';
import { ALTITUDE_UNITS, degrees, metres, metresFrom } from './units.ts';

const entry: SiteEntry = {
  name: 'Vounetz',
  coordinates: '46.62525, 7.206033',
  location: 'Charmey, Switzerland',
  launchAltitude: '5338',
  altitudeUnit: 'feet',
  remarks: 'Start facing west.',
};

const factsOf = (typed: SiteEntry, before?: SiteFacts): SiteFacts => {
  const read = readSiteEntry(typed, before);
  if (read.state === 'wrong') throw new Error(JSON.stringify(read.problems));
  return read.facts;
};

const problemsWith = (change: Partial<SiteEntry>): readonly string[] => {
  const read = readSiteEntry({ ...entry, ...change });
  return read.state === 'wrong' ? read.problems.map(({ field, code }) => `${field} ${code}`) : [];
};

describe('readSiteEntry', () => {
  it('reads all that is typed, the altitude in metres', () => {
    expect(factsOf(entry)).toEqual({
      name: 'Vounetz',
      location: 'Charmey, Switzerland',
      lat: 46.62525,
      lng: 7.206033,
      launchAltitude: metresFrom(5338, 'feet'),
      remarks: 'Start facing west.',
    });
  });

  it('uses defaults for empty optional fields', () => {
    expect(factsOf({ ...entry, coordinates: ' ', location: '', launchAltitude: '', remarks: '' })).toEqual({
      name: 'Vounetz',
      location: '',
      lat: null,
      lng: null,
      launchAltitude: 0,
      remarks: '',
    });
  });

  it('drops white space around name and location, and keeps it in remarks', () => {
    const read = factsOf({ ...entry, name: ' Vounetz ', location: ' Charmey ', remarks: ' a\n' });
    expect(read).toMatchObject({ name: 'Vounetz', location: 'Charmey', remarks: ' a\n' });
  });

  it('misses a name', () => {
    expect(problemsWith({ name: ' ' })).toEqual(['name required']);
  });

  it('rejects coordinates in another format, once', () => {
    expect(problemsWith({ coordinates: "46°37'N 7°12'E" })).toEqual(['coordinates notCoordinates']);
    expect(problemsWith({ coordinates: '46.6' })).toEqual(['coordinates notCoordinates']);
    expect(problemsWith({ coordinates: '91 0' })).toEqual(['coordinates notCoordinates']);
  });

  it('rejects a launch altitude that is not whole', () => {
    expect(problemsWith({ launchAltitude: '10.5' })).toEqual(['launchAltitude notWhole']);
  });

  it('finds every problem at once', () => {
    expect(problemsWith({ name: '', coordinates: 'here', launchAltitude: 'high' })).toEqual([
      'name required',
      'coordinates notCoordinates',
      'launchAltitude noNumber',
    ]);
  });
});

describe('a site that is opened and saved again', () => {
  const anyPlace = fc.option(
    fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }).map(degrees),
      lng: fc.double({ min: -180, max: 180, noNaN: true }).map(degrees),
    }),
  );

  it('is the same site to the last digit, in either unit', () => {
    const anyAltitude = fc.double({ min: 0, max: 9_000, noNaN: true }).map(metres);
    fc.assert(
      fc.property(anyPlace, anyAltitude, fc.constantFrom(...ALTITUDE_UNITS), (place, launchAltitude, unit) => {
        const facts = { ...factsOf(entry), lat: null, lng: null, ...place, launchAltitude };
        expect(factsOf(siteEntryOf(facts, unit), facts)).toEqual(facts);
      }),
    );
  });

  it('moves to the coordinates that are typed', () => {
    const before = { ...factsOf(entry), lat: degrees(46.6252500001) };
    expect(factsOf({ ...entry, coordinates: '46.62526 7.206033' }, before).lat).toBe(46.62526);
    expect(factsOf({ ...entry, coordinates: '' }, before).lat).toBeNull();
  });
});
