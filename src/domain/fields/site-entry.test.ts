import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALTITUDE_UNITS, degrees, metres, metresFrom } from '../units.ts';
import type { SiteEntry, SiteInput } from './site.ts';
import { readSiteEntry, siteEntryOf } from './site-entry.ts';

const entry: SiteEntry = {
  name: 'Vounetz',
  coordinates: '46.62525, 7.206033',
  location: 'Charmey, Switzerland',
  launchAltitude: '5338',
  altitudeUnit: 'feet',
  remarks: 'Start facing west.',
};

const inputOf = (typed: SiteEntry, before?: SiteInput): SiteInput => {
  const read = readSiteEntry(typed, before);
  if (read.state === 'wrong') throw new Error(JSON.stringify(read.problems));
  return read.input;
};

const problemsWith = (change: Partial<SiteEntry>): readonly string[] => {
  const read = readSiteEntry({ ...entry, ...change });
  return read.state === 'wrong' ? read.problems.map(({ field, code }) => `${field} ${code}`) : [];
};

describe('readSiteEntry', () => {
  it('reads all that is typed, the altitude in metres', () => {
    expect(inputOf(entry)).toEqual({
      name: 'Vounetz',
      location: 'Charmey, Switzerland',
      lat: 46.62525,
      lng: 7.206033,
      launchAltitude: metresFrom(5338, 'feet'),
      remarks: 'Start facing west.',
    });
  });

  it('uses defaults for empty optional fields', () => {
    expect(inputOf({ ...entry, coordinates: ' ', location: '', launchAltitude: '', remarks: '' })).toEqual({
      name: 'Vounetz',
      location: '',
      lat: null,
      lng: null,
      launchAltitude: 0,
      remarks: '',
    });
  });

  it('drops white space around name and location, and keeps it in remarks', () => {
    const read = inputOf({ ...entry, name: ' Vounetz ', location: ' Charmey ', remarks: ' a\n' });
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
      'launchAltitude noNumber',
      'coordinates notCoordinates',
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
        const input = { ...inputOf(entry), lat: null, lng: null, ...place, launchAltitude };
        expect(inputOf(siteEntryOf(input, unit), input)).toEqual(input);
      }),
    );
  });

  it('moves to the coordinates that are typed', () => {
    const before = { ...inputOf(entry), lat: degrees(46.6252500001) };
    expect(inputOf({ ...entry, coordinates: '46.62526 7.206033' }, before).lat).toBe(46.62526);
    expect(inputOf({ ...entry, coordinates: '' }, before).lat).toBeNull();
  });
});
