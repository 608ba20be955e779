import { describe, expect, it } from 'vitest';
import { degrees, metres } from '#domain/units';
import { clearSessionState } from '#web/session-state.ts';
import { createdSite, requestedTakeoff, siteRequest } from './site-request.ts';

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

  it('keeps the site that was created until a logout', () => {
    siteRequest(takeoff);
    expect(createdSite.get()).toBeNull();
    createdSite.set(12);
    expect(createdSite.get()).toBe(12);
    clearSessionState();
    expect(createdSite.get()).toBeNull();
  });

  it('drops the site of an earlier request', () => {
    createdSite.set(12);
    siteRequest(takeoff);
    expect(createdSite.get()).toBeNull();
  });
});
