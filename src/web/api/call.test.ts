import { describe, expect, it, vi } from 'vitest';
import { changePassword } from '#contract/account/account';
import { login, logout, resendAuthToken } from '#contract/account/sign-in';
import { load, save } from '#contract/data';
import { importFlights } from '#contract/import/flights-import';
import { geocode, location, siteProposal } from '#contract/places/places';
import { timezone } from '#contract/places/timezones';
import { igcOfFlight } from '#contract/tracks';
import { changedGlider, loadResponse, pilotOf } from '#test/builders/responses';
import { hasOutline, readResponse, requestOf } from './call.ts';
import { CallError } from './call-error.ts';

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

const LOAD = loadResponse(3, { pilot: pilotOf(7), gliders: [changedGlider(1), { id: 2, see: false }], reset: true });
const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

describe('a response', () => {
  it('is returned as it is when it fits its schema', () => {
    expect(readResponse(load, bytesOf(JSON.stringify(LOAD)))).toEqual(LOAD);
  });

  it.each([
    ['no JSON', '<html>'],
    ['nothing', ''],
    ['another object', '{"ended":1}'],
    ['a wrong item', JSON.stringify({ ...LOAD, gliders: [{ id: 1, see: true }] })],
  ])('of %s is an error that can be shown, in full checks', (_, text) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(() => readResponse(load, bytesOf(text))).toThrow(new CallError('DBReadError', { status: 200 }, true));
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

describe('the outline of a response', () => {
  it.each([
    ['a load', LOAD, true],
    ['a load without what it can omit', loadResponse(1), true],
    ['a load with unknown fields, or unknown items in a list', { ...LOAD, scores: 1, flights: [{}] }, true],
    ['a load with unknown fields of the pilot', { ...LOAD, pilot: { ...pilotOf(7), scores: 1 } }, true],
    ['a load without a pilot', { ...LOAD, pilot: null }, true],
    ['a load without its flights', { ...LOAD, flights: undefined }, false],
    ['a load with a wrong marker', { ...LOAD, lastModified: '3' }, false],
    ['a load with a wrong pilot', { ...LOAD, pilot: { id: 'x' } }, false],
    ['a list', [], false],
    ['nothing', undefined, false],
    ['null', null, false],
  ])('fits, or not: %s', (_, value, fits) => {
    expect(hasOutline(load.response, value)).toBe(fits);
  });

  it('is only a list where the schema is one', () => {
    expect(hasOutline(geocode.response, [{}])).toBe(true);
    expect(hasOutline(geocode.response, {})).toBe(false);
  });
});
