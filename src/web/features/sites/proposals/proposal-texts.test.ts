import { describe, expect, it } from 'vitest';
import { degrees, metres } from '#domain/units';
import { foundText, nothingFoundText } from './proposal-texts.ts';

const place = { lat: degrees(46.7), lng: degrees(7.8) };

describe('the words of the proposals', () => {
  const site = {
    type: 'Feature',
    properties: { name: '<b>Niesen</b>', takeoff_altitude: null, distance: metres(1_609) },
    geometry: { type: 'Point', coordinates: [place.lng, place.lat] },
  } as const;

  it("name a site and its distance in the pilot's unit", () => {
    expect(foundText(site, 'kilometers')).toBe('We found the site "<b>Niesen</b>" at 1.6 km distance');
    expect(foundText(site, 'miles')).toBe('We found the site "<b>Niesen</b>" at 1.0 mi distance');
  });

  it('say that there is none', () => {
    const { before, link, after } = nothingFoundText({ radius: 4 }, 'miles');
    expect(before + link + after).toBe(
      'No site found within a distance of 4 mi. Consider adding new site data to a public paragliding-site database or increase search radius.',
    );
  });
});
