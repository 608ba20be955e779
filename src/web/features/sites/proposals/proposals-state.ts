import type { SiteProposal, SiteProposalResponse } from '#contract/places/places';
import type { Coordinates } from '#domain/geo';
import type { LookUpResult } from '../look-up.ts';
import { failureText } from './proposal-texts.ts';

/** A search for known sites around a place. */
export interface SearchArea {
  readonly place: Coordinates;
  /** In the pilot's distance unit. */
  readonly radius: number;
}

/** Proposals of the site form. */
export type Proposals =
  | { readonly state: 'none' }
  | { readonly state: 'loading'; readonly around: SearchArea }
  | { readonly state: 'found'; readonly around: SearchArea; readonly sites: readonly SiteProposal[] }
  | { readonly state: 'nothing'; readonly around: SearchArea }
  | { readonly state: 'failed'; readonly around: SearchArea; readonly message: string };

/** Events of the proposals. */
export type ProposalsEvent =
  | { readonly type: 'requested'; readonly around: SearchArea }
  | { readonly type: 'received'; readonly result: LookUpResult<SiteProposalResponse> }
  | { readonly type: 'siteDismissed'; readonly site: SiteProposal }
  | { readonly type: 'hidden' };

/** No proposals. */
export const NO_PROPOSALS: Proposals = { state: 'none' };

/** Returns the proposals after an event. */
export function nextProposals(proposals: Proposals, event: ProposalsEvent): Proposals {
  switch (event.type) {
    case 'requested':
      return { state: 'loading', around: event.around };
    case 'received':
      return proposals.state === 'loading' ? afterResponse(proposals.around, event.result) : proposals;
    case 'siteDismissed':
      return proposals.state === 'found' ? without(proposals, event.site) : proposals;
    case 'hidden':
      return NO_PROPOSALS;
  }
}

function afterResponse(around: SearchArea, result: LookUpResult<SiteProposalResponse>): Proposals {
  if (result.state === 'failed') return { state: 'failed', around, message: failureText(around.place, result) };
  const sites = result.value.features;
  return sites.length > 0 ? { state: 'found', around, sites } : { state: 'nothing', around };
}

function without(found: Extract<Proposals, { state: 'found' }>, dismissed: SiteProposal): Proposals {
  const sites = found.sites.filter((site) => site !== dismissed);
  return sites.length > 0 ? { ...found, sites } : NO_PROPOSALS;
}
