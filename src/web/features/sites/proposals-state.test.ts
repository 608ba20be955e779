import { describe, expect, it } from 'vitest';
import type { SiteProposal, SiteProposalResponse } from '#contract/places/places';
import { type DistanceUnit, degrees, metres } from '#domain/units';
import type { LookUpResult } from './look-up.ts';
import {
  FIRST_RADIUS,
  foundText,
  NO_PROPOSALS,
  nextProposals,
  nothingFoundText,
  type Proposals,
  widerRadius,
} from './proposals-state.ts';

const around = { place: { lat: degrees(46.7), lng: degrees(7.8) }, radius: 2 };
const loading = nextProposals(NO_PROPOSALS, { type: 'requested', around });

function proposal(name: string): SiteProposal {
  return {
    type: 'Feature',
    properties: { name, takeoff_altitude: metres(1_340), distance: metres(900) },
    geometry: { type: 'Point', coordinates: [degrees(7.8), degrees(46.7)] },
  };
}

function responseOf(...features: readonly SiteProposal[]): LookUpResult<SiteProposalResponse> {
  return { state: 'found', value: { type: 'FeatureCollection', features } };
}

const received = (state: Proposals, result: LookUpResult<SiteProposalResponse>) =>
  nextProposals(state, { type: 'received', result });

describe('site proposals', () => {
  it('are requested around a place', () => {
    expect(loading).toEqual({ state: 'loading', around });
  });

  it('are found', () => {
    const niesen = proposal('Niesen');
    expect(received(loading, responseOf(niesen))).toEqual({ state: 'found', around, sites: [niesen] });
  });

  it('are none within the radius', () => {
    expect(received(loading, responseOf())).toEqual({ state: 'nothing', around });
  });

  it('fail with the words of the server', () => {
    const message = 'ERROR: Unable to get site proposal: <html>';
    const failed = { state: 'failed', type: 'thirdPartyError', message } as const;
    expect(received(loading, failed)).toEqual({ state: 'failed', around, message });
  });

  it('fail with the documented words when our own server did not respond', () => {
    const message = 'Server is not responding, please, check your Internet connection.';
    const failed = { state: 'failed', type: 'ajaxNetworkError', message } as const;
    expect(received(loading, failed)).toMatchObject({
      message: `ERROR: Unable to get site proposal for 46.7/7.8: ${message}`,
    });
  });

  it('are dismissed one by one', () => {
    const [niesen, amisbuehl] = [proposal('Niesen'), proposal('Amisbühl')];
    const found = received(loading, responseOf(niesen, amisbuehl));
    const fewer = nextProposals(found, { type: 'siteDismissed', site: niesen });
    expect(fewer).toMatchObject({ sites: [amisbuehl] });
    expect(nextProposals(fewer, { type: 'siteDismissed', site: amisbuehl })).toBe(NO_PROPOSALS);
  });

  it('distinguishes two sites of one name', () => {
    const [first, second] = [proposal('Niesen'), proposal('Niesen')];
    const found = received(loading, responseOf(first, second));
    expect(nextProposals(found, { type: 'siteDismissed', site: second })).toMatchObject({ sites: [first] });
  });

  it('are not shown when the response comes after they were hidden', () => {
    const hidden = nextProposals(loading, { type: 'hidden' });
    expect(received(hidden, responseOf(proposal('Niesen')))).toBe(hidden);
  });
});

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

function radii(unit: DistanceUnit): readonly number[] {
  const found: number[] = [];
  for (let radius: number | null = FIRST_RADIUS; radius !== null; radius = widerRadius(radius, unit))
    found.push(radius);
  return found;
}

describe('the search radius', () => {
  it('starts at 2 and doubles', () => {
    expect(radii('kilometers').slice(0, 4)).toEqual([2, 4, 8, 16]);
  });

  it('stays below half the circumference of the earth: 20,015 km', () => {
    expect(radii('kilometers').at(-1)).toBe(16_384);
    expect(radii('miles').at(-1)).toBe(8_192);
  });
});
