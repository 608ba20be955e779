import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';
import type { Environment } from './settings-reader.ts';

function places(environment: Environment) {
  const read = readConfiguration(environment);
  if (read.state === 'wrong') return read.problems;
  const { sitesUrl, geocoderUrl, elevationUrl } = read.configuration;
  return [sitesUrl, geocoderUrl, elevationUrl].map((url) => url?.href ?? null);
}

describe('settings of third-party services', () => {
  it('default to the public services', () => {
    expect(places({})).toEqual([
      'https://www.paraglidingearth.com/api/geojson/',
      'https://nominatim.openstreetmap.org/',
      'https://api.open-meteo.com/v1/elevation',
    ]);
  });

  it('can switch a service off', () => {
    expect(places({ SITES_URL: 'off', GEOCODER_URL: ' Off ', ELEVATION_URL: 'OFF' })).toEqual([null, null, null]);
  });

  it('can contain a key', () => {
    const url = 'https://customer-api.open-meteo.com/v1/elevation?apikey=abc';
    expect(places({ ELEVATION_URL: url })).toContain(url);
  });

  it('are rejected when they are not a web address', () => {
    for (const wrong of [
      'nominatim',
      '/search',
      'ftp://places.example.org',
      'file:///etc/passwd',
      'https://a:b@c.org',
      'https://c.org#x',
    ]) {
      expect(places({ GEOCODER_URL: wrong })).toEqual([
        'GEOCODER_URL must be off or an address like https://places.example.org/api',
      ]);
    }
  });
});
