import { describe, expect, it } from 'vitest';
import type { SiteInput } from './fields/site.ts';
import { coordinatesOfSite, problemsOfSite } from './site.ts';
import { degrees, metres } from './units.ts';

const input: SiteInput = {
  name: 'Vounetz',
  location: 'Charmey, Switzerland',
  lat: degrees(46.62),
  lng: degrees(7.2),
  launchAltitude: metres(1627),
  remarks: '',
};

const problemsWith = (change: Partial<SiteInput>): readonly string[] =>
  problemsOfSite({ ...input, ...change }).map(({ field, code }) => `${field} ${code}`);

describe('problemsOfSite', () => {
  it('finds no problem in a whole site', () => {
    expect(problemsOfSite(input)).toEqual([]);
  });

  it('requires only a name', () => {
    const bare = { location: '', lat: null, lng: null, launchAltitude: metres(0) };
    expect(problemsWith(bare)).toEqual([]);
    expect(problemsWith({ name: '' })).toEqual(['name required']);
    expect(problemsWith({ name: '   ' })).toEqual(['name required']);
  });

  it('accepts names, locations and remarks up to their limits', () => {
    const longest = { name: 'x'.repeat(100), location: 'x'.repeat(1_000), remarks: 'x'.repeat(10_000) };
    expect(problemsWith(longest)).toEqual([]);
    const longer = { name: 'x'.repeat(101), location: 'x'.repeat(1_001), remarks: 'x'.repeat(10_001) };
    expect(problemsWith(longer)).toEqual(['name tooLong', 'location tooLong', 'remarks tooLong']);
  });

  it('requires both latitude and longitude, or neither', () => {
    expect(problemsWith({ lat: null })).toEqual(['coordinates halfCoordinates']);
    expect(problemsWith({ lng: null })).toEqual(['coordinates halfCoordinates']);
  });

  it('accepts latitude and longitude 0', () => {
    expect(problemsWith({ lat: degrees(0), lng: degrees(0) })).toEqual([]);
  });

  it('rejects invalid coordinates', () => {
    expect(problemsWith({ lat: degrees(90.1) })).toEqual(['coordinates notCoordinates']);
    expect(problemsWith({ lng: degrees(-180.1) })).toEqual(['coordinates notCoordinates']);
    expect(problemsWith({ lng: degrees(Number.NaN) })).toEqual(['coordinates notCoordinates']);
  });

  it('rejects a launch below 0', () => {
    expect(problemsWith({ launchAltitude: metres(-5) })).toEqual(['launchAltitude notNumber']);
  });
});

describe('coordinatesOfSite', () => {
  it('is the place, or null when the pilot has set none', () => {
    expect(coordinatesOfSite(input)).toEqual({ lat: 46.62, lng: 7.2 });
    expect(coordinatesOfSite({ ...input, lat: null, lng: null })).toBeNull();
    expect(coordinatesOfSite({ ...input, lat: degrees(0), lng: degrees(0) })).toEqual({ lat: 0, lng: 0 });
  });
});
