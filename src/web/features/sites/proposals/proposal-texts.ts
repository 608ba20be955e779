import type { SiteProposal } from '#contract/places/places';
import type { Coordinates } from '#domain/geo';
import { type DistanceUnit, distanceIn } from '#domain/units';
import { mapTexts } from '#web/map-texts.ts';
import { itemFormTexts } from '#web/parts/form/item-form-texts.ts';
import { texts } from '#web/texts.ts';
import { formatDecimal } from '#web/ui/text/numbers.ts';
import type { LookUpResult } from '../look-up.ts';

/** Returns 'We found the site "Niesen" at 1.2 km distance'. */
export function foundText({ properties: { name, distance } }: SiteProposal, unit: DistanceUnit): string {
  return itemFormTexts.proposals.found(
    name,
    `${formatDecimal(distanceIn(distance, unit), 1)} ${texts.units.distance[unit]}`,
  );
}

/** Returns the notice when no site is known there, split at its link. */
export function nothingFoundText({ radius }: { readonly radius: number }, unit: DistanceUnit) {
  return itemFormTexts.proposals.nothing(`${radius} ${texts.units.distance[unit]}`);
}

/** Returns why no site can be proposed (`docs/behaviour.md`, 'Errors'); for a third party the message of the server has these words already. */
export function failureText(
  place: Coordinates,
  { type, message }: Extract<LookUpResult<unknown>, { readonly state: 'failed' }>,
): string {
  return type === 'thirdPartyError' ? message : mapTexts.thirdParties.failedSites(place, message);
}
