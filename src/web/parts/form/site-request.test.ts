// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { degrees, metres } from '#domain/units';
import {
  createdSiteIn,
  isAwaitingSite,
  markAwaitingSite,
  requestedSite,
  returnFromSiteRequest,
  stateOfSiteRequest,
  unmarkAwaitingSite,
} from './site-request.ts';

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

  it('returns with the site that was created, in the state of the entry that was marked', async () => {
    const returned = async (createdSite: number | null): Promise<unknown> => {
      history.pushState({ scroll: 3 }, '', '/flight/0/edit');
      markAwaitingSite();
      history.pushState(stateOfSiteRequest({ takeoff, name: '' }), '', '/site/0/edit');
      const arrived = new Promise<unknown>((resolve) =>
        window.addEventListener('popstate', () => resolve(history.state), { once: true }),
      );
      returnFromSiteRequest(createdSite);
      return arrived;
    };
    const state = await returned(12);
    expect([createdSiteIn(state), isAwaitingSite(state)]).toEqual([12, true]);
    unmarkAwaitingSite();
    expect(history.state).toEqual({ scroll: 3 });
    expect(createdSiteIn(await returned(null))).toBeNull();
  });
});
