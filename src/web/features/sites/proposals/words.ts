import type { SiteProposal } from '#contract/places';
import { failedSiteProposal } from '#contract/third-party-problems';
import type { Coordinates } from '#domain/geo';
import { type DistanceUnit, distanceIn, distanceSign } from '#domain/units';
import type { LookUpResult } from '../look-up.ts';

/** Returns 'We found the site "Niesen" at 1.2 km distance' (spec, section 4). */
export function wordsOfFound({ properties: { name, distance } }: SiteProposal, unit: DistanceUnit): string {
  return `We found the site "${name}" at ${distanceIn(distance, unit).toFixed(1)} ${distanceSign(unit)} distance`;
}

/** Returns the notice when no site is known there, split at its link (spec, section 4). */
export function wordsOfNothing({ radius }: { readonly radius: number }, unit: DistanceUnit) {
  return {
    before: `No site found within a distance of ${radius} ${distanceSign(unit)}. Consider adding new site data to a `,
    link: 'public paragliding-site database',
    after: ' or increase search radius.',
  };
}

/** Returns why no site can be proposed (spec, section 8); for a third party the message of the server has these words already. */
export function wordsOfFailure(
  place: Coordinates,
  { type, message }: Extract<LookUpResult<unknown>, { readonly state: 'failed' }>,
): string {
  return type === 'thirdPartyError' ? message : failedSiteProposal(place, message);
}
