import { describe, expect, it } from 'vitest';
import { degrees, metres } from '#domain/units';
import { clearSiteRequest, completeSiteRequest, createdSite, requestedTakeoff, siteRequest } from './site-request.ts';

const takeoff = { lat: degrees(46.5), lng: degrees(7.1), altitude: metres(1627) };

describe('a request for a new site', () => {
  it('carries the takeoff in the history state', () => {
    const state: unknown = structuredClone({ ...siteRequest(takeoff), scroll: 12 });
    expect(requestedTakeoff(state)).toEqual(takeoff);
    expect(requestedTakeoff(siteRequest({ ...takeoff, altitude: null }))).toEqual({ ...takeoff, altitude: null });
  });

  it('is null when the form was opened from its list', () => {
    for (const state of [
      null,
      undefined,
      'takeoff',
      {},
      { takeoff: null },
      { takeoff: { lat: 1 } },
      { takeoff: { lat: '1', lng: 2, altitude: null } },
    ])
      expect(requestedTakeoff(state), JSON.stringify(state)).toBeNull();
  });

  it('returns the site that was created until it is cleared', () => {
    siteRequest(takeoff);
    expect(createdSite()).toBeNull();
    completeSiteRequest(12);
    expect(createdSite()).toBe(12);
    clearSiteRequest();
    expect(createdSite()).toBeNull();
  });

  it('drops the site of an earlier request', () => {
    completeSiteRequest(12);
    siteRequest(takeoff);
    expect(createdSite()).toBeNull();
  });
});
