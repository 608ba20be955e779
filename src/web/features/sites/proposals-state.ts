import type { SiteProposal, SiteProposalResponse } from '#contract/places/places';
import type { Coordinates } from '#domain/geo';
import { isolated } from '#domain/isolated';
import { problemsOfSearchRadius } from '#domain/place';
import { type DistanceUnit, distanceIn, metresOfDistance } from '#domain/units';
import { ITEM_FORMS as itemFormTexts } from '#texts/item-forms';
import { MAP_TEXTS as mapTexts } from '#texts/maps';
import { texts } from '#web/texts.ts';
import { formatDecimal } from '#web/ui/text/numbers.ts';
import type { LookUpResult } from './look-up.ts';

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

export type ProposalsEvent =
  | { readonly type: 'requested'; readonly around: SearchArea }
  | { readonly type: 'received'; readonly result: LookUpResult<SiteProposalResponse> }
  | { readonly type: 'siteDismissed'; readonly site: SiteProposal }
  | { readonly type: 'hidden' };

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

/** Returns 'We found the site "Niesen" at 1.2 km distance'. */
export function foundText({ properties: { name, distance } }: SiteProposal, unit: DistanceUnit): string {
  return itemFormTexts.proposals.found(
    isolated(name),
    `${formatDecimal(distanceIn(distance, unit), 1)} ${texts.units.distance[unit]}`,
  );
}

/** Returns the notice when no site is known there, split at its link. */
export function nothingFoundText({ radius }: { readonly radius: number }, unit: DistanceUnit) {
  return itemFormTexts.proposals.nothing(`${radius} ${texts.units.distance[unit]}`);
}

/** Returns why no site can be proposed (`docs/behaviour.md`, 'Errors'); for a third party the message of the server has these words already. */
function failureText(
  place: Coordinates,
  { type, message }: Extract<LookUpResult<unknown>, { readonly state: 'failed' }>,
): string {
  return type === 'thirdPartyError' ? message : mapTexts.thirdParties.failedSites(place, message);
}

/** Initial search radius, in the pilot's distance unit (`docs/behaviour.md`, 'Numbers'). */
export const FIRST_RADIUS = 2;

/** Returns twice the radius; null when that is more than half the circumference of the earth. */
export function widerRadius(radius: number, unit: DistanceUnit): number | null {
  const wider = radius * 2;
  return problemsOfSearchRadius(metresOfDistance(wider, unit), unit).length === 0 ? wider : null;
}
