import { describe, expect, it } from 'vitest';
import { changePassword } from '#contract/account/account';
import { login, logout, resendAuthToken } from '#contract/account/sign-in';
import { load, save } from '#contract/data';
import { importFlights } from '#contract/import/flights-import';
import { location, siteProposal } from '#contract/places/places';
import { timezone } from '#contract/places/timezones';
import { igcOfFlight } from '#contract/tracks';
import { requestOf } from './request.ts';

const SIGNED_IN = { csrf: 'abc', pilotId: 7 };

describe('the request of a call', () => {
  it('carries csrf and the pilot in the query of a GET', () => {
    expect(requestOf(load, { query: { lastModified: 12 } }, SIGNED_IN)).toEqual({
      method: 'GET',
      url: '/api/data?lastModified=12&csrf=abc&pilotId=7',
      body: null,
    });
  });

  it('omits what is not known yet', () => {
    const first = requestOf(load, { query: { lastModified: null } }, { csrf: null, pilotId: null });
    expect(first.url).toBe('/api/data');
  });

  it('carries csrf and the pilot in the body of a POST, beside its fields', () => {
    const body = { dataType: 'glider', data: { id: 3, see: false } } as const;
    const request = requestOf(save, { body }, SIGNED_IN);
    expect(request.url).toBe('/api/data');
    expect(JSON.parse(request.body ?? '')).toEqual({ ...body, csrf: 'abc', pilotId: 7 });
  });

  it.each([
    [resendAuthToken, {}, { csrf: 'abc', pilotId: 7 }],
    [logout, {}, { csrf: 'abc', pilotId: 7 }],
    [
      changePassword,
      { body: { currentPassword: 'a', nextPassword: 'b' } },
      { currentPassword: 'a', nextPassword: 'b', csrf: 'abc', pilotId: 7 },
    ],
    [
      importFlights,
      { body: { encodedContent: 'data:text/csv;base64,' } },
      { encodedContent: 'data:text/csv;base64,', csrf: 'abc', pilotId: 7 },
    ],
  ])('names the pilot in the body of $path', (endpoint, input, body) => {
    const request = requestOf(endpoint, input, SIGNED_IN);
    expect([request.method, request.url, JSON.parse(request.body ?? '')]).toEqual(['POST', endpoint.path, body]);
  });

  it.each([
    [
      timezone,
      { query: { latLngString: '46.5,7.1', timestampInSec: '1748683200' } },
      'latLngString=46.5%2C7.1&timestampInSec=1748683200',
    ],
    [siteProposal, { query: { lat: 46.5, lng: 7.1, dist: 2 } }, 'lat=46.5&lng=7.1&dist=2'],
    [location, { query: { latLngString: '46.5,7.1' } }, 'latLngString=46.5%2C7.1'],
  ])('names the pilot in the query of $path', (endpoint, input, query) => {
    expect(requestOf(endpoint, input, SIGNED_IN)).toEqual({
      method: 'GET',
      url: `${endpoint.path}?${query}&csrf=abc&pilotId=7`,
      body: null,
    });
  });

  it('names no pilot where anyone may call', () => {
    const request = requestOf(login, { body: { email: 'a@b.ch', password: 'x' } }, SIGNED_IN);
    expect(JSON.parse(request.body ?? '')).toEqual({ email: 'a@b.ch', password: 'x', csrf: 'abc' });
  });

  it('fills in the parameters of the path', () => {
    const request = requestOf(igcOfFlight, { params: { id: 42 } }, SIGNED_IN);
    expect(request.url).toBe('/api/flights/42/igc?csrf=abc&pilotId=7');
  });
});
