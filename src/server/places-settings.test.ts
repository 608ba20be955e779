import { describe, expect, it } from 'vitest';
import { type Environment, readConfiguration } from './configuration.ts';

function places(environment: Environment) {
  const read = readConfiguration(environment);
  if (read.state === 'wrong') return read.problems;
  const { sitesUrl, geocoderUrl, elevationUrl } = read.configuration;
  return [sitesUrl, geocoderUrl, elevationUrl].map((url) => url?.href ?? null);
}

describe('the settings of places', () => {
  it('lead to the public services when they are not set', () => {
    expect(places({})).toEqual([
      'https://www.paraglidingearth.com/api/geojson/',
      'https://nominatim.openstreetmap.org/',
      'https://api.open-meteo.com/v1/elevation',
    ]);
  });

  it('may switch a service off', () => {
    expect(places({ SITES_URL: 'off', GEOCODER_URL: ' Off ', ELEVATION_URL: 'OFF' })).toEqual([null, null, null]);
  });

  it('may carry a key', () => {
    const url = 'https://customer-api.open-meteo.com/v1/elevation?apikey=abc';
    expect(places({ ELEVATION_URL: url })).toContain(url);
  });

  it('are told to be wrong when they are no address of the web', () => {
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
