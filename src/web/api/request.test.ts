import { describe, expect, it } from 'vitest';
import { load, save } from '#contract/data';
import { login } from '#contract/session';
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

  it('leaves out what is not known yet', () => {
    const first = requestOf(load, { query: { lastModified: null } }, { csrf: null, pilotId: null });
    expect(first.url).toBe('/api/data');
  });

  it('carries csrf and the pilot in the body of a POST, beside the shape', () => {
    const body = { dataType: 'glider', data: { id: 3, see: false } } as const;
    const request = requestOf(save, { body }, SIGNED_IN);
    expect(request.url).toBe('/api/data');
    expect(JSON.parse(request.body ?? '')).toEqual({ ...body, csrf: 'abc', pilotId: 7 });
  });

  it('names no pilot where anyone may call', () => {
    const request = requestOf(login, { body: { email: 'a@b.ch', password: 'x' } }, SIGNED_IN);
    expect(JSON.parse(request.body ?? '')).toEqual({ email: 'a@b.ch', password: 'x', csrf: 'abc' });
  });

  it('fills in the parts of the path', () => {
    const request = requestOf(igcOfFlight, { params: { id: 42 } }, SIGNED_IN);
    expect(request.url).toBe('/api/flights/42/igc?csrf=abc&pilotId=7');
  });
});
