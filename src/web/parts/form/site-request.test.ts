import { describe, expect, it } from 'vitest';
import { degrees, metres } from '#domain/units';
import { clearSessionState } from '#web/session-state.ts';
import { createdSite, requestedSite, stateOfSiteRequest } from './site-request.ts';

const takeoff = { lat: degrees(46.5), lng: degrees(7.1), altitude: metres(1627) };

describe('a request for a new site', () => {
  it('carries the takeoff and the name in the history state', () => {
    for (const request of [
      { takeoff, name: '' },
      { takeoff: { ...takeoff, altitude: null }, name: 'Amisbühl' },
      { takeoff: null, name: 'Amisbühl' },
    ]) {
      const state: unknown = structuredClone({ ...stateOfSiteRequest(request), scroll: 12 });
      expect(requestedSite(state)).toEqual(request);
    }
  });

  it('is null when the form was opened from its list', () => {
    for (const state of [
      null,
      undefined,
      'takeoff',
      {},
      { siteRequest: null },
      { siteRequest: { takeoff: { lat: 1 }, name: '' } },
      { siteRequest: { takeoff: { lat: '1', lng: 2, altitude: null }, name: '' } },
    ])
      expect(requestedSite(state), JSON.stringify(state)).toBeNull();
  });

  it('keeps the site that was created until a logout', () => {
    stateOfSiteRequest({ takeoff, name: '' });
    expect(createdSite.get()).toBeNull();
    createdSite.set(12);
    expect(createdSite.get()).toBe(12);
    clearSessionState();
    expect(createdSite.get()).toBeNull();
  });

  it('drops the site of an earlier request', () => {
    createdSite.set(12);
    stateOfSiteRequest({ takeoff, name: '' });
    expect(createdSite.get()).toBeNull();
  });
});
