import { describe, expect, it } from 'vitest';
import type { SiteProposal, SiteProposalAnswer } from '#contract/places';
import { degrees, metres } from '#domain/units';
import type { LookUpResult } from '../look-up.ts';
import { NO_PROPOSALS, nextProposals, type Proposals } from './proposals-state.ts';

const around = { place: { lat: degrees(46.7), lng: degrees(7.8) }, radius: 2 };
const asking = nextProposals(NO_PROPOSALS, { type: 'asked', around });

function proposal(name: string): SiteProposal {
  return {
    type: 'Feature',
    properties: { name, takeoff_altitude: metres(1_340), distance: metres(900) },
    geometry: { type: 'Point', coordinates: [degrees(7.8), degrees(46.7)] },
  };
}

function answer(...features: readonly SiteProposal[]): LookUpResult<SiteProposalAnswer> {
  return { state: 'found', value: { type: 'FeatureCollection', features } };
}

const answered = (state: Proposals, to: Proposals, said: LookUpResult<SiteProposalAnswer>) =>
  nextProposals(state, { type: 'answered', asking: to, answer: said });

describe('site proposals', () => {
  it('are requested around a place', () => {
    expect(asking).toEqual({ state: 'asking', around });
  });

  it('are found', () => {
    const niesen = proposal('Niesen');
    expect(answered(asking, asking, answer(niesen))).toEqual({ state: 'found', around, sites: [niesen] });
  });

  it('are none within the radius', () => {
    expect(answered(asking, asking, answer())).toEqual({ state: 'nothing', around });
  });

  it('fail with the words of the server', () => {
    const message = 'ERROR: Unable to get site proposal: <html>';
    const failed = { state: 'failed', type: 'thirdPartyError', message } as const;
    expect(answered(asking, asking, failed)).toEqual({ state: 'failed', around, message });
  });

  it('fail in the words of the spec when our own server did not respond', () => {
    const message = 'Server is not responding, please, check your Internet connection.';
    const failed = { state: 'failed', type: 'ajaxNetworkError', message } as const;
    expect(answered(asking, asking, failed)).toMatchObject({
      message: `ERROR: Unable to get site proposal for 46.7/7.8: ${message}`,
    });
  });

  it('are dismissed one by one', () => {
    const [niesen, amisbuehl] = [proposal('Niesen'), proposal('Amisbühl')];
    const found = answered(asking, asking, answer(niesen, amisbuehl));
    const fewer = nextProposals(found, { type: 'siteDismissed', site: niesen });
    expect(fewer).toMatchObject({ sites: [amisbuehl] });
    expect(nextProposals(fewer, { type: 'siteDismissed', site: amisbuehl })).toBe(NO_PROPOSALS);
  });

  it('distinguishes two sites of one name', () => {
    const [first, second] = [proposal('Niesen'), proposal('Niesen')];
    const found = answered(asking, asking, answer(first, second));
    expect(nextProposals(found, { type: 'siteDismissed', site: second })).toMatchObject({ sites: [first] });
  });

  it('are not shown when the response comes after they were hidden', () => {
    const hidden = nextProposals(asking, { type: 'hidden' });
    expect(answered(hidden, asking, answer(proposal('Niesen')))).toBe(hidden);
  });

  it('are not those of an earlier request, not even of the same one', () => {
    const again = nextProposals(asking, { type: 'asked', around });
    expect(answered(again, asking, answer(proposal('Niesen')))).toBe(again);
  });
});
